/// Which word of a glossary a form is of.
package struct GlossaryIndex: Hashable, Sendable {
  /// The words, in the author's order.
  package let entries: [GlossaryEntry]
  private var numbers: [String: Int] = [:]

  /// The index of a glossary; a form that two words claim is the first one's.
  ///
  /// - Complexity: linear in the count of forms.
  package init(_ glossary: [GlossaryEntry]) {
    entries = glossary
    for (number, entry) in glossary.enumerated() {
      for form in [entry.word] + entry.forms {
        let key = ComparableText.key(of: form)
        if numbers[key] == nil { numbers[key] = number }
      }
    }
  }

  /// The index of no words.
  package static let empty = GlossaryIndex([])

  /// The word that a form is of; nil when the glossary does not have it.
  package func entry(of form: String) -> GlossaryEntry? {
    self[ComparableText.key(of: form)]
  }

  /// What a form counts as: all forms of a word are one, and one without an entry is itself.
  package func id(of form: String) -> String {
    let key = ComparableText.key(of: form)
    return self[key].map { ComparableText.key(of: $0.word) } ?? key
  }

  /// The same by the key of a form, as comparisons see it.
  subscript(_ key: String) -> GlossaryEntry? { numbers[key].map { entries[$0] } }
}
