import Lessons
import Storage

/// What the words the learner met need.
protocol WordsListContext:
  DrawingContext, ReadingContext, ClosingContext, MetWordsContext, PracticeContext
{
  /// Shows the sentences a word stands in.
  func showSentences(of word: MetWord, in sentences: [StudiedSentence])
}
