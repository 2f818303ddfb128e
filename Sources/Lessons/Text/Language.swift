/// A language by its BCP 47 code: `"ko"`, `"en"`, `"pt-BR"`.
package struct Language: Hashable, Sendable {
  package let code: String

  package init(code: String) {
    self.code = code
  }

  /// The primary subtag in lower case: `"pt"` of `"pt-BR"`.
  package var primaryCode: String {
    code.lowercased().split(separator: "-", maxSplits: 1).first.map(String.init) ?? ""
  }

  /// Whether its usual script runs from right to left.
  ///
  /// Goes by the primary subtag, and by the script subtag for languages written both ways
  /// (`"az-Arab"`).
  package var isRightToLeft: Bool {
    let subtags = code.lowercased().split(separator: "-").map(String.init)
    if let script = subtags.dropFirst().first(where: { $0.count == 4 }) {
      return Self.rightToLeftScripts.contains(script)
    }
    return Self.rightToLeftLanguages.contains(primaryCode)
  }

  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}

/// Encoded as the bare code.
extension Language: Codable {
  package init(from decoder: any Decoder) throws {
    code = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
