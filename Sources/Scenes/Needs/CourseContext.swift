import CourseLibrary
import Lessons

/// Reads courses.
protocol LibraryContext: AnyObject {
  /// The courses there are.
  var library: CourseLibrary { get }
}

/// Leads to a course and to its sentences.
protocol CoursePageContext: AnyObject {
  /// Shows the page of a course.
  func showPage(of copy: CourseCopy)

  /// Shows the page of a sentence.
  func showPage(of sentence: Sentence, in copy: CourseCopy)
}

/// Asks the sentences of a course.
protocol StudyContext: AnyObject {
  /// Shows the quiz of a day, and returns when it is shown.
  ///
  /// What is typed before it shows is for the quiz.
  ///
  /// - Parameter dayIndex: counted from zero; nil is the next one.
  func study(_ course: Course, dayIndex: Int?) async
}
