import Terminal

extension CursesTerminal {
  /// What the command line and the environment decide about the terminal.
  package struct Options: Hashable, Sendable {
    /// Whether frames and marks are drawn in ASCII (`--ascii`).
    package var isASCIIOnly: Bool
    /// Whether colours are drawn where the terminal has them; false under NO_COLOR.
    package var isColorWanted: Bool
    /// The value of TERM.
    package var terminalName: String?
    /// What text stands on, as long as the terminal does not say so itself (COLORFGBG).
    package var assumedGround: Ground
    /// Whether the terminal is at the far end of a line (SSH_CONNECTION): then Esc waits longer
    /// for the rest of a sequence.
    package var isRemote: Bool

    /// The options that an environment asks for.
    ///
    /// - Parameters:
    ///   - environment: The environment's variables by name.
    ///   - isASCIIOnly: Whether `--ascii` was given.
    package init(environment: [String: String], isASCIIOnly: Bool = false) {
      self.isASCIIOnly = isASCIIOnly
      isColorWanted = environment["NO_COLOR", default: ""].isEmpty
      terminalName = environment["TERM"]
      assumedGround = Ground(colorFGBG: environment["COLORFGBG", default: ""]) ?? .dark
      isRemote = environment["SSH_CONNECTION"] != nil
    }

    /// How long Esc may wait for the rest of a sequence: a network may cut one in two.
    var escapeDelay: Duration { .milliseconds(isRemote ? 100 : 25) }
  }
}
