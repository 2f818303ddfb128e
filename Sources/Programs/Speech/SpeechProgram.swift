import Files

/// A program that says text aloud: espeak-ng, or spd-say, which asks Speech Dispatcher to.
package struct SpeechProgram: Equatable, Sendable {
  /// The programs known, the wanted one first.
  package enum Kind: String, CaseIterable, Sendable {
    case espeak = "espeak-ng"
    case speechDispatcher = "spd-say"
  }

  /// Which one it is.
  package let kind: Kind
  /// Where it is.
  package let path: FilePath

  /// The first program there is; nil when there is none.
  static func find(in path: SearchPath) -> SpeechProgram? {
    Kind.allCases.lazy
      .compactMap { kind in
        path.program(named: kind.rawValue).map { SpeechProgram(kind: kind, path: $0) }
      }
      .first
  }

  /// The arguments that let it say a text in the voice of its language.
  ///
  /// The text comes after `--`: one that begins with a hyphen is no option. spd-say is to wait for
  /// the end, so that it can be stopped as long as something is heard.
  func arguments(
    toSay text: String, inLanguage language: String, slowly isSlow: Bool = false
  ) -> [String] {
    switch kind {
    case .espeak: (isSlow ? ["-s", "110"] : []) + ["-v", language, "--", text]
    case .speechDispatcher:
      (isSlow ? ["-r", "-50"] : []) + ["-w", "-l", language, "--", text]
    }
  }
}

/// Why nothing is heard.
package enum SpeechError: Error, Equatable {
  /// None of the programs is installed.
  case noProgram
  /// The system did not start the program; what it said.
  case cannotStart(name: String, code: Int32)
  /// The program did not come to an end.
  case hangs(name: String)
  /// The program gave up, as it does on a language it has no voice for.
  case failed(name: String)
}
