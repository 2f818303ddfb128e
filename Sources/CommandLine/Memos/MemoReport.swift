import Glibc
import Lessons
import Terminal

/// Memos in a list, for people or for programs.
struct MemoReport {
  private let memos: [Memo]
  /// So many characters of an id that no two memos begin alike.
  private let idLength: Int

  /// A report on some of all memos there are.
  init(_ memos: [Memo], among all: [Memo]) {
    self.memos = memos
    idLength = Self.tellingLength(of: all.map(\.id.rawValue))
  }

  /// A line a memo: how its id begins, when it changed last, its title.
  var lines: [String] {
    let ids = memos.map { String($0.id.rawValue.prefix(idLength)) }
    let width = ids.map(\.displayWidth).max() ?? 0
    return zip(memos, ids).map { memo, id in
      let padding = String(repeating: " ", count: width - id.displayWidth)
      return "\(id)\(padding)  \(Self.day(of: memo.changedAt))  \(memo.text.title)"
    }
  }

  /// An array of objects, sorted keys, one line a value.
  var json: [String] { memos.map(MemoRow.init).jsonLines }

  /// The shortest beginnings, of eight characters or more, that tell all ids apart.
  private static func tellingLength(of ids: [String]) -> Int {
    let longest = ids.map(\.count).max() ?? 0
    return (8..<max(longest, 9)).first { length in
      Set(ids.map { $0.prefix(length) }).count == ids.count
    } ?? longest
  }

  /// The day in the learner's time zone, `2026-11-30`, in any language.
  private static func day(of seconds: Int64) -> String {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    let parts = [Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday)]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}

/// A memo as programs read it.
struct MemoRow: Encodable {
  private struct Place: Encodable {
    let course, sentence: String
  }

  private let id, title, text: String
  private let tags: [String]
  private let isPinned: Bool
  /// Seconds since 1970 UTC.
  private let createdAt, changedAt: Int64
  /// Null when it is on no sentence.
  private let sentence: Place?

  init(_ memo: Memo) {
    id = memo.id.rawValue
    title = memo.text.title
    text = memo.text.string
    tags = memo.text.tags
    isPinned = memo.isPinned
    createdAt = memo.createdAt
    changedAt = memo.changedAt
    sentence = memo.sentence.map {
      Place(course: $0.course.rawValue, sentence: $0.sentence.rawValue)
    }
  }

  // Not the synthesised one, which leaves out what is nil: every object has every key.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(text, forKey: .text)
    try container.encode(tags, forKey: .tags)
    try container.encode(isPinned, forKey: .isPinned)
    try container.encode(createdAt, forKey: .createdAt)
    try container.encode(changedAt, forKey: .changedAt)
    try container.encode(sentence, forKey: .sentence)
  }

  private enum CodingKeys: CodingKey {
    case id, title, text, tags, isPinned, createdAt, changedAt, sentence
  }
}
