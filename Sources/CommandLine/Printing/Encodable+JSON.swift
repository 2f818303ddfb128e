import FoundationEssentials
import Lessons

extension Encodable {
  /// What a command prints with `--json`: sorted keys, one line a value.
  ///
  /// - Precondition: Its numbers are finite.
  var jsonLines: [String] {
    json(.prettyPrinted).split(separator: "\n").map(String.init)
  }

  /// The same in one line, for commands that print an object a line.
  ///
  /// - Precondition: Its numbers are finite.
  var jsonLine: String { json([]) }

  private func json(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self).withEscapesOfJSON
    } catch {
      preconditionFailure("texts and finite numbers can be encoded: \(error)")
    }
  }
}

extension String {
  /// What JSON lets stand and a terminal should not get is written as an escape, so that programs
  /// read what was meant.
  fileprivate var withEscapesOfJSON: String {
    guard unicodeScalars.contains(where: \.needsEscapeInJSON) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.needsEscapeInJSON {
        text += "\\u" + scalar.codePointName.dropFirst(2)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var needsEscapeInJSON: Bool { isUnsafeInText && self != "\n" }
}
