import AppText
import Programs
import TerminalUI

/// Says something aloud, and learns whether it was heard.
protocol HearingContext: NoticeContext, QuestionContext {
  /// Says sentences aloud.
  var speaker: Speaker { get }
}

extension HearingContext {
  /// Says something, and asks whether it was heard.
  func isSoundHeard() async -> Bool {
    let words = localization
    do throws(SpeechError) {
      try await speaker.say(
        words[.settingsHearSample], inLanguage: words[.settingsHearLanguage])
    } catch {
      notify(words.sentence(for: error))
      return false
    }
    return await ask(
      title: words[.settingsHearTitle], message: words[.settingsHearQuestion],
      choices: [
        .init(words[.settingsHearYes], answer: true), .init(words[.settingsHearNo], answer: false),
      ]) == true
  }
}
