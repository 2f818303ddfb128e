/// A course as its author laid it out: with comments, in words of the file rather than of the app.
///
/// The one form between the two that course files have, plain text and JSON: each is read into it
/// and written out of it, and nothing is lost on the way.
package struct CourseLayout: Hashable, Sendable {
  /// Lines that are no part of the course: each a comment, or empty for a blank line.
  typealias Comments = [String]

  /// What stands after `::`, beside the languages.
  enum Field: String, CaseIterable {
    case id, property, spaces
  }

  /// A word of the glossary: the word itself, then other forms of it.
  struct Word: Hashable, Sendable {
    var comments: Comments = []
    let forms: [TextPiece]
    let meaning: TextPiece
    var note: TextPiece?
  }

  /// What belongs to a sentence beside its prompt and its answers: a line below it, or a part of
  /// one.
  enum Item: Hashable, Sendable {
    case distractor(TextPiece, why: TextPiece?)
    case accepted(TextPiece)
    case note(TextPiece)
    case word(Word)
    case comment(String)
  }

  /// A sentence with what stands before and below it.
  struct Entry: Hashable, Sendable {
    var comments: Comments = []
    var speaker: TextPiece?
    var prompt: TextPiece
    /// Patterns, as they are written.
    var answers: [TextPiece]
    var id: TextPiece?
    var items: [Item] = []
    /// Where it begins in the file.
    let offset: Int
  }

  /// A day with its sentences.
  struct Day: Hashable, Sendable {
    var comments: Comments = []
    let title: TextPiece?
    let offset: Int
    var entries: [Entry] = []
    /// Whether a line of it was reported as no sentence: that it has none is then no news.
    var isDamaged = false
  }

  /// Before everything.
  var comments: Comments = []
  /// More than one is a mistake, which the reader of courses finds; so for the fields.
  var titles: [TextPiece] = []
  var fields: [(key: Field, value: TextPiece)] = []
  var languages: [(prompt: TextPiece, answer: TextPiece)] = []
  /// Between the fields and the description.
  var headComments: Comments = []
  var description: TextPiece?
  var words: [Word] = []
  var days: [Day] = []
  /// After everything.
  var endComments: Comments = []

  init() {}

  /// The last value of a field, which is the one that counts.
  func value(of field: Field) -> TextPiece? { fields.last { $0.key == field }?.value }

  package static func == (left: CourseLayout, right: CourseLayout) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension CourseLayout.Comments {
  /// The comments without the blank lines among them.
  var spoken: CourseLayout.Comments { filter { !$0.isEmpty } }

  /// Without blank lines at the beginning, where the layout has its own.
  var withoutLeadingBlanks: CourseLayout.Comments { Array(drop { $0.isEmpty }) }
}

extension CourseLayout.Entry {
  /// Its items as they are written: distractors, other accepted answers, the note, words; a comment
  /// before what it stood before.
  var orderedItems: [CourseLayout.Item] {
    var groups: [[CourseLayout.Item]] = Array(repeating: [], count: 4)
    var comments: [CourseLayout.Item] = []
    for item in items {
      if case .comment = item {
        comments.append(item)
      } else {
        groups[item.rank] += comments + [item]
        comments = []
      }
    }
    return groups.joined().reduce(into: []) { $0.take($1) } + comments
  }
}

extension [CourseLayout.Item] {
  /// Adds an item; a note goes on with the one before.
  fileprivate mutating func take(_ item: CourseLayout.Item) {
    guard case .note(let next) = item,
      let index = lastIndex(where: { $0.rank == item.rank }), case .note(let note) = self[index]
    else { return append(item) }
    self[index] = .note(note.followed(by: next))
  }
}

extension CourseLayout.Item {
  /// Its place among the others.
  fileprivate var rank: Int {
    switch self {
    case .distractor: 0
    case .accepted: 1
    case .note: 2
    case .word: 3
    case .comment: 4
    }
  }
}
