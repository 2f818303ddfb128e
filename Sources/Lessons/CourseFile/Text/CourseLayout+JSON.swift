import UnicodeText

extension CourseLayout {
  /// The course as JSON, a line a value, in the order of the format's keys.
  package var json: String {
    var text = ""
    node().write(to: &text, indent: "")
    return text + "\n"
  }

  /// The layout of a course in JSON, which has been found to be one.
  init(json root: JSONNode) {
    self.init()
    let object = NodeReader(root)
    fields = Field.allCases.compactMap { key in object.piece(key.rawValue).map { (key, $0) } }
    titles = object.piece("title").map { [$0] } ?? []
    if let pair = object.object("languages"), let prompt = pair.piece("prompt"),
      let answer = pair.piece("answer")
    {
      languages = [(prompt, answer)]
    }
    for (comment, place) in object.comments {
      switch place {
      case .string("description"): headComments.append(comment)
      case .string("end"): endComments.append(comment)
      default: comments.append(comment)
      }
    }
    description = object.piece("description")
    words = object.list("glossary").compactMap { Word($0) }
    days = object.list("days").map(Day.init)
  }
}

extension CourseLayout.Word {
  /// - Returns: nil for one that the reader of courses leaves out.
  fileprivate init?(_ node: JSONNode) {
    let object = NodeReader(node)
    guard let word = object.piece("word"), let meaning = object.piece("meaning") else {
      return nil
    }
    self.init(
      comments: object.comments.map(\.text),
      forms: [word] + object.list("forms").compactMap(\.piece), meaning: meaning,
      note: object.piece("note"))
  }
}

extension CourseLayout.Day {
  fileprivate init(_ node: JSONNode) {
    let object = NodeReader(node)
    self.init(
      comments: object.comments.map(\.text), title: object.piece("title"), offset: node.offset,
      entries: object.list("sentences").map(CourseLayout.Entry.init))
  }
}

extension CourseLayout.Entry {
  fileprivate init(_ node: JSONNode) {
    let object = NodeReader(node)
    self.init(
      speaker: object.piece("by"), prompt: object.piece("prompt") ?? TextPiece(""),
      answers: object.list("answers").compactMap(\.rawPiece), id: object.piece("id"),
      offset: node.offset)
    items = object.list("distractors").compactMap(\.distractor)
    items += object.list("accepted").compactMap(\.rawPiece).map { .accepted($0) }
    items += object.piece("note").map { [.note($0)] } ?? []
    for (index, comment) in object.comments.enumerated() {
      guard case .number(let place)? = comment.place else {
        comments.append(comment.text)
        continue
      }
      let inner = object.comments[..<index].count {
        if case .number = $0.place { true } else { false }
      }
      items.insert(.comment(comment.text), at: min((Int(place) ?? 0) + inner, items.count))
    }
  }
}

extension JSONNode {
  fileprivate var distractor: CourseLayout.Item? {
    if let piece { return .distractor(piece, why: nil) }
    let object = NodeReader(self)
    return object.piece("word").map { .distractor($0, why: object.piece("why")) }
  }

  /// Text as the reader of courses takes it; nil when it is empty.
  fileprivate var piece: TextPiece? {
    rawPiece.map { TextPiece($0.text.trimmingWhitespace.nfc, at: offset) }
      .flatMap { $0.text.isEmpty ? nil : $0 }
  }

  /// Text as it stands there.
  fileprivate var rawPiece: TextPiece? {
    if case .string(let text) = value { TextPiece(text, at: offset) } else { nil }
  }
}

/// Looks things up in an object.
private struct NodeReader {
  private let members: [JSONObject.Member]

  init(_ node: JSONNode) {
    if case .object(let object) = node.value { members = object.members } else { members = [] }
  }

  func node(_ key: String) -> JSONNode? { members.last { $0.key == key }?.value }

  func object(_ key: String) -> NodeReader? { node(key).map(NodeReader.init) }

  func piece(_ key: String) -> TextPiece? { node(key)?.piece }

  func list(_ key: String) -> [JSONNode] {
    if case .array(let items)? = node(key)?.value { items } else { [] }
  }

  /// The comments, and where those stand that have a place of their own.
  var comments: [(text: String, place: JSONNode.Value?)] {
    list("comments").compactMap { item in
      if case .string(let text) = item.value { return (text, nil) }
      let object = NodeReader(item)
      guard case .string(let text)? = object.node("text")?.value else { return nil }
      return (text, object.node("at")?.value)
    }
  }
}
