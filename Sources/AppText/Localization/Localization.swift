import Files
import FoundationEssentials

/// The words of the interface in one language.
///
/// Views ask for a message and get its text with its values filled in; no sentence is written
/// anywhere else. The tables are `Localization/<language>.lproj/Localizable.strings` of the resources.
package struct Localization: Sendable {
  /// The interface's language.
  package let language: InterfaceLanguage
  private let table: [String: String]

  /// Texts from a table of keys.
  package init(language: InterfaceLanguage, table: [String: String]) {
    self.language = language
    self.table = table
  }

  /// Reads a table of `language` below `folder`, the resources' folder.
  ///
  /// - Throws: `LocalizationError` when the file is missing or no table of strings.
  package init(
    _ language: InterfaceLanguage, table name: String = "Localizable", in folder: FilePath
  ) throws(LocalizationError) {
    let path: FilePath = "\(folder)/Localization/\(language.rawValue).lproj/\(name).strings"
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: 1 << 20)
    } catch {
      throw LocalizationError.unreadable(path: path)
    }
    guard let table = StringsTable(bytes) else {
      throw LocalizationError.notATable(path: path)
    }
    self.init(language: language, table: table.texts)
  }

  /// These words with signs of ASCII in place of arrows, dashes, dots and curled quotation marks,
  /// for terminals that show no others.
  package var withASCIISigns: Localization {
    Localization(
      language: language,
      table: table.mapValues { text in
        text.reduce(into: "") { $0 += Self.asciiSigns[$1] ?? String($1) }
      })
  }

  private static let asciiSigns: [Character: String] = [
    "→": "->", "↔": "<->", "·": "-", "–": "-", "…": "...", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "♪": "*",
  ]

  /// The keys this language has words for.
  package var keys: Set<String> { Set(table.keys) }

  /// What a message says, with each `{name}` replaced by its value.
  package subscript(_ message: Message) -> String {
    let text = self[named: message.key]
    return message.values.isEmpty ? text : Self.fill(text, with: message.values)
  }

  /// The text of a key, as it is in the table; the key itself when it is not there.
  package subscript(named key: String) -> String { text(named: key) ?? key }

  /// The text of a key, as it is in the table; nil when it is not there.
  package func text(named key: String) -> String? { table[key] }

  /// A counted thing: the key's `.one` form for 1 where the language has one, else its `.other`.
  ///
  /// The number itself is the value `{count}`.
  package func count(_ key: CountKey, _ count: Int) -> String {
    let one = count == 1 ? table[key.rawValue + ".one"] : nil
    let form = one ?? table[key.rawValue + ".other"] ?? key.rawValue
    return Self.fill(form, with: [Message.Value(name: "count", text: String(count))])
  }

  /// Replaces in one pass, so that a value that looks like a placeholder stays as it is.
  ///
  /// A Korean particle behind a value takes the form that the value asks for.
  private static func fill(_ template: String, with values: [Message.Value]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      let behind = rest[rest.index(after: close)...]
      if let value = values.first(where: { $0.name == name })?.text {
        result += value
        rest = KoreanParticle.fit(behind, after: value)
      } else {
        result += rest[open...close]
        rest = behind
      }
    }
    return result + rest
  }
}

/// Why the words of the interface could not be read.
package enum LocalizationError: Error, Equatable {
  /// The file is missing or may not be read.
  case unreadable(path: FilePath)
  /// The file is no table of strings.
  case notATable(path: FilePath)
}
