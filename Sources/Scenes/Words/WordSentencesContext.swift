/// What the sentences of a word need.
protocol WordSentencesContext:
  DrawingContext, WorkContext, ClosingContext, LibraryContext, CoursePageContext
{}
