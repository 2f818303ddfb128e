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

  /// Why the sentence of new words cannot be heard, in the learner's language; nil when it can.
  var reasonNotToHear: String? {
    let settings = context.settings.values
    return settings.speaksAnswers || settings.asksHeard ? nil : context.localization[.speechIsOff]
  }

  /// Looks whether there is a program that speaks, once a check: hints are drawn far more often.
  func lookForSpeech() {
    guard context.settings.values.speaksAnswers else { return }
    isSpeechMissing = context.speaker.program == nil
  }

  /// The learner wants to hear the answer to the sentence just checked; the other way round, what
  /// was asked: it is what the course is about.
  package func speechRequested() {
    guard let checked, let item = session.current else { return }
    if item.id.sentence.isTurned { return say(item.sentence.prompt, in: item.languages.prompt) }
    say(checked.judged.nearest, in: item.languages.answer)
  }

  /// Says a text, or why it cannot be said.
  func say(_ text: String, in language: Language) {
    context.work.start { [context] in
      do throws(SpeechError) {
        try await context.speaker.say(text, inLanguage: language.code)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }
}

// MARK: - Sentences that are heard instead of read

extension QuizViewModel {
  /// Says what is asked; when it cannot be said, sentences are read from now on, which is said once.
  func sayQuestion(_ text: String, slowly isSlow: Bool = false) {
    guard let language = session.current?.languages.answer else { return }
    context.work.start { [context, weak self] in
      do throws(SpeechError) {
        try await context.speaker.say(
          text, inLanguage: language.code, slowly: isSlow)
      } catch {
        let words = context.localization
        self?.soundLeftOut(
          saying: words[.quizHeardFailed(reason: words.sentence(for: error))])
      }
    }
  }

  /// The learner wants to hear it again: slowly.
  func heardAgain() {
    if let spoken = answer?.spoken { sayQuestion(spoken, slowly: true) }
  }

  /// The learner can hear nothing now.
  func soundDeclined() {
    soundLeftOut(saying: context.localization[.quizHeardLater])
  }

  private func soundLeftOut(saying sentence: String) {
    guard context.speaker.isReady || answer?.spoken != nil else { return }
    context.speaker.silence()
    let wasHeard = answer?.spoken != nil
    session.leaveOut(ExerciseKind.heard)
    if wasHeard { sentenceShown() }
    context.notify(sentence)
  }
}
