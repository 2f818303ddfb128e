import AppText
import CourseLibrary
import Lessons
import Observation
import TerminalUI

/// The sentences that a word was met in, firmest first.
@Observable
package final class WordSentencesViewModel {
  /// What is known of a course.
  private enum CourseState {
    case found(CourseCopy, prompts: [SentenceID: String])
    case lost
  }

  /// What the scene needs.
  @ObservationIgnored let context: any WordSentencesContext
  /// The word.
  package let word: MetWord
  /// The sentences, in order.
  package let sentences: [StudiedSentence]
  /// Counts the courses that were read, so that a screen knows when to measure anew.
  package private(set) var revision = 0

  /// The courses that were read; without an entry one is still being read.
  private var courses: [CourseID: CourseState] = [:]
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// The sentences of a word; their courses are read when the scene shows.
  init(_ word: MetWord, in sentences: [StudiedSentence], context: any WordSentencesContext) {
    self.word = word
    self.sentences = sentences
    self.context = context
  }

  isolated deinit {
    reading?.cancel()
  }

  /// The screen shows, for the first time or again.
  package func appeared() {
    guard reading == nil else { return }
    let ids = sentences.map(\.id.course).uniqued
    reading = context.work.start { [weak self, library = context.library] in
      for id in ids where !Task.isCancelled {
        // What keeps a course from being read is no fault of the word: it says so in its place.
        self?.adopt(try? await library.course(id), of: id)
      }
    }
  }

  private func adopt(_ copy: CourseCopy?, of id: CourseID) {
    courses[id] = copy.map { copy in
      .found(
        copy,
        prompts: Dictionary(copy.course.sentences.map { ($0.id, $0.prompt) }) { first, _ in first })
    }
    if copy == nil { courses[id] = .lost }
    revision += 1
  }

  /// What is to be put into the other language; nil while it is not known.
  package func prompt(of sentence: StudiedSentence) -> String? {
    guard case .found(_, let prompts)? = courses[sentence.id.course] else { return nil }
    return prompts[sentence.id.sentence]
  }

  /// Where a sentence is from and how long it stays.
  package func origin(of sentence: StudiedSentence) -> String {
    let words = context.localization
    let id = sentence.id.course
    return switch courses[id] {
    case nil: words[.wordsReadingCourse]
    case .lost: words[.memoCourseLost(course: id)]
    case .found(let copy, _): copy.course.title
    }
  }

  /// Why there is no way to the course of a sentence, in the learner's language; nil when there
  /// is one.
  package func reasonNotToOpenCourse(of sentence: StudiedSentence) -> String? {
    if case .found? = courses[sentence.id.course] { nil } else { origin(of: sentence) }
  }

  /// The learner wants to see a sentence; where its course has it no more, the course.
  package func sentenceRequested(_ sentence: StudiedSentence) {
    guard case .found(let copy, _)? = courses[sentence.id.course] else { return }
    guard let found = copy.course.sentences.first(where: { $0.id == sentence.id.sentence }) else {
      return context.showPage(of: copy)
    }
    context.showPage(of: found, in: copy)
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it first stands.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
