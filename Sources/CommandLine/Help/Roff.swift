/// Text as `man` reads it.
enum Roff {
  /// Text that comes out as it is, wherever it stands but at the beginning of a line.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }

  /// What `man` would make something else of, a typographic sign or a command of its own.
  private static let signs: [Character: String] = [
    "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "`": #"\(ga"#, "^": #"\(ha"#, "~": #"\(ti"#,
    "\"": #"\(dq"#,
  ]

  /// A whole line of text, which is no command even when it begins with a dot.
  static func line(_ text: String) -> String {
    text.hasPrefix(".") ? #"\&"# + escaped(text) : escaped(text)
  }

  /// Text in a font: `B` is to be typed as it is, `I` is to be replaced.
  static func font(_ name: String, _ text: String) -> String {
    #"\f"# + name + escaped(text) + #"\fR"#
  }

  /// A line of usage.
  static func usage(_ parts: [[CommandDescription.UsagePart]]) -> String {
    parts.map { part in
      part.map { piece in
        switch piece {
        case .literal(let text): font("B", text)
        case .placeholder(let text): font("I", text)
        case .sign(let text): escaped(text)
        }
      }
      .joined()
    }
    .joined(separator: " ")
  }
}
