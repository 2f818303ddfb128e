/// Something that is said to the learner: which sentence, and what stands in its places.
///
/// Each is declared once, in an extension beside this file, with a parameter for each place. What
/// it says is in `Localizable.strings` of each language; a test compares both with the
/// declarations.
package struct Message: Hashable, Sendable {
  struct Value: Hashable {
    let name: String
    let text: String
  }

  /// The key of the sentence in the tables of all languages.
  package let key: String
  /// What stands at `{name}`.
  let values: [Value]

  /// A sentence whose places are filled by these values.
  init(_ key: String, _ values: KeyValuePairs<String, any CustomStringConvertible>) {
    self.key = key
    self.values = values.map { Value(name: $0.key, text: $0.value.description) }
  }

  /// A sentence without places.
  init(_ key: String) {
    self.key = key
    values = []
  }
}
