/// Readings over Chinese characters, ` 漢字[かんじ]`.
enum Furigana {
  /// The text without them, and without the blanks that tell where a reading begins; nil when
  /// there are none.
  static func removed(from text: String) -> String? {
    var result: [Unicode.Scalar] = []
    var found = false
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "[", result.last?.isHan == true,
        let end = rest.firstIndex(of: "]"), end > rest.startIndex,
        rest[..<end].allSatisfy(\.isKana)
      else {
        result.append(scalar)
        continue
      }
      found = true
      rest = rest[(end + 1)...]
      let start = result.lastIndex { !$0.isHan && !$0.isKana }
      if let start, result[start] == " " { result.remove(at: start) }
    }
    guard found else { return nil }
    var view = String.UnicodeScalarView()
    for scalar in result { view.append(scalar) }
    return String(view)
  }
}
