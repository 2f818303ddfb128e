extension CourseLayout {
  /// The course as JSON has it, each value with the place it has in the file.
  ///
  /// - Parameter end: Where the file ends: the place of days that are missing.
  func node(endingAt end: Int = 0) -> JSONNode {
    var object = NodeMaker(offset: titles.first?.offset ?? 0)
    object.add("format", .number("1"), at: 0)
    object.add(fields.filter { $0.key == .id })
    for title in titles { object.add("title", title) }
    object.add("comments", list: commentNodes)
    object.add("description", description)
    object.add(fields.filter { $0.key == .property })
    for pair in languages {
      var languages = NodeMaker(offset: pair.prompt.offset)
      languages.add("prompt", pair.prompt)
      languages.add("answer", pair.answer)
      object.add("languages", languages.node.value, at: pair.prompt.offset)
    }
    object.add(fields.filter { $0.key == .spaces })
    object.add("glossary", list: allWords.map(\.node))
    object.add("days", .array(days.map(\.node)), at: days.first?.offset ?? end)
    return object.node
  }

  private var commentNodes: [JSONNode] {
    comments.map(\.commentNode) + headComments.map { .comment($0, at: .string("description")) }
      + endComments.map { .comment($0, at: .string("end")) }
  }

  /// The words of the head, and those of the sentences behind them.
  var allWords: [Word] {
    words
      + days.flatMap(\.entries).flatMap(\.items).compactMap { item in
        if case .word(let word) = item { word } else { nil }
      }
  }
}

extension CourseLayout.Word {
  fileprivate var node: JSONNode {
    var object = NodeMaker(offset: forms[0].offset)
    object.add("comments", list: comments.map(\.commentNode))
    object.add("word", forms[0])
    object.add("meaning", meaning)
    object.add("forms", list: forms.dropFirst().map(\.node))
    object.add("note", note)
    return object.node
  }
}

extension CourseLayout.Day {
  fileprivate var node: JSONNode {
    var object = NodeMaker(offset: offset)
    object.add("comments", list: comments.map(\.commentNode))
    object.add("title", title)
    if !entries.isEmpty || !isDamaged {
      object.add("sentences", .array(entries.map(\.node)), at: offset)
    }
    return object.node
  }
}

extension CourseLayout.Entry {
  var node: JSONNode {
    let items = orderedItems
    var object = NodeMaker(offset: offset)
    object.add("comments", list: comments.map(\.commentNode) + items.innerComments)
    object.add("id", id)
    object.add("by", speaker)
    if !prompt.text.isEmpty { object.add("prompt", prompt) }
    object.add("answers", list: answers.map(\.node))
    object.add("accepted", list: items.compactMap(\.acceptedNode))
    object.add("distractors", list: items.compactMap(\.distractorNode))
    for case .note(let note) in items { object.add("note", note) }
    return object.node
  }
}

extension [CourseLayout.Item] {
  /// The comments among them, each with the count of what stands before it.
  fileprivate var innerComments: [JSONNode] {
    var count = 0
    return compactMap { item in
      if case .comment(let comment) = item { return .comment(comment, at: .number("\(count)")) }
      count += 1
      return nil
    }
  }
}

extension CourseLayout.Item {
  fileprivate var acceptedNode: JSONNode? {
    if case .accepted(let piece) = self { piece.node } else { nil }
  }

  fileprivate var distractorNode: JSONNode? {
    guard case .distractor(let word, let why) = self else { return nil }
    guard let why else { return word.node }
    var object = NodeMaker(offset: word.offset)
    object.add("word", word)
    object.add("why", why)
    return object.node
  }
}

extension TextPiece {
  fileprivate var node: JSONNode { JSONNode(value: .string(text), offset: offset) }
}

extension String {
  fileprivate var commentNode: JSONNode { JSONNode(value: .string(self), offset: 0) }
}

extension JSONNode {
  /// A comment that stands elsewhere than before what it is on.
  fileprivate static func comment(_ text: String, at place: Value) -> JSONNode {
    var object = NodeMaker(offset: 0)
    object.add("at", place, at: 0)
    object.add("text", .string(text), at: 0)
    return object.node
  }
}

/// Gathers the members of an object.
private struct NodeMaker {
  private var members: [JSONObject.Member] = []
  private let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  mutating func add(_ key: String, _ value: JSONNode.Value, at offset: Int) {
    members.append(
      JSONObject.Member(
        key: key, keyOffset: offset, value: JSONNode(value: value, offset: offset)))
  }

  mutating func add(_ key: String, _ piece: TextPiece?) {
    if let piece { add(key, .string(piece.text), at: piece.offset) }
  }

  mutating func add(_ fields: [(key: CourseLayout.Field, value: TextPiece)]) {
    for field in fields { add(field.key.rawValue, field.value) }
  }

  /// Adds a list that has something in it.
  mutating func add(_ key: String, list: [JSONNode]) {
    if let first = list.first { add(key, .array(list), at: first.offset) }
  }

  /// The object; what is missing in it has been said in words of the text.
  var node: JSONNode {
    JSONNode(value: .object(JSONObject(members: members, isDamaged: true)), offset: offset)
  }
}
