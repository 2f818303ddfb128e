import AppText
import Lessons
import Programs
import TerminalUI

extension QuizViewModel {
  /// Why the answer cannot be heard now, in the learner's language; nil when it can.
  package var reasonNotToSpeak: String? {
    let words = context.localization
    guard context.settings.values.speaksAnswers else { return words[.speechIsOff] }
    return isSpeechMissing ? words.sentence(for: SpeechError.noProgram) : nil
  }

  /// Looks whether there is a program that speaks, once a check: hints are drawn far more often.
  func lookForSpeech() {
    guard context.settings.values.speaksAnswers else { return }
    isSpeechMissing = context.speaker.program == nil
  }

  /// The learner wants to hear the answer to the sentence just checked.
  package func speechRequested() {
    guard let checked, let language = session.current?.languages.answer else { return }
    context.work.start { [context] in
      do throws(SpeechError) {
        try await context.speaker.say(checked.judged.nearest, inLanguage: language.code)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }
}
