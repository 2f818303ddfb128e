import AppText
import Lessons
import Storage

/// What a learner mended in one course, for its author.
struct MendingReport {
  /// A mending for programs.
  struct Row: Encodable {
    let course: String
    let sentence: String
    /// `mended`, `changed` by the author since, `taken` over by the author, or `gone`.
    let state: String
    let yours: String
    /// What the author had when it was mended.
    let base: String
    /// What the author has now; null when that is not known.
    let theirs: String?
    /// Seconds since 1970 UTC.
    let mendedAt: Int64
  }

  private enum State: String {
    case mended, changed, taken, gone
  }

  private let mendings: [MendedSentence]
  private let id: CourseID
  private let course: Course?
  private let words: Localization
  /// The sentences of the course, and the place of each among them.
  private let sentences: [SentenceID: (sentence: Sentence, place: Int)]

  /// A report on a course as the learner has it; nil where it is not on this machine.
  init(_ mendings: [MendedSentence], of id: CourseID, as course: Course?, words: Localization) {
    let sentences = Dictionary(
      (course?.sentences ?? []).enumerated().map { ($1.id, (sentence: $1, place: $0)) },
      uniquingKeysWith: { first, _ in first })
    self.sentences = sentences
    self.mendings = mendings.sorted {
      sentences[$0.key.sentence]?.place ?? .max < sentences[$1.key.sentence]?.place ?? .max
    }
    self.id = id
    self.course = course
    self.words = words
  }

  /// The mendings for programs.
  var rows: [Row] {
    mendings.map { mended in
      Row(
        course: id.rawValue, sentence: mended.key.sentence.rawValue,
        state: state(of: mended).rawValue, yours: mended.mending.text.rawValue,
        base: mended.mending.base.rawValue, theirs: theirs(of: mended)?.rawValue,
        mendedAt: mended.mendedAt)
    }
  }

  /// A course in plain text that has nothing but what was mended.
  var lines: [String] {
    let sentences = mendings.map { mended in
      CourseLayout.Mended(
        id: mended.key.sentence, speaker: self.sentences[mended.key.sentence]?.sentence.speaker,
        text: mended.mending.text, comments: comments(on: mended))
    }
    let note = course == nil ? [words[.mendingsLost]] : []
    let layout = CourseLayout(
      mended: sentences, of: id, title: course?.title ?? id.rawValue, languages: course?.languages,
      comments: note)
    return layout.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func comments(on mended: MendedSentence) -> [String] {
    let base = mended.mending.base.onOneLine
    let state =
      switch state(of: mended) {
      case .mended: words[.mendingsWas(text: base)]
      case .changed:
        words[.mendingsChanged(text: theirs(of: mended)?.onOneLine ?? "")]
      case .taken: words[.mendingsTaken]
      case .gone: words[.mendingsGone]
      }
    return [place(of: mended.key.sentence), state].compactMap(\.self)
  }

  private func place(of id: SentenceID) -> String? {
    for (day, content) in (course?.days ?? []).enumerated() {
      if let index = content.sentences.firstIndex(where: { $0.id == id }) {
        return words[.mendingsPlace(day: day + 1, number: index + 1)]
      }
    }
    return nil
  }

  private func state(of mended: MendedSentence) -> State {
    guard let theirs = theirs(of: mended) else {
      return course != nil || !mended.isInCourse ? .gone : .mended
    }
    if theirs == mended.mending.text { return .taken }
    return theirs == mended.mending.base ? .mended : .changed
  }

  /// What the author has now.
  private func theirs(of mended: MendedSentence) -> SentenceText? {
    sentences[mended.key.sentence].map { $0.sentence.authored?.text ?? SentenceText($0.sentence) }
  }
}

extension SentenceText {
  /// The lines side by side.
  fileprivate var onOneLine: String { rawValue.split(separator: "\n").joined(separator: "  ") }
}
