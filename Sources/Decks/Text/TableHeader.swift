/// The first row of a table, when it names the columns.
struct TableHeader {
  /// The names, as they are written.
  let names: [String]

  /// nil when the row is a note like the others: at least two of its cells, and at least half, have
  /// to be words that columns are called by.
  init?(_ fields: [String]) {
    let known = fields.count { Self.known.contains($0.trimmed.lowercased()) }
    guard known >= 2, known * 2 >= fields.count else { return nil }
    names = fields.map(\.trimmed)
  }

  private static let known: Set = [
    "front", "back", "prompt", "answer", "question", "term", "definition", "word", "meaning",
    "sentence", "translation", "example", "examples", "note", "notes", "tag", "tags", "id",
    "source",
    "target", "text", "korean", "english", "japanese", "chinese", "spanish", "french", "german",
    "native", "foreign", "expression", "reading", "romanization", "pronunciation", "hint", "deck",
    "ko", "en", "ja", "zh", "es", "fr", "de", "앞면", "뒷면", "문제", "답", "정답", "질문", "단어", "뜻",
    "의미", "문장", "번역", "해석", "예문", "메모", "비고", "태그", "한국어", "영어", "한글", "발음", "번호",
  ]
}
