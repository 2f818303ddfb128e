import SQLite

/// Makes a part of the learner's data what all changes of one thing say, those of other machines
/// among them.
///
/// It asks the log, never what was there before: so nothing hangs on the order in which changes
/// come here, or on how often. For a kind of change that has no follower, changes are kept and
/// passed over until a version that knows it works them in.
struct ChangeFollower: Sendable {
  /// What its changes are about.
  let kinds: Set<String>
  /// Brings one thing up to date; `subject` is what all changes of it have in common.
  let follow: Follow

  typealias Follow =
    @Sendable (_ tables: LearnerTables, _ log: ChangeLog, _ subject: String) throws(SQLiteError)
    -> Void

  init(_ kinds: ChangeKind..., follow: @escaping Follow) {
    self.kinds = Set(kinds.map(\.rawValue))
    self.follow = follow
  }

  /// Every one there is.
  ///
  /// What sentences go by comes first: all else is said of sentences.
  static let all: [ChangeFollower] = [
    .renames, .memoryStarts, .imports, .bothWays, .answers, .ownAnswers, .mendings, .memos,
    .courses, .leftOut, .settings, .sources, .courseFiles,
  ]
}

extension ChangeLog {
  /// The last of some changes of one thing, whoever made it.
  ///
  /// - Parameters:
  ///   - kinds: in this order where two have one time: the first counts.
  ///   - subjects: what the thing is or was called.
  func last(
    of kinds: [ChangeKind], _ subjects: [String]
  ) throws(SQLiteError) -> (kind: ChangeKind, clock: Int64, body: FlatObject)? {
    var best: (place: Place, body: String)?
    for subject in subjects {
      for (rank, kind) in kinds.enumerated() {
        let row = try tables.row(
          """
          SELECT device, sequence, clock, body FROM change WHERE subject = ? AND kind = ?
          ORDER BY clock DESC, device DESC, sequence DESC LIMIT 1
          """, subject, kind.rawValue, as: (DeviceID, Int64, Int64, String).self)
        guard let (device, sequence, clock, body) = row else { continue }
        let place = Place(clock: clock, rank: rank, device: device.rawValue, sequence: sequence)
        if best.map({ $0.place < place }) ?? true { best = (place, body) }
      }
    }
    return best.map {
      (kinds[$0.place.rank], $0.place.clock, FlatObject(json: $0.body) ?? FlatObject())
    }
  }
}

/// Where a change stands among those of one thing.
private struct Place: Comparable {
  let clock: Int64
  let rank: Int
  let device: Int64
  let sequence: Int64

  static func < (left: Place, right: Place) -> Bool {
    (left.clock, -left.rank, left.device, left.sequence)
      < (right.clock, -right.rank, right.device, right.sequence)
  }
}
