import AppText
import Lessons
import Observation
import Programs
import TerminalUI

/// Hangul for those who cannot read it yet: letters, syllables, a few words.
@Observable
package final class HangulViewModel {
  /// What the scene needs.
  @ObservationIgnored let context: any HangulContext
  /// The sitting that is on.
  package private(set) var sitting: HangulSitting
  @ObservationIgnored private let dismissal: Dismissal<Void>

  /// The first of the sittings; closed when all are done.
  init(context: any HangulContext, dismissal: Dismissal<Void>) {
    self.context = context
    self.dismissal = dismissal
    sitting = HangulSitting(1, seed: context.makeSeed())
  }

  /// What is to be done, in the learner's language.
  var instruction: String {
    let words = context.localization
    switch sitting.step {
    case .letters: return words[.hangulLetters]
    case .syllable(let syllable):
      return words[.hangulBuild(sound: Romanization(of: String(syllable))?.text ?? "")]
    case .word: return words[.hangulRead]
    case nil: return words[sitting.number < HangulSitting.count ? .hangulHalf : .hangulDone]
    }
  }

  /// What became of the last choice; empty before it.
  var remark: String {
    let words = context.localization
    guard sitting.step != nil, !sitting.choices.isEmpty else { return "" }
    if sitting.isWrong { return words[.hangulWrong] }
    return sitting.isDone ? words[.hangulRight] : ""
  }

  /// The learner takes a letter, or a meaning.
  func taken(_ place: Int) {
    sitting.take(place)
  }

  /// The learner takes the last letter back.
  func takenBack() {
    sitting.takeBack()
  }

  /// The learner goes on: to the next step, the next sitting, or to the course.
  func continueRequested() {
    guard sitting.isDone else { return context.notify(context.localization[.hangulFirst]) }
    if sitting.step != nil { return sitting.next() }
    if sitting.number < HangulSitting.count {
      sitting = HangulSitting(sitting.number + 1, seed: context.makeSeed())
    } else {
      dismissal.close(with: ())
    }
  }

  /// The learner has had enough of it.
  func skipped() {
    dismissal.close(with: ())
  }

  /// Why nothing can be heard; nil when it can.
  var reasonNotToHear: String? {
    let settings = context.settings.values
    return settings.speaksAnswers || settings.asksHeard ? nil : context.localization[.speechIsOff]
  }

  /// The learner wants to hear the syllable or the word.
  func hearingRequested() {
    let text: String? =
      switch sitting.step {
      case .syllable(let syllable): String(syllable)
      case .word(let word, _, _): word
      case .letters, nil: nil
      }
    guard let text else { return }
    context.work.start { [context] in
      do throws(SpeechError) {
        try await context.speaker.say(text, inLanguage: "ko")
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }
}
