import Storage

/// What came of an exchange.
package struct SyncReport: Hashable, Sendable {
  /// Changes of this machine that were left for the others.
  package internal(set) var sent = 0
  /// What others told.
  package internal(set) var taken = TakenChanges()
  /// Files of own courses that became what other machines say.
  package internal(set) var courseFiles = 0
  /// What a person may want to know.
  package internal(set) var remarks: [SyncRemark] = []

  /// Whether anything went or came.
  package var isNews: Bool { sent > 0 || taken != TakenChanges() || courseFiles > 0 }
}

/// Something that was noticed in an exchange; nothing is lost by any of it.
package enum SyncRemark: Hashable, Sendable {
  /// A file ends in the middle, and another follows it: it should be whole by now.
  case broken(path: String)
  /// The end of a file is still on its way.
  case waiting(path: String)
  /// The log of a machine that was there is not there any more; what came of it stays.
  case gone(DeviceID)
  /// A machine's clock is more than a day ahead; its changes count, but this clock does not follow.
  case clockAhead(DeviceID)
  /// A copy of this database tells changes by the same name: this one has a new name.
  case renamed
  /// Changes were kept that only a newer malmoi understands.
  case newer(count: Int)
  /// A memo was changed on two machines that did not know of each other: both texts are kept, and
  /// this is who wrote the one that came from elsewhere.
  case rivals(MemoAuthor)
  /// A course file of another machine could not be put in its place; it will be next time.
  case unplaced(path: String, code: Int32)
  /// What happened here could not be left there; it will be next time.
  case unwritten(SyncStoreError)
}

extension SyncRemark {
  /// Whether a person has to do something about it.
  package var needsPerson: Bool {
    if case .rivals = self { true } else { isFailure }
  }

  /// Whether something went wrong.
  package var isFailure: Bool {
    switch self {
    case .unwritten, .unplaced, .broken: true
    case .rivals, .waiting, .gone, .clockAhead, .renamed, .newer: false
    }
  }
}

/// Why nothing was exchanged.
package enum SyncError: Error, Hashable, Sendable {
  case storage(StorageError)
  case store(SyncStoreError)
  /// Nothing that was known of the place is there: it may be another one, or a disk is missing.
  case unknownPlace
  /// Another malmoi is at it.
  case busy
}
