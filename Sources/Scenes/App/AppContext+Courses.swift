import CourseLibrary
import Lessons
import TerminalUI

extension AppContext {
  func showPage(of copy: CourseCopy) {
    show(.courseDetail(CourseDetailViewModel(copy: copy, context: self)), using: .push)
  }

  func showPageUnlessElsewhere(of copy: CourseCopy) async {
    await showUnlessElsewhere(.courseDetail(CourseDetailViewModel(copy: copy, context: self)))
  }

  func showPage(of sentence: Sentence, in copy: CourseCopy) {
    show(.sentence(SentenceViewModel(sentence, in: copy, context: self)), using: .push)
  }

  func learnHangul() async {
    let _: Void? = await present { dismissal in
      .hangul(HangulViewModel(context: self, dismissal: dismissal))
    }
  }

  // MARK: Words

  func showWords(_ met: MetWords?) {
    show(.words(WordsViewModel(met, context: self)), using: .push)
  }

  func showSentences(of word: MetWord, in sentences: [StudiedSentence]) {
    show(
      .wordSentences(WordSentencesViewModel(word, in: sentences, context: self)), using: .push)
  }
}
