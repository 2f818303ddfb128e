import Lessons
import UnicodeText

/// Finds courses by what their titles and descriptions contain, case, accents and width aside.
///
/// What is searched is folded once, not for every key.
struct CourseSearch {
  private let summaries: [CourseSummary]
  private lazy var texts = summaries.map { summary in
    Array("\(summary.title)\n\(summary.description)\n\(summary.property)".foldedForMatching.utf8)
  }

  /// A search among `summaries`.
  init(_ summaries: [CourseSummary] = []) {
    self.summaries = summaries
  }

  /// The places of the courses that contain `text`, in order; all when it is empty.
  ///
  /// - Complexity: O(*n*) in the length of all titles and descriptions.
  mutating func matches(_ text: String) -> [Int] {
    let wanted = Array(text.foldedForMatching.utf8)
    guard !wanted.isEmpty else { return Array(summaries.indices) }
    return texts.indices.filter { texts[$0].contains(bytes: wanted) }
  }
}

extension [UInt8] {
  /// Whether `part`, which is not empty, stands in these bytes.
  fileprivate func contains(bytes part: [UInt8]) -> Bool {
    var start = startIndex
    while let first = self[start...].firstIndex(of: part[0]), first + part.count <= endIndex {
      if self[first...].starts(with: part) { return true }
      start = first + 1
    }
    return false
  }
}
