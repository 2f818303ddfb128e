import AppText
import CourseLibrary
import Lessons
import Observation
import Storage
import TerminalUI

/// One sentence of a course: what it says, what its words mean, and how well it is known.
@Observable
package final class SentenceViewModel {
  /// What the scene needs.
  @ObservationIgnored let context: any SentenceContext
  /// The course it is from.
  @ObservationIgnored let copy: CourseCopy
  /// The sentence.
  package private(set) var sentence: Sentence
  /// How it is remembered; nil before it is known, or when it was never answered.
  package private(set) var card: Card?
  /// How often it was forgotten.
  package private(set) var lapses = 0
  /// Whether it is not asked because the learner says so.
  package private(set) var isLeftOut = false

  /// A sentence of a course that is here.
  init(_ sentence: Sentence, in copy: CourseCopy, context: any SentenceContext) {
    self.sentence = sentence
    self.copy = copy
    self.context = context
  }

  /// Where the sentence is.
  package var key: SentenceKey {
    SentenceKey(course: copy.course.id, sentence: sentence.id)
  }

  /// The screen shows, for the first time or again.
  package func appeared() {
    context.work.start { [self] in await read() }
  }

  private func read() async {
    do throws(StorageError) {
      card = try await context.database.card(of: key)
      lapses = try await context.database.lapses(of: key)
      let isTurnedLeftOut = try await context.database.isLeftOut(key.turned)
      isLeftOut = try await context.database.isLeftOut(key) || isTurnedLeftOut
    } catch {
      context.notify(context.localization.sentence(for: error))
    }
  }

  /// The words of the answer that the course explains, as they stand in it.
  package var words: [NewWord] {
    NewWord.words(of: sentence, in: GlossaryIndex(copy.course.glossary))
  }

  /// What the course is called.
  package var courseTitle: String { copy.course.title }

  /// How well it is known, and when it comes back.
  package var standing: String {
    let words = context.localization
    if isLeftOut { return words[.sentenceLeftOut] }
    guard let card else { return words[.sentenceNew] }
    let calendar = context.settings.values.studyPlan.calendar
    let strength = words[.strength(MetWord.strength(of: card))]
    let returns = words.returnTime(of: card, at: context.clock.now(), calendar)
    let line = words[.sentenceStanding(strength: strength, when: returns)]
    return lapses >= Leech.lapses
      ? [line, words[.sentenceLapses(count: lapses)]].joined(separator: " ") : line
  }

  /// The learner wants to be asked.
  package func practiceRequested() {
    context.work.start { [self] in
      await context.practise([key], title: copy.course.title)
    }
  }

  /// The learner wants to see the course.
  package func courseRequested() {
    context.showPage(of: copy)
  }

  /// The learner wants the sentence to be asked no more, or again, in both its forms.
  package func leavingOutToggled() {
    context.work.start { [self] in
      do throws(StorageError) {
        let isOut = !isLeftOut
        let isBothWays = try await context.database.asksBothWays(key.course)
        try await context.database.leaveOut(key, isOut)
        if isBothWays || !isOut {
          try await context.database.leaveOut(key.turned, isOut)
        }
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
      await read()
    }
  }

  /// The learner wants it to say something else from now on.
  package func mendingRequested() {
    context.work.start { [self] in
      if let mended = await context.mend(sentence, of: copy.course.id) { sentence = mended }
    }
  }

  /// What is to be said of it when it is not as its author has it; nil when it is.
  package var mendingRemark: String? {
    sentence.authored.map { context.localization[$0.isNew ? .mendingIsNew : .mendingIsMine] }
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}
