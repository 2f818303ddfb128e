extension CourseLayout {
  /// What the file has and texts have not, by where each text begins.
  var skips: [Int: [TextPiece.Skip]] {
    var skips: [Int: [TextPiece.Skip]] = [:]
    func take(_ piece: TextPiece?) {
      if let piece, !piece.skips.isEmpty { skips[piece.offset] = piece.skips }
    }
    titles.forEach(take)
    fields.forEach { take($0.value) }
    take(description)
    for word in allWords { ([word.meaning, word.note] + word.forms).forEach(take) }
    for day in days {
      take(day.title)
      for entry in day.entries { entry.pieces.forEach(take) }
    }
    return skips
  }
}

extension CourseLayout.Entry {
  /// All of its texts.
  fileprivate var pieces: [TextPiece?] {
    [prompt, speaker, id] + answers
      + orderedItems.flatMap { item -> [TextPiece?] in
        switch item {
        case .distractor(let word, let why): [word, why]
        case .accepted(let piece), .note(let piece): [piece]
        case .word, .comment: []
        }
      }
  }
}
