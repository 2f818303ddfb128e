/// Parts of keys.
///
/// Keys are in one normal form, so that equal letters are equal bytes; the standard library's
/// functions of these kinds take them to characters first, which costs a hundred times as much.
extension StringProtocol {
  /// Whether it ends with `ending`.
  func endsIn(_ ending: String) -> Bool {
    let count = ending.utf8.count
    return utf8.count >= count && utf8.suffix(count).elementsEqual(ending.utf8)
  }

  /// Whether it begins with `beginning`.
  func beginsWith(_ beginning: some StringProtocol) -> Bool {
    utf8.starts(with: beginning.utf8)
  }

  /// Whether `part` is somewhere in it.
  func holds(_ part: String) -> Bool {
    var left = utf8.count - part.utf8.count
    var rest = utf8[...]
    while left >= 0 {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
      left -= 1
    }
    return false
  }

  /// Without an ending that it is known to have.
  func droppingEnding(_ ending: String) -> String {
    String(self[..<utf8.index(endIndex, offsetBy: -ending.utf8.count)])
  }
}
