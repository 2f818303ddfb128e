import Lessons
import Observation
import Storage
import TerminalUI

/// What a memo said before, newest first.
@Observable
package final class MemoVersionsViewModel {
  /// What the scene shares with all others.
  @ObservationIgnored package let context: AppContext
  /// The memo as it is.
  package let memo: Memo
  /// What it said before; nil before it was read.
  package private(set) var versions: [MemoVersion]?
  /// Why they cannot be read; nil when they can.
  package private(set) var failure: StorageError?
  /// The version that is shown in full; nil is the newest.
  package private(set) var shownRevision: Int?

  /// The versions of a memo, which were not read yet.
  package init(memo: Memo, context: AppContext) {
    self.memo = memo
    self.context = context
  }

  /// The screen shows, for the first time or again.
  package func appeared() {
    context.work.start { [self] in
      do throws(StorageError) {
        versions = try await context.database.versions(of: memo.id)
        failure = nil
      } catch {
        failure = error
      }
    }
  }

  /// The version that is shown in full.
  package var shown: MemoVersion? {
    shownRevision.flatMap { version($0) } ?? versions?.first
  }

  /// The version of that number; nil when it is not kept.
  package func version(_ revision: Int) -> MemoVersion? {
    versions?.first { $0.revision == revision }
  }

  /// When the memo came to say it.
  package func time(of version: MemoVersion) -> String {
    context.localization.moment(ofSeconds: version.changedAt, at: context.clock.now())
  }

  /// The learner looks at a version.
  package func versionFocused(_ revision: Int) {
    if shownRevision != revision { shownRevision = revision }
  }

  /// The learner wants the memo to say again what it said then.
  ///
  /// What it says now becomes a version, so nothing is lost and nobody is asked.
  package func restoreRequested(_ revision: Int) {
    guard let version = version(revision) else { return }
    let words = context.localization
    context.work.start { [self] in
      do throws(StorageError) {
        let restored = try await context.database.restoreVersion(
          revision, of: memo.id, at: context.clock.now())
        if restored == nil {
          context.notify(words[.memoIsGone])
        } else {
          context.confirm(words.text(.versionsRestored, ["age": time(of: version)]))
        }
        context.close()
      } catch {
        context.notify(words.sentence(for: error))
      }
    }
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}
