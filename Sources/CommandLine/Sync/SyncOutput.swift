import AppText
import Storage
import Sync

/// What the other machines are called.
nonisolated struct SyncNames {
  private let names: [DeviceID: String]

  init(
    _ database: LearnerDatabase
  ) async throws(StorageError) {
    let peers = try await database.syncPeers()
    names = Dictionary(uniqueKeysWithValues: peers.map { ($0.device, $0.name ?? "\($0.device)") })
  }

  subscript(device: DeviceID) -> String { names[device] ?? "\(device)" }
}

/// What `malmoi sync` says of an exchange.
struct SyncOutput {
  let report: SyncReport
  let names: SyncNames
  let words: Localization

  func output(_ order: Invocation.SyncOrder) -> CommandOutput {
    let remarks = report.remarks.map { remark in
      words.sentence(for: remark) { names[$0] }
    }
    if order.isJSON {
      return CommandOutput(lines: SyncRow(report, remarks).jsonLines, code: code)
    }
    return CommandOutput(
      lines: [words.sentence(for: report)], errors: remarks, code: code)
  }

  /// What went wrong is a problem; two texts of a memo are none.
  private var code: ExitCode {
    report.remarks.contains(where: \.isFailure) ? .problem : .done
  }
}

/// An exchange as programs read it.
private struct SyncRow: Encodable {
  let sent, answers, others, courses, unknown: Int
  let remarks: [String]

  init(_ report: SyncReport, _ remarks: [String]) {
    sent = report.sent
    answers = report.taken.answers
    others = report.taken.others
    courses = report.courseFiles
    unknown = report.taken.unknown
    self.remarks = remarks
  }
}

/// How the exchange stands, in words or for programs.
struct SyncStatusReport {
  private let status: SyncStatus
  private let words: Localization
  private let now: Int64

  init(_ status: SyncStatus, words: Localization, now: Int64) {
    self.status = status
    self.words = words
    self.now = now
  }

  /// Where, what waits here, and a line a machine.
  var lines: [String] {
    let place = words[
      .syncStatus(
        place: status.place.address, device: "\(status.device)",
        waiting: words.count(.changes, status.unsent))]
    let peers = status.peers.map { peer in
      words[.syncPeer(name: peer.name ?? "\(peer.device)", when: when(peer))]
    }
    let onTheWay =
      status.waiting == 0
      ? [] : [words[.syncOnTheWay(files: "\(status.waiting)")]]
    return [place] + onTheWay + (peers.isEmpty ? [words[.syncAlone]] : peers)
  }

  private func when(_ peer: SyncPeer) -> String {
    peer.heardAt.map { words.age(ofSeconds: max(0, now - $0)) } ?? words[.syncNeverHeard]
  }

  /// An object, sorted keys, one line a value.
  var json: [String] { SyncStatusRow(status).jsonLines }
}

private struct SyncStatusRow: Encodable {
  struct Peer: Encodable {
    let device: String
    let name: String?
    let heard: Int64?
  }

  let device, place: String
  let unsent, waiting: Int
  let synced: Int64?
  let machines: [Peer]

  init(_ status: SyncStatus) {
    device = "\(status.device)"
    place = status.place.address
    unsent = status.unsent
    waiting = status.waiting
    synced = status.place.syncedAt
    machines = status.peers.map {
      Peer(device: "\($0.device)", name: $0.name, heard: $0.heardAt)
    }
  }
}
