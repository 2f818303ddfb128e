import FoundationEssentials

extension Encodable {
  /// What a command prints with `--json`: sorted keys, one line a value.
  ///
  /// - Precondition: Its numbers are finite.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("texts and finite numbers can be encoded: \(error)")
    }
  }
}
