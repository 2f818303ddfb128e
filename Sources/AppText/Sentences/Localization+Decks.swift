import Decks
import Files
import Glibc
import Lessons
import Storage

/// The words for what becomes of a deck.
extension Localization {
  /// Why a file was refused, and what to do.
  package func sentence(for error: DeckError, at path: String) -> String {
    switch error {
    case .unreadable(let error): sentence(for: error)
    case .notADeck: self[.deckErrorNotADeck(path: path)]
    case .empty: self[.deckErrorEmpty(path: path)]
    case .unknownEncoding(let line):
      self[.deckErrorUnknownEncoding(path: path, line: line)]
    case .damagedArchive: self[.deckErrorDamagedArchive(path: path)]
    case .bomb(let limit): self[.deckErrorBomb(path: path, limit: limit)]
    case .nestedArchive: self[.deckErrorNestedArchive(path: path)]
    case .unsafeName(let name): self[.deckErrorUnsafeName(path: path, name: name)]
    case .noCollection: self[.deckErrorNoCollection(path: path)]
    case .damagedDatabase: self[.deckErrorDamagedDatabase(path: path)]
    case .notACollection: self[.deckErrorNotACollection(path: path)]
    case .newerAnki(let version):
      self[.deckErrorNewerAnki(path: path, version: version)]
    case .missingLibrary(let package):
      self[.deckErrorMissingLibrary(path: path, package: package)]
    case .badYAML(let file, let line):
      self[.deckErrorBadYAML(path: path, file: file, line: line)]
    case .unknownField(let name, let known):
      self[.deckErrorUnknownField(path: path, name: name, known: known.joined(separator: ", "))]
    case .tooManySentences: self[.deckErrorTooManySentences(path: path)]
    case .badCourse(let course): self[.deckBadCourse(path: course)]
    case .cancelled: self[.deckErrorCancelled(path: path)]
    }
  }

  /// Why nothing was kept of a deck, or nothing taken back.
  package func sentence(for error: ImportError) -> String {
    switch error {
    case .storage(let error): sentence(for: error)
    case .file(let path, 0): self[.deckFileUnread(path: path)]
    case .file(let path, let code):
      self[.deckFileUnwritten(path: path, reason: String(cString: strerror(code)))]
    case .unknown(let id): self[.deckUnknownImport(id: id.rawValue)]
    }
  }

  /// Why a package for Anki could not be written.
  package func sentence(for error: AnkiPackageWriter.Failure) -> String {
    switch error {
    case .missingLibrary(let package):
      self[.deckErrorMissingLibrary(path: ".apkg", package: package)]
    case .file(let path, let code):
      sentence(for: ImportError.file(path: FilePath(path), code: code))
    case .database: self[.deckErrorDamagedDatabase(path: ".apkg")]
    }
  }

  /// Where a note stands.
  package func place(_ place: DeckPlace) -> String {
    let text = self[
      place.isLine
        ? .deckPlaceLine(number: place.number) : .deckPlaceNote(number: place.number)]
    return place.file.map { "\($0) \(text)" } ?? text
  }

  /// What a deck was written by.
  package func name(of format: DeckFormat) -> String {
    let key: Message =
      switch format {
      case .anki: .deckFormatAnki
      case .ankiText: .deckFormatAnkiText
      case .csv: .deckFormatCsv
      case .tsv: .deckFormatTsv
      case .quizlet: .deckFormatQuizlet
      case .tatoeba: .deckFormatTatoeba
      case .libreLingo: .deckFormatLibreLingo
      case .hascard: .deckFormatHascard
      case .hashcards: .deckFormatHashcards
      case .repeater: .deckFormatRepeater
      }
    return self[key]
  }

  /// Why a note is not among the sentences.
  package func reason(_ reason: LeftOutReason) -> String {
    let key: Message =
      switch reason {
      case .emptyPrompt: .deckLeftOutEmptyPrompt
      case .emptyAnswer: .deckLeftOutEmptyAnswer
      case .duplicate: .deckLeftOutDuplicate
      case .oneColumn: .deckLeftOutOneColumn
      case .mediaOnly: .deckLeftOutMediaOnly
      case .imageOcclusion: .deckLeftOutImageOcclusion
      case .formula: .deckLeftOutFormula
      case .tooLong: .deckLeftOutTooLong
      case .tooManyAnswers: .deckLeftOutTooManyAnswers
      case .controlCharacter: .deckLeftOutControlCharacter
      case .notText: .deckLeftOutNotText
      case .unknownKind: .deckLeftOutUnknownKind
      case .noGap: .deckLeftOutNoGap
      case .noCard: .deckLeftOutNoCard
      case .suspended: .deckLeftOutSuspended
      case .malformed: .deckLeftOutMalformed
      }
    return self[key]
  }

  /// What a note lost, or became.
  package func what(_ alteration: Alteration) -> String {
    let key: Message =
      switch alteration {
      case .markupRemoved: .deckAlterationMarkupRemoved
      case .soundDropped: .deckAlterationSoundDropped
      case .imageDropped: .deckAlterationImageDropped
      case .alternativesSplit: .deckAlterationAlternativesSplit
      case .grouped: .deckAlterationGrouped
      case .noteShortened: .deckAlterationNoteShortened
      case .exampleUsed: .deckAlterationExampleUsed
      case .readingMoved: .deckAlterationReadingMoved
      case .remarkMoved: .deckAlterationRemarkMoved
      case .suspendedCardLeftOut: .deckAlterationSuspendedCardLeftOut
      case .cardLeftOut: .deckAlterationCardLeftOut
      }
    return self[key]
  }

  /// Why a review was not taken.
  package func reason(_ reason: HistoryLedger.SkippedReason) -> String {
    let key: Message =
      switch reason {
      case .manual: .deckSkippedManual
      case .cramming: .deckSkippedCramming
      case .beforeReset: .deckSkippedBeforeReset
      case .incomplete: .deckSkippedIncomplete
      case .noCard: .deckSkippedNoCard
      case .impossible: .deckSkippedImpossible
      case .notWanted: .deckSkippedNotWanted
      }
    return self[key]
  }
}

extension Localization {
  /// How far the reading of a deck is.
  package func sentence(for progress: ReadingWatch.Progress) -> String {
    switch progress.phase {
    case .unpacking: self[.deckProgressUnpacking]
    case .reading, .keeping: self[.deckProgressReading(done: progress.done)]
    case .making:
      self[.deckProgressMaking(done: progress.done, total: progress.total ?? progress.done)]
    }
  }
}
