import AppText
import Lessons
import Storage
import Terminal

/// Asks who turns words that run from right to left.
protocol LetterOrderContext: WordsContext, ChoiceContext {
  /// What the learner chose.
  var settings: LearnerSettings { get }
  /// The learner's progress.
  var database: LearnerDatabase { get }
}

extension LetterOrderContext {
  /// Asks before the first course that has such words, once, and returns when that is over.
  ///
  /// Of a sample that is sent as it is read and one that is sent turned, the learner takes the one
  /// that stands right.
  func askLetterOrder(before course: Course) async {
    let languages = course.languages
    let language = languages.answer.isRightToLeft ? languages.answer : languages.prompt
    guard settings.values.letterOrder == nil, language.isRightToLeft else { return }
    // As the terminal does it is how it is drawn until then: nothing else would show the samples as
    // they are sent.
    await keep(.byTerminal)
    let sample = LetterOrderSample(language)
    let question = localization[.settingsLetterOrderQuestion(letter: String(sample.first))]
    let chosen = await choose(question, from: [sample.word, sample.turnedWord], current: nil)
    if chosen == 1 { await keep(.byMalmoi) }
  }

  private func keep(_ order: LetterOrder) async {
    var values = settings.values
    values.letterOrder = order
    let rows = values.rows(changedFrom: settings.values)
    // No word of the interface changes, so that none can be missing.
    try? settings.change(to: values)
    // What cannot be kept is asked again the next time.
    for (key, value) in rows { try? await database.set(key, to: value) }
  }
}

/// A word of letters that join nothing, so that each looks the same wherever it stands.
struct LetterOrderSample {
  /// The one in Hebrew.
  static let hebrew = "שלום"

  /// The word as it is read.
  let word: String

  /// The letter it begins with, which is not the last one.
  var first: Character { word.first ?? " " }
  /// The word with its last letter first.
  var turnedWord: String { String(word.reversed()) }

  /// A sample in the letters of a language, or in Arabic ones.
  init(_ language: Language) {
    let isHebrew =
      language.code.lowercased().contains("-hebr")
      || ["he", "iw", "yi", "ji"].contains(language.primaryCode)
    word = isHebrew ? Self.hebrew : "دور"
  }
}
