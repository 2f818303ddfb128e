import AppText
import Lessons
import Storage

extension AppContext {
  func practise(_ sentences: [SentenceKey], title: String) async {
    let isShown = await showQuiz { [self] () throws(StorageError) in
      try await QuizViewModel.practice(of: sentences, title: title, context: self)
    }
    if !isShown { notify(localization[.practiceNothing]) }
  }
}
