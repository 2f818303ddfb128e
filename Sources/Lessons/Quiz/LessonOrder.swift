/// In which order the sentences of a day are asked: blocked first, then mixed.
///
/// Who begins practises one thing after the other; after the first days what is alike is kept
/// apart, which is harder now and remembered longer (Nakata and Suzuki 2019; Suzuki and Sunada 2019
/// for the order of the two).
package enum LessonOrder {
  /// Days on which sentences come as the author put them.
  private static let blockedDays = 3

  /// The sentences of a day in the order they are asked.
  ///
  /// The first one stays first and the last one last, and the lines of a dialogue stay together at
  /// the end.
  ///
  /// - Parameter dayIndex: counted from zero.
  package static func ordered(_ sentences: [Sentence], dayIndex: Int) -> [Sentence] {
    guard dayIndex >= blockedDays else { return sentences }
    let dialogue = sentences.firstIndex { $0.speaker != nil } ?? sentences.endIndex
    let single = sentences[..<dialogue]
    guard single.count > 4, let first = single.first, let last = single.last else {
      return sentences
    }
    let inside = single.dropFirst().dropLast()
    let half = inside.index(inside.startIndex, offsetBy: (inside.count + 1) / 2)
    let (early, late) = (Array(inside[..<half]), Array(inside[half...]))
    let mixed = early.indices.flatMap { [early[$0]] + late.dropFirst($0).prefix(1) }
    return [first] + mixed + [last] + sentences[dialogue...]
  }
}
