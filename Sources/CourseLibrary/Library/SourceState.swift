/// What is known of a source: always beside the courses it still has.
package enum SourceState: Hashable, Sendable {
  /// Nobody has asked yet.
  case idle
  case loading(kept: CourseListing)
  case loaded(CourseListing)
  case failed(CourseSourceError, kept: CourseListing)

  /// The courses that can be shown and opened.
  package var listing: CourseListing {
    switch self {
    case .idle: .empty
    case .loading(let listing), .loaded(let listing), .failed(_, let listing): listing
    }
  }

  /// Whether the source was asked and has not answered yet.
  package var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
