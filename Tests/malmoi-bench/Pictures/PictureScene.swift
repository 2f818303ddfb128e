import AppText
import Scenes

/// A scene of the app that pictures are made of, and the keys that lead to what is shown.
enum PictureScene: String, CaseIterable {
  case today, quiz, verdict, courses, memos, progress, words, settings

  /// What a screen reader says of the picture.
  var label: String {
    switch self {
    case .today: "Today: what to do next, the week, what comes"
    case .quiz: "A sentence being built from word blocks"
    case .verdict: "The verdict on a sentence, with its reasons"
    case .courses: "The list of courses"
    case .memos: "The learner's own notes"
    case .progress: "Progress: a year as a map, reviews, what is remembered"
    case .words: "Every word met, by how firm it is"
    case .settings: "Settings"
    }
  }

  /// The root the app opens at; nil is straight into the quiz.
  var root: Root? {
    switch self {
    case .today: .today
    case .quiz, .verdict: nil
    case .courses: .courses
    case .memos: .memos
    case .progress, .words: .progress
    case .settings: .settings
    }
  }

  /// What is typed there, as a script of keys.
  var keys: String {
    switch self {
    case .today, .courses, .progress, .settings: ""
    case .quiz: "<Enter>I fixed the lo"
    case .verdict: "<Enter>I fix the login bug yesterday <Enter>"
    case .memos: "<Down>"
    case .words: "<Enter>"
    }
  }
}
