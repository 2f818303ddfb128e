/// A JSON value and where it stands in the text.
struct JSONNode: Sendable {
  /// What the value is.
  enum Value: Sendable {
    /// Something that was reported as no value at all.
    case invalid
    case null
    case bool(Bool)
    /// As written; nothing here calculates with it.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  let value: Value
  /// Offset of its first byte.
  let offset: Int

  /// The kind of value; nil for an invalid one.
  var kind: JSONKind? {
    switch value {
    case .invalid: nil
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The members of a JSON object in the order of the text, doubled keys included.
struct JSONObject: Sendable {
  /// A key with its value.
  struct Member: Sendable {
    let key: String
    /// Offset of the key's first byte.
    let keyOffset: Int
    let value: JSONNode
  }

  let members: [Member]
  /// Whether there was a syntax error inside, which may have cost a member: that a key is
  /// missing is then no news.
  let isDamaged: Bool
}
