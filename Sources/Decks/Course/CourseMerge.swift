import Lessons

/// A course of a deck put together with what is there of it from before.
package struct CourseMerge: Sendable {
  package let course: Course
  package private(set) var new = 0
  package private(set) var changed = 0
  package private(set) var same = 0
  /// Sentences that were there and that the deck has no more; they stay.
  package private(set) var kept = 0

  /// Whether the file is another than before.
  package let isChange: Bool

  /// Sentences of a day where the deck says nothing.
  package static let daySize = 10

  /// - Parameters:
  ///   - existing: the course that is there; its sentences keep their places.
  ///   - id: what a new one is called.
  ///   - cutting: proposes cuts where the answers are written without spaces.
  /// - Throws: `.tooManySentences` when one course cannot hold them.
  package init(
    _ draft: DraftCourse, into existing: Course?, id: CourseID, cutting: WordCutting? = nil
  ) throws(DeckError) {
    let spacing = existing?.spacing ?? draft.languages.answer.usualSpacing
    let cuts = spacing == .words ? nil : cutting?(draft.languages.answer).map(AnswerCuts.init)
    let imported = Dictionary(
      draft.entries.map { ($0.sentence.id, $0.sentence) }, uniquingKeysWith: { first, _ in first })
    var known: Set<SentenceID> = []
    var counts = (changed: 0, same: 0, kept: 0)
    var days = (existing?.days ?? []).map { day in
      let sentences = day.sentences.map { old -> Sentence in
        known.insert(old.id)
        guard let new = imported[old.id] else {
          counts.kept += 1
          return old
        }
        let merged = old.updated(from: new, cuts)
        if merged == old { counts.same += 1 } else { counts.changed += 1 }
        return merged
      }
      return CourseDay(title: day.title, sentences: sentences)
    }
    (changed, same, kept) = (counts.changed, counts.same, counts.kept)
    let added = draft.entries.filter { !known.contains($0.sentence.id) }
    new = added.count
    isChange = existing == nil || new + changed > 0
    days += Self.days(of: added.map { $0.cut(cuts) }, room: CourseLimits.dayCount - days.count)
    guard days.count <= CourseLimits.dayCount else {
      throw .tooManySentences(limit: CourseLimits.dayCount * CourseLimits.sentencesPerDay)
    }
    course = Course(
      id: id, title: existing?.title ?? draft.title,
      description: existing?.description ?? draft.description,
      property: existing?.property ?? "", languages: existing?.languages ?? draft.languages,
      spacing: spacing,
      glossary: existing?.glossary ?? [], days: days)
  }

  /// Days of one size, each within one section; larger ones where there would be too many.
  private static func days(of entries: [DraftCourse.Entry], room: Int) -> [CourseDay] {
    var sections: [(title: String, sentences: [Sentence])] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.section] {
        sections[place].sentences.append(entry.sentence)
      } else {
        places[entry.section] = sections.count
        sections.append((entry.section, [entry.sentence]))
      }
    }
    var size = daySize
    while sections.reduce(0, { $0 + ($1.sentences.count + size - 1) / size }) > room,
      size < CourseLimits.sentencesPerDay
    {
      size += max(1, size / 4)
    }
    size = min(size, CourseLimits.sentencesPerDay)
    return sections.flatMap { title, sentences in
      stride(from: 0, to: sentences.count, by: size).map { start in
        CourseDay(
          title: title.isEmpty ? nil : title,
          sentences: Array(sentences[start..<min(start + size, sentences.count)]))
      }
    }
  }
}

extension Sentence {
  /// With the texts of the deck, and what the learner may have added to the file.
  fileprivate func updated(from new: Sentence, _ cuts: AnswerCuts?) -> Sentence {
    let new = new.cut(cuts, knowing: answers + accepted)
    let added = accepted.filter { !new.accepted.contains($0) && !new.answers.contains($0) }
    return Sentence(
      id: id, prompt: new.prompt, answers: new.answers, accepted: new.accepted + added,
      distractors: distractors, note: new.note, speaker: speaker)
  }

  /// With cuts in its answers.
  fileprivate func cut(_ cuts: AnswerCuts?, knowing earlier: [AnswerPattern] = []) -> Sentence {
    guard let cuts else { return self }
    return Sentence(
      id: id, prompt: prompt, answers: cuts.cut(answers, knowing: earlier),
      accepted: cuts.cut(accepted, knowing: earlier), distractors: distractors, note: note,
      speaker: speaker)
  }
}

extension DraftCourse.Entry {
  fileprivate func cut(_ cuts: AnswerCuts?) -> Self {
    guard cuts != nil else { return self }
    return Self(sentence: sentence.cut(cuts), section: section, card: card)
  }
}

extension Language {
  fileprivate var usualSpacing: WordSpacing {
    isWrittenWithoutSpaces ? .none : .words
  }
}
