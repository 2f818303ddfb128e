import Files
import Lessons

// Decks in and out

extension Message {
  package static func deckHead(path: String, format: String, title: String) -> Message {
    Message("deck.head", ["path": path, "format": format, "title": title])
  }
  package static func deckCounts(read: Int, taken: Int, left: Int) -> Message {
    Message("deck.counts", ["read": read, "taken": taken, "left": left])
  }
  package static func deckCourse(
    id: CourseID, languages: String, days: String, new: Int, changed: Int, same: Int
  ) -> Message {
    Message(
      "deck.course",
      [
        "id": id, "languages": languages, "days": days, "new": new, "changed": changed,
        "same": same,
      ])
  }
  package static func deckCourseKept(count: Int) -> Message {
    Message("deck.courseKept", ["count": count])
  }
  package static func deckFields(prompt: String, answer: String) -> Message {
    Message("deck.fields", ["prompt": prompt, "answer": answer])
  }
  package static func deckFieldsGaps(text: String) -> Message {
    Message("deck.fieldsGaps", ["text": text])
  }
  package static func deckFieldsOfKind(kind: String, fields: String) -> Message {
    Message("deck.fieldsOfKind", ["kind": kind, "fields": fields])
  }
  package static func deckFieldsExample(prompt: String, answer: String, example: String) -> Message
  {
    Message("deck.fieldsExample", ["prompt": prompt, "answer": answer, "example": example])
  }
  package static func deckPreview(prompt: String, answer: String) -> Message {
    Message("deck.preview", ["prompt": prompt, "answer": answer])
  }
  package static func deckReasonLine(count: Int, reason: String, places: String) -> Message {
    Message("deck.reasonLine", ["count": count, "reason": reason, "places": places])
  }
  package static func deckAlterationLine(count: Int, what: String) -> Message {
    Message("deck.alterationLine", ["count": count, "what": what])
  }
  package static func deckPlaceLine(number: Int) -> Message {
    Message("deck.placeLine", ["number": number])
  }
  package static func deckPlaceNote(number: Int) -> Message {
    Message("deck.placeNote", ["number": number])
  }
  package static func deckMorePlaces(places: String, count: Int) -> Message {
    Message("deck.morePlaces", ["places": places, "count": count])
  }
  package static func deckHistory(read: Int, taken: Int, skipped: Int) -> Message {
    Message("deck.history", ["read": read, "taken": taken, "skipped": skipped])
  }
  package static func deckHistoryNew(count: Int) -> Message {
    Message("deck.historyNew", ["count": count])
  }
  package static func deckSkippedLine(count: Int, reason: String) -> Message {
    Message("deck.skippedLine", ["count": count, "reason": reason])
  }
  package static func deckStarted(count: Int) -> Message {
    Message("deck.started", ["count": count])
  }
  package static func deckUndo(id: String) -> Message {
    Message("deck.undo", ["id": id])
  }
  package static var deckNothingNew: Message { Message("deck.nothingNew") }
  package static var deckDryRun: Message { Message("deck.dryRun") }
  package static func deckNoSentence(path: String) -> Message {
    Message("deck.noSentence", ["path": path])
  }
  package static func deckUndone(id: String) -> Message {
    Message("deck.undone", ["id": id])
  }
  package static func deckEditedKept(path: FilePath) -> Message {
    Message("deck.editedKept", ["path": path])
  }
  package static func deckUnknownImport(id: String) -> Message {
    Message("deck.unknownImport", ["id": id])
  }
  package static func deckKnownImports(sentence: String, ids: String) -> Message {
    Message("deck.knownImports", ["sentence": sentence, "ids": ids])
  }
  package static func deckFileUnwritten(path: FilePath, reason: String) -> Message {
    Message("deck.fileUnwritten", ["path": path, "reason": reason])
  }
  package static func deckFileUnread(path: FilePath) -> Message {
    Message("deck.fileUnread", ["path": path])
  }
  package static func deckBadCourse(path: String) -> Message {
    Message("deck.badCourse", ["path": path])
  }
  package static var deckProgressUnpacking: Message { Message("deck.progressUnpacking") }
  package static func deckProgressReading(done: Int) -> Message {
    Message("deck.progressReading", ["done": done])
  }
  package static func deckProgressMaking(done: Int, total: Int) -> Message {
    Message("deck.progressMaking", ["done": done, "total": total])
  }
  package static var deckExpectedCourseID: Message { Message("deck.expectedCourseID") }
  package static func deckExported(path: String, sentences: String, reviews: Int) -> Message {
    Message("deck.exported", ["path": path, "sentences": sentences, "reviews": reviews])
  }
  package static var deckNothingToExport: Message { Message("deck.nothingToExport") }
  package static func deckErrorNotADeck(path: String) -> Message {
    Message("deck.error.notADeck", ["path": path])
  }
  package static func deckErrorEmpty(path: String) -> Message {
    Message("deck.error.empty", ["path": path])
  }
  package static func deckErrorUnknownEncoding(path: String, line: Int) -> Message {
    Message("deck.error.unknownEncoding", ["path": path, "line": line])
  }
  package static func deckErrorDamagedArchive(path: String) -> Message {
    Message("deck.error.damagedArchive", ["path": path])
  }
  package static func deckErrorBomb(path: String, limit: Int) -> Message {
    Message("deck.error.bomb", ["path": path, "limit": limit])
  }
  package static func deckErrorNestedArchive(path: String) -> Message {
    Message("deck.error.nestedArchive", ["path": path])
  }
  package static func deckErrorUnsafeName(path: String, name: String) -> Message {
    Message("deck.error.unsafeName", ["path": path, "name": name])
  }
  package static func deckErrorNoCollection(path: String) -> Message {
    Message("deck.error.noCollection", ["path": path])
  }
  package static func deckErrorDamagedDatabase(path: String) -> Message {
    Message("deck.error.damagedDatabase", ["path": path])
  }
  package static func deckErrorNotACollection(path: String) -> Message {
    Message("deck.error.notACollection", ["path": path])
  }
  package static func deckErrorNewerAnki(path: String, version: Int) -> Message {
    Message("deck.error.newerAnki", ["path": path, "version": version])
  }
  package static func deckErrorMissingLibrary(path: String, package: String) -> Message {
    Message("deck.error.missingLibrary", ["path": path, "package": package])
  }
  package static func deckErrorBadYAML(path: String, file: String, line: Int) -> Message {
    Message("deck.error.badYAML", ["path": path, "file": file, "line": line])
  }
  package static func deckErrorUnknownField(path: String, name: String, known: String) -> Message {
    Message("deck.error.unknownField", ["path": path, "name": name, "known": known])
  }
  package static func deckErrorTooManySentences(path: String) -> Message {
    Message("deck.error.tooManySentences", ["path": path])
  }
  package static func deckErrorCancelled(path: String) -> Message {
    Message("deck.error.cancelled", ["path": path])
  }
  package static var deckFormatAnki: Message { Message("deck.format.anki") }
  package static var deckFormatAnkiText: Message { Message("deck.format.ankiText") }
  package static var deckFormatCsv: Message { Message("deck.format.csv") }
  package static var deckFormatTsv: Message { Message("deck.format.tsv") }
  package static var deckFormatQuizlet: Message { Message("deck.format.quizlet") }
  package static var deckFormatTatoeba: Message { Message("deck.format.tatoeba") }
  package static var deckFormatLibreLingo: Message { Message("deck.format.libreLingo") }
  package static var deckFormatHascard: Message { Message("deck.format.hascard") }
  package static var deckFormatHashcards: Message { Message("deck.format.hashcards") }
  package static var deckFormatRepeater: Message { Message("deck.format.repeater") }
  package static var deckLeftOutEmptyPrompt: Message { Message("deck.leftOut.emptyPrompt") }
  package static var deckLeftOutEmptyAnswer: Message { Message("deck.leftOut.emptyAnswer") }
  package static var deckLeftOutDuplicate: Message { Message("deck.leftOut.duplicate") }
  package static var deckLeftOutOneColumn: Message { Message("deck.leftOut.oneColumn") }
  package static var deckLeftOutMediaOnly: Message { Message("deck.leftOut.mediaOnly") }
  package static var deckLeftOutImageOcclusion: Message { Message("deck.leftOut.imageOcclusion") }
  package static var deckLeftOutFormula: Message { Message("deck.leftOut.formula") }
  package static var deckLeftOutTooLong: Message { Message("deck.leftOut.tooLong") }
  package static var deckLeftOutTooManyAnswers: Message { Message("deck.leftOut.tooManyAnswers") }
  package static var deckLeftOutControlCharacter: Message {
    Message("deck.leftOut.controlCharacter")
  }
  package static var deckLeftOutNotText: Message { Message("deck.leftOut.notText") }
  package static var deckLeftOutUnknownKind: Message { Message("deck.leftOut.unknownKind") }
  package static var deckLeftOutNoGap: Message { Message("deck.leftOut.noGap") }
  package static var deckLeftOutNoCard: Message { Message("deck.leftOut.noCard") }
  package static var deckLeftOutSuspended: Message { Message("deck.leftOut.suspended") }
  package static var deckLeftOutMalformed: Message { Message("deck.leftOut.malformed") }
  package static var deckAlterationMarkupRemoved: Message {
    Message("deck.alteration.markupRemoved")
  }
  package static var deckAlterationSoundDropped: Message { Message("deck.alteration.soundDropped") }
  package static var deckAlterationImageDropped: Message { Message("deck.alteration.imageDropped") }
  package static var deckAlterationAlternativesSplit: Message {
    Message("deck.alteration.alternativesSplit")
  }
  package static var deckAlterationGrouped: Message { Message("deck.alteration.grouped") }
  package static var deckAlterationNoteShortened: Message {
    Message("deck.alteration.noteShortened")
  }
  package static var deckAlterationExampleUsed: Message { Message("deck.alteration.exampleUsed") }
  package static var deckAlterationReadingMoved: Message { Message("deck.alteration.readingMoved") }
  package static var deckAlterationRemarkMoved: Message { Message("deck.alteration.remarkMoved") }
  package static var deckAlterationSuspendedCardLeftOut: Message {
    Message("deck.alteration.suspendedCardLeftOut")
  }
  package static var deckAlterationCardLeftOut: Message { Message("deck.alteration.cardLeftOut") }
  package static var deckSkippedManual: Message { Message("deck.skipped.manual") }
  package static var deckSkippedCramming: Message { Message("deck.skipped.cramming") }
  package static var deckSkippedBeforeReset: Message { Message("deck.skipped.beforeReset") }
  package static var deckSkippedIncomplete: Message { Message("deck.skipped.incomplete") }
  package static var deckSkippedNoCard: Message { Message("deck.skipped.noCard") }
  package static var deckSkippedImpossible: Message { Message("deck.skipped.impossible") }
  package static var deckSkippedNotWanted: Message { Message("deck.skipped.notWanted") }
}
