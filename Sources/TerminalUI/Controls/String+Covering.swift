nonisolated extension String {
  /// How many characters from the start hold the first `count` code points.
  func characters(covering count: Int) -> Int {
    var covered = 0
    var characters = 0
    for character in self {
      if covered >= count { break }
      covered += character.unicodeScalars.count
      characters += 1
    }
    return characters
  }
}
