import Files
import Lessons

/// A course of a deck as its file will be.
package struct PlacedCourse: Sendable {
  /// What became of its sentences.
  package let merge: CourseMerge
  /// Where its file is, or will be.
  package let path: String
  /// What the file is to hold; nil when it does already.
  package let contents: [UInt8]?
  /// What is known of its sentences elsewhere.
  package let cards: [SentenceID: DeckCard]
  /// Whether its sentences are to be asked the other way round, too.
  package fileprivate(set) var asksBothWays = false

  /// The course.
  package var course: Course { merge.course }
}

/// Finds the course files that a deck belongs into: those it made before, else new ones.
package struct CoursePlacement {
  /// The folder of the learner's own courses.
  package let folder: String
  /// The course to add to; nil is one of the deck's own.
  package let target: CourseID?
  private let cutting: WordCutting?

  /// A placement among the courses in a folder.
  ///
  /// - Parameter cutting: proposes cuts where answers are written without spaces.
  package init(folder: String, target: CourseID? = nil, cutting: WordCutting? = nil) {
    self.folder = folder
    self.target = target
    self.cutting = cutting
  }

  /// The files of a deck's courses.
  ///
  /// What the deck has in one direction only is one course that is asked both ways, unless there is
  /// one for the other direction from before.
  package func place(_ deck: ConvertedDeck) throws(DeckError) -> [PlacedCourse] {
    var placed: [PlacedCourse] = []
    for draft in deck.courses {
      let place = try file(for: draft, of: deck)
      if draft.isTurned, place.course == nil, placed.last?.course.canBeTurned == true {
        placed[placed.count - 1].asksBothWays = true
      } else {
        placed.append(try put(draft, at: place))
      }
    }
    return placed
  }

  private typealias Place = (id: CourseID, path: String, course: Course?)

  private func file(for draft: DraftCourse, of deck: ConvertedDeck) throws(DeckError) -> Place {
    let base = target?.rawValue ?? "imported-\(deck.title.slug)"
    let name = draft.isReverse ? "\(base)-reverse" : base
    return try target == nil ? ownFile(for: draft, name) : targetFile(CourseID(rawValue: name))
  }

  private func put(_ draft: DraftCourse, at place: Place) throws(DeckError) -> PlacedCourse {
    let (id, path, existing) = place
    let merge = try CourseMerge(draft, into: existing, id: id, cutting: cutting)
    let bytes = merge.isChange ? CourseFileText(merge.course).bytes : nil
    if let bytes, bytes.count > CourseLimits.fileBytes {
      throw .tooManySentences(limit: CourseLimits.fileBytes)
    }
    let cards = draft.entries.compactMap { entry in entry.card.map { (entry.sentence.id, $0) } }
    return PlacedCourse(
      merge: merge, path: path, contents: bytes,
      cards: Dictionary(cards, uniquingKeysWith: { first, _ in first }))
  }

  /// The first file of that name that has a sentence of the deck, or that is not there.
  private func ownFile(
    for draft: DraftCourse, _ name: String
  ) throws(DeckError) -> Place {
    let ids = Set(draft.entries.map(\.sentence.id))
    var number = 1
    while true {
      let id = CourseID(rawValue: number == 1 ? name : "\(name)-\(number)")
      let path = "\(folder)/\(id.rawValue).json"
      guard let course = try course(at: path) else { return (id, path, nil) }
      if course.sentences.contains(where: { ids.contains($0.id) }) {
        return (course.id, path, course)
      }
      number += 1
    }
  }

  /// The file of the course that is to be added to; a new one when there is none.
  private func targetFile(_ id: CourseID) throws(DeckError) -> Place {
    let usual = "\(folder)/\(id.rawValue).json"
    if let course = try course(at: usual), course.id == id { return (id, usual, course) }
    for name in ((try? Folder.names(in: FilePath(folder))) ?? []).map(\.text).sorted()
    where name.hasSuffix(".json") {
      // A file that is no course is not the one that is meant.
      guard let course = try? course(at: "\(folder)/\(name)"), course.id == id else { continue }
      return (id, "\(folder)/\(name)", course)
    }
    return (id, usual, nil)
  }

  /// The course in a file; nil when there is no such file.
  private func course(at path: String) throws(DeckError) -> Course? {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: FilePath(path), limit: CourseLimits.fileBytes)
      guard let course = CourseFile.read(bytes, for: .learner).course else {
        throw FileReadError(path: FilePath(path), reason: .isNotRegular)
      }
      return course
    } catch {
      switch error.reason {
      case .missing: return nil
      case .isNotRegular: throw .badCourse(path: path)
      default: throw .unreadable(error)
      }
    }
  }
}

extension String {
  /// As part of a course's id: letters and digits, dashes between.
  fileprivate var slug: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = words.joined(separator: "-").prefix(60)
    return slug.isEmpty ? "deck" : String(slug)
  }
}
