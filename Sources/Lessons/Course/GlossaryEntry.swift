/// What a word of a course means, and which forms of it the course uses.
package struct GlossaryEntry: Hashable, Sendable {
  /// The word as a dictionary has it: `"사람"`, `"go"`.
  package let word: String
  /// In the language of the prompts.
  package let meaning: String
  /// What else is this word in an answer: `"사람이"`, `"went"`.
  package let forms: [String]
  package let note: String?

  package init(word: String, meaning: String, forms: [String] = [], note: String? = nil) {
    self.word = word
    self.meaning = meaning
    self.forms = forms
    self.note = note
  }
}
