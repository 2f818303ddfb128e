/// Adds sentences to courses of the learner's own.
protocol MakingContext: AnyObject {
  /// Lets the learner write a sentence into a course of their own.
  ///
  /// - Parameter text: what they begin with; its first line is the prompt.
  func makeSentence(startingFrom text: String)
}
