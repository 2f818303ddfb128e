import Terminal

/// What the terminal is asked, and what becomes of its answers.
extension CursesTerminal {
  /// Asks what the terminal can answer; nothing waits for that.
  ///
  /// Answers come in the order of the questions: when that to the last one has come, there will be
  /// none to the first.
  func ask(terminalName: String?) {
    guard privateModes.isKnownLanguage else { return }
    if screen.depth > .none, GroundQuestion.isFor(terminalName: terminalName) {
      TerminalOutput.write(GroundQuestion.bytes)
    }
    askForPictures(terminalName: terminalName)
    pacing.start()
  }

  /// Nothing is written where there is no screen of our own to write it to, or no room for it.
  private func askForPictures(terminalName: String?) {
    guard GroundQuestion.isFor(terminalName: terminalName), !capabilities.isASCIIOnly,
      Terminfo.bytes(of: "smcup") != nil, size.width >= PictureQuestion.room.width,
      size.height >= PictureQuestion.room.height
    else { return }
    screen.enter()
    TerminalOutput.write(PictureQuestion.bytes)
  }

  func adoptPictures(_ columns: [Int]) {
    sampleColumns += columns
    screen.show(
      PictureQuestion.knowledge(byAnswers: sampleColumns), isHeld: holding == .ours)
  }

  /// Lets answers come that are on their way; a terminal that takes its time has none.
  func awaitAnswer() {
    guard let lastAsked = pacing.openQuestions.last else { return }
    input.awaitAnswers(pacing.openQuestions.count, until: lastAsked + .milliseconds(500))
    pacing.forgetQuestions()
  }
}
