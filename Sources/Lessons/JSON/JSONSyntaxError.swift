/// How a text breaks the rules of JSON (RFC 8259).
package enum JSONSyntaxError: Error, Hashable, Sendable {
  /// Something else stands where a value should be.
  ///
  /// `found` is what does, here and below: a character or a word; nil is the end of the text.
  case expectedValue(found: String?)
  /// Two items without a comma, or something odd after an item; `closer` is `"]"` or `"}"`.
  case expectedComma(closer: String, found: String?)
  /// Something else stands where a key in double quotes should be.
  case expectedKey(found: String?)
  /// No colon after a key.
  case expectedColon(found: String?)
  /// A comma with nothing after it.
  case trailingComma
  /// A list closed as an object or the other way round.
  case mismatchedCloser(expected: String, found: String)
  /// The text ends inside of a list or an object.
  case unexpectedEnd(closer: String)
  /// `//` or `/*`: JSON has no comments.
  case comment
  /// A control character as it is in a string.
  case controlCharacter(Unicode.Scalar)
  /// A string that the line or the text ends in.
  case unterminatedString
  /// A `\` that begins no escape of JSON.
  case invalidEscape
  /// The escape of half of a surrogate pair.
  case loneSurrogate
  /// A number as JSON does not write it: `01`, `.5`, `+1`.
  case invalidNumber
  /// Lists in lists beyond the limit.
  case nestedTooDeep(limit: Int)
  /// More values than a file of this size could sensibly hold.
  case tooManyValues(limit: Int)
  /// Something follows the value that is the whole text.
  case textAfterEnd(found: String)
}
