/// How fast the learner types sentences that they know, to tell what came to mind at once.
package struct TypingPace: Hashable, Sendable {
  /// Milliseconds for a character in the faster quarter of answers; nil when there were too few.
  private let quick: Double?

  /// The pace of earlier answers, right and without help.
  ///
  /// - Parameter answers: what each took in milliseconds, and what was typed.
  package init(_ answers: some Sequence<(milliseconds: Int, text: String)>) {
    let paces = answers.compactMap { Self.pace($0.milliseconds, $0.text) }.sorted()
    quick = paces.count < Self.fewest ? nil : paces[paces.count / 4]
  }

  /// That of somebody who has not typed enough yet: nothing is fast.
  package static let unknown = TypingPace([])

  /// Whether an answer was as fast as the faster quarter of those before.
  package func isQuick(_ took: Duration, for text: String) -> Bool {
    let milliseconds = took / .milliseconds(1)
    guard let quick, milliseconds < Double(Int.max),
      let pace = Self.pace(Int(milliseconds), text)
    else { return false }
    return pace <= quick
  }

  /// Nil for what tells nothing: no text, or a time in which something came between.
  private static func pace(_ milliseconds: Int, _ text: String) -> Double? {
    guard !text.isEmpty, milliseconds >= 0,
      AnsweringPace.counted(milliseconds: milliseconds) == milliseconds
    else { return nil }
    return Double(milliseconds) / Double(text.count)
  }

  /// Answers that make a quarter worth the name.
  private static let fewest = 8
}
