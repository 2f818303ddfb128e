import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// What a memo said before, newest first.
@Observable
package final class MemoVersionsViewModel: KeptTextsViewModel {
  /// What the scene needs.
  @ObservationIgnored let context: any MemoVersionsContext
  /// The memo as it is.
  package let memo: Memo
  /// What it said before.
  @ObservationIgnored package let reading: Reading<[MemoVersion]>
  /// The version that is shown in full; nil is the newest.
  package private(set) var shownRevision: Int?

  /// What the rows say, found once for each.
  @ObservationIgnored private var summaries: [Int: String] = [:]

  /// The versions of a memo, which were not read yet.
  init(memo: Memo, context: any MemoVersionsContext) {
    self.memo = memo
    self.context = context
    reading = Reading(in: context) { [database = context.database] _ throws(StorageError) in
      try await database.versions(of: memo.id)
    }
    reading.didRead = { [weak self] in self?.summaries = [:] }
  }

  /// What it said before, as it was read last.
  package var versions: [MemoVersion] { reading.value ?? [] }

  /// The version that is shown in full.
  package var shown: MemoVersion? {
    shownRevision.flatMap { version($0) } ?? versions.first
  }

  /// The version of that number; nil when it is not kept.
  package func version(_ revision: Int) -> MemoVersion? {
    versions.first { $0.revision == revision }
  }

  /// What tells a version from the one that came after it: its title, else the first line that
  /// became another, or was the last one then.
  package func summary(of version: MemoVersion) -> String {
    if let known = summaries[version.revision] { return known }
    let title = version.text.title
    let index = versions.firstIndex { $0.revision == version.revision } ?? 0
    let next = index == 0 ? memo.text : versions[index - 1].text
    let line =
      next.title != title ? title : version.text.firstLine(thatDiffersFrom: next) ?? title
    summaries[version.revision] = line.onOneLine
    return line.onOneLine
  }

  /// When the memo came to say it.
  package func time(of version: MemoVersion) -> String {
    let words = context.localization
    let age = words.moment(ofSeconds: version.changedAt, at: context.clock.now())
    return version.rival.map { words[.memoFrom(name: words.name(of: $0), age: age)] } ?? age
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
          context.confirm(words[.versionsRestored(age: time(of: version))])
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

// MARK: - What is seen

extension MemoVersionsViewModel {
  var sayings: KeptTextsSayings {
    KeptTextsSayings(
      title: .versionsTitle, empty: .versionsEmpty, restore: .keyRestoreVersion,
      nothing: .versionsEmpty)
  }
  var ids: [Int] { versions.map(\.revision) }
  var shownID: Int? { shown?.revision }

  func text(of revision: Int) -> String? { version(revision)?.text.string }

  func row(of revision: Int) -> MemoCell? {
    version(revision).map {
      MemoCell(title: MarkedText(summary(of: $0)[...]), end: time(of: $0))
    }
  }

  func focused(_ revision: Int) {
    if shownRevision != revision { shownRevision = revision }
  }
}

extension MemoText {
  /// The first line that another text has not, else the last one; nil when it is blank.
  fileprivate func firstLine(thatDiffersFrom other: MemoText) -> String? {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.string.split(separator: "\n", omittingEmptySubsequences: false)
    let differing = zip(lines, others).first { $0 != $1 }?.0
    let line = differing ?? lines.last { !$0.isBlank }
    return line.flatMap { $0.isBlank ? nil : String($0.prefix(MemoText.titleLimit)) }
  }
}
