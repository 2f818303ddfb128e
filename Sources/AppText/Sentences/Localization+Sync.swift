import Glibc
import Storage
import Sync

extension Localization {
  /// What went and came, in a line.
  package func sentence(for report: SyncReport) -> String {
    guard report.isNews else { return self[.syncNothing] }
    return self[
      .syncDone(
        sent: count(.changes, report.sent), answers: count(.answers, report.taken.answers),
        others: count(.changes, report.taken.others))]
  }

  /// Why nothing was exchanged, and what to do about it.
  package func sentence(for error: SyncError) -> String {
    switch error {
    case .storage(let error): sentence(for: error)
    case .store(let error): sentence(for: error)
    case .unknownPlace: self[.syncUnknownPlace]
    case .busy: self[.syncBusy]
    }
  }

  /// What stands in the way of the place where changes are exchanged.
  package func sentence(for error: SyncStoreError) -> String {
    switch error {
    case .missing(let path): self[.syncMissing(path: path)]
    case .refused(let path): self[.syncRefused(path: path)]
    case .noRoom(let path): self[.syncNoRoom(path: path)]
    case .system(let path, let code):
      self[.syncSystem(path: path, reason: String(cString: strerror(code)))]
    case .server(let address, let trouble): sentence(for: trouble, at: address)
    }
  }

  private func sentence(for trouble: ServerTrouble, at address: String) -> String {
    switch trouble {
    case .unauthorized: self[.syncUnauthorized(address: address)]
    case .forbidden: self[.syncForbidden(address: address)]
    case .noWebDAV(let status): self[.syncNoWebDAV(address: address, status: status)]
    case .failing(let status): self[.syncServerFails(address: address, status: status)]
    case .unheard(let words): self[.syncUnheard(address: address, reason: words.printable)]
    case .noTransport: self[.syncNoTransport]
    case .noPassword: self[.syncNoPassword]
    }
  }

  /// Why a text is no place to exchange changes at.
  package func sentence(for problem: SyncAddress.Problem) -> String {
    switch problem {
    case .unknownScheme: self[.syncUnknownScheme]
    case .credentials: self[.syncCredentials]
    }
  }

  /// Something that was noticed.
  ///
  /// - Parameter name: what a machine is called.
  package func sentence(for remark: SyncRemark, name: (DeviceID) -> String) -> String {
    switch remark {
    case .broken(let path): self[.syncBroken(path: path)]
    case .waiting(let path): self[.syncWaiting(path: path)]
    case .gone(let device): self[.syncGone(name: name(device))]
    case .clockAhead(let device): self[.syncClockAhead(name: name(device))]
    case .renamed: self[.syncRenamed]
    case .newer(let count): self[.syncNewer(changes: self.count(.changes, count))]
    case .rivals(let author): self[.syncRivals(name: self.name(of: author))]
    case .unplaced(let path, let code):
      self[.syncUnplaced(path: path, reason: String(cString: strerror(code)))]
    case .unwritten(let error):
      self[.syncUnwritten(reason: sentence(for: error))]
    }
  }
}

extension Localization {
  /// The machine on which a text was written.
  package func name(of author: MemoAuthor?) -> String {
    if case .machine(let name) = author { name } else { self[.thisMachine] }
  }
}
