import CourseLibrary

/// What the list of courses needs; pages of courses show beside it.
protocol CourseListContext:
  RootsContext, CourseDetailContext, LibraryLoadingContext, SourcesContext, QuestionContext,
  DecksContext
{
  /// Shows the page of a course that took its time to come, unless the learner opened a modal
  /// meanwhile.
  func showPageUnlessElsewhere(of copy: CourseCopy) async
}
