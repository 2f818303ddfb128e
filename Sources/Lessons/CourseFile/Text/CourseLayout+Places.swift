extension CourseLayout {
  /// Where a sentence is in the course, and in its file.
  package struct Place: Hashable, Sendable {
    /// Counted from zero.
    package let dayIndex: Int
    /// Within its day, from zero.
    package let sentenceIndex: Int
    /// The line it begins in, from one.
    package let line: Int
  }

  /// Where each sentence is.
  ///
  /// - Parameter bytes: The file that the layout was read from.
  package func places(in bytes: [UInt8]) -> [Place] {
    let lines = LineIndex(bytes: bytes)
    return days.enumerated().flatMap { dayIndex, day in
      day.entries.enumerated().map { index, entry in
        Place(
          dayIndex: dayIndex, sentenceIndex: index,
          line: lines.line(of: min(entry.offset, bytes.count)))
      }
    }
  }

  /// The sentence that a line belongs to: the one that begins there or above, else the first one.
  package func place(ofLine line: Int, in bytes: [UInt8]) -> Place? {
    let places = places(in: bytes)
    return places.last { $0.line <= line } ?? places.first
  }

  /// The first sentence that is not as it was, or is new.
  package func firstChange(since earlier: CourseLayout, in bytes: [UInt8]) -> Place? {
    let before = Set(earlier.days.lazy.flatMap(\.entries).map(\.content))
    let entries = days.lazy.flatMap(\.entries)
    return zip(entries, places(in: bytes)).first { !before.contains($0.0.content) }?.1
  }

  /// The layout with an id behind each sentence: the one that the learners' progress is kept under,
  /// so that the prompt may be changed from then on.
  ///
  /// - Parameter course: The course that was read with it.
  package func withIDs(of course: Course) -> CourseLayout {
    var layout = self
    for (dayIndex, day) in course.days.enumerated() {
      for (index, sentence) in day.sentences.enumerated()
      where layout.days[dayIndex].entries[index].id == nil {
        layout.days[dayIndex].entries[index].id = TextPiece(sentence.id.rawValue)
      }
    }
    return layout
  }
}

extension CourseLayout.Entry {
  /// What it says, wherever it stands.
  fileprivate var content: String {
    var text = ""
    node.write(to: &text, indent: "")
    return text
  }
}
