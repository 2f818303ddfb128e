/// The two ways a course file may be written; the same can be said in both.
package enum CourseFileForm: String, Hashable, Sendable, CaseIterable {
  /// For people who write.
  case text
  /// For programs, and for exchange.
  case json

  /// How names of such files end, with the dot.
  package var ending: String {
    switch self {
    case .text: ".malmoi"
    case .json: ".json"
    }
  }

  /// The form that the ending of a file's name or path tells, in any case of letters; nil when it
  /// tells none.
  package init?(endingOf name: String) {
    let name = name.lowercased()
    guard let form = Self.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = form
  }
}
