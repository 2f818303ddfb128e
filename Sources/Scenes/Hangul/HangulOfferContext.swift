import AppText
import Lessons
import Storage

/// Offers to teach Hangul.
protocol HangulOfferContext: QuestionContext {
  /// What the learner chose.
  var settings: LearnerSettings { get }
  /// The learner's progress.
  var database: LearnerDatabase { get }

  /// Teaches Hangul, and returns when the learner has had enough of it.
  func learnHangul() async
}

extension HangulOfferContext {
  /// Offers to teach Hangul before the first day of a Korean course, once; returns when that is
  /// over.
  func offerHangul(before course: Course) async {
    guard settings.values.offersHangul, course.languages.answer.primaryCode == "ko",
      course.languages.prompt.primaryCode != "ko", !course.glossary.isEmpty
    else { return }
    do throws(StorageError) {
      guard try await database.courseStandings()[course.id]?.doneSentences ?? 0 == 0 else {
        return
      }
      try await database.set(SettingKey(rawValue: "hangul"), to: "false")
    } catch {
      // What keeps the database from being read is said when the quiz is opened.
      return
    }
    var values = settings.values
    values.offersHangul = false
    // No word of the interface changes, so that none can be missing.
    try? settings.change(to: values)
    let words = localization
    let isWanted = await ask(
      title: words[.hangulOfferTitle], message: words[.hangulOffer],
      choices: [
        .init(words[.hangulOfferYes], answer: true), .init(words[.hangulOfferNo], answer: false),
      ])
    if isWanted == true { await learnHangul() }
  }
}
