import AppText

/// Says something in place of the hint bar, until the next key.
protocol NoticeContext: WordsContext {
  /// Says that what was asked for is done.
  func confirm(_ sentence: String)

  /// Says what was done with the memo of a title, which is cut first where there is no room.
  func confirm(_ message: (_ title: String) -> Message, title: String)

  /// Says that something could not be done, or not quite, and why.
  func notify(_ sentence: String)
}
