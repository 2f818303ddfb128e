extension StringProtocol {
  /// Without the white space at either end.
  var trimmingWhitespace: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.dropLast(rest.reversed().prefix(while: \.isWhitespace).count))
  }
}
