import AppText

/// A word, or several, that a command works on.
package struct CommandArgument: Hashable, Sendable {
  /// How many words there may be.
  package enum Count: Hashable, Sendable {
    case one, atMostOne, oneOrMore, any
  }

  /// What it is called in the catalog, `"FILE|ID"`; the languages have their own words for it.
  package let name: String
  /// What it stands for.
  package let value: CommandValue
  /// How many words there may be.
  package let count: Count

  /// An argument of these facts.
  package init(_ name: String, _ value: CommandValue, _ count: Count = .one) {
    self.name = name
    self.value = value
    self.count = count
  }

  /// Whether the command does without it.
  var isOptional: Bool { count == .atMostOne || count == .any }
  /// Whether it may be several words.
  var isRepeated: Bool { count == .oneOrMore || count == .any }

  /// How it stands in a line of usage, with a name in any language.
  func usage(called name: String) -> String {
    let words = isRepeated ? name + "..." : name
    return isOptional ? "[\(words)]" : words
  }
}
