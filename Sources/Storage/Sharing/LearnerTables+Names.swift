import Lessons
import SQLite

/// What sentences are and were called: another machine may know one by a prompt that was edited
/// here, or not here yet.
extension LearnerTables {
  /// All names of a sentence that edited prompts gave it, its own among them.
  ///
  /// A name that another sentence goes by is none of them.
  func names(of sentence: SentenceKey) throws(SQLiteError) -> [SentenceID] {
    let renames = try renames(in: sentence.course)
    guard !renames.isEmpty else { return [sentence.sentence] }
    let row = try existingSentenceRow(of: sentence)
    var names: [SentenceID] = []
    for name in renames.names(from: sentence.sentence)
    where try existingSentenceRow(of: SentenceKey(course: sentence.course, sentence: name)) == row {
      names.append(name)
    }
    return names
  }

  /// The row of a sentence that goes by another name here.
  func renamedRow(of sentence: SentenceID, in course: Int64) throws(SQLiteError) -> Int64? {
    let key = try value("SELECT key FROM course WHERE id = ?", course, as: CourseID.self)
    guard let key else { return nil }
    for name in try renames(in: key).names(from: sentence) {
      let row = try value(
        "SELECT id FROM sentence WHERE course = ? AND key = ?", course, name, as: Int64.self)
      if let row { return row }
    }
    return nil
  }

  private func renames(in course: CourseID) throws(SQLiteError) -> Renames {
    Renames(
      try rows(
        """
        SELECT body ->> 'from', body ->> 'to' FROM change
        WHERE kind = 'r' AND subject > ?1 || char(31) AND subject < ?1 || char(32)
          AND body ->> 'from' IS NOT NULL AND body ->> 'to' IS NOT NULL
        ORDER BY clock DESC, device DESC, sequence DESC
        """, course, as: (SentenceID, SentenceID).self))
  }
}

/// The edited prompts of a course.
private struct Renames {
  private var neighbours: [SentenceID: [SentenceID]] = [:]

  /// - Parameter edges: from one name to the next, the last first.
  init(_ edges: [(SentenceID, SentenceID)]) {
    for (old, new) in edges {
      neighbours[old, default: []].append(new)
      neighbours[new, default: []].append(old)
    }
  }

  var isEmpty: Bool { neighbours.isEmpty }

  /// All names that are connected with one, itself first.
  func names(from first: SentenceID) -> [SentenceID] {
    var names = [first]
    var known: Set = [first]
    var next = 0
    while next < names.count {
      for name in neighbours[names[next]] ?? [] where known.insert(name).inserted {
        names.append(name)
      }
      next += 1
    }
    return names
  }
}
