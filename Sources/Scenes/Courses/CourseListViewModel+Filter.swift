import AppText
import CourseLibrary
import Lessons
import TerminalUI

extension CourseListViewModel {
  /// Prepares what is searched, and shows what is found then.
  ///
  /// Texts are folded on another thread. Keys wait for it: Enter is meant for what is found.
  func prepareSearch() {
    context.work.start { [self, catalog] in
      await context.work.holdingKeys {
        let prepared = await Self.index(of: catalog.courses.map(\.summary))
        guard catalog == self.catalog else { return }
        index = prepared
        if filter.isActive { filterArrangement() }
      }
    }
  }

  @concurrent
  private static func index(of summaries: [CourseSummary]) async -> TextIndex {
    // Nobody types what stands between: nothing is found across it.
    TextIndex(
      summaries.lazy.map { [$0.title, $0.description, $0.property].joined(separator: "\0") })
  }
}
