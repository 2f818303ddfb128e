/// The two languages of a course: what is shown and what is built.
package struct LanguagePair: Hashable, Sendable, Codable {
  package let prompt: Language
  package let answer: Language

  package init(prompt: Language, answer: Language) {
    self.prompt = prompt
    self.answer = answer
  }
}
