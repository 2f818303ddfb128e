import Storage

/// What is due, in words or for programs.
struct DueReport {
  let figures: DueFigures
  private let words: Localization

  init(_ figures: DueFigures, words: Localization) {
    self.figures = figures
    self.words = words
  }

  /// One line that a prompt can show.
  var line: String {
    let due = figures.summary.due
    guard due == 0 else {
      return words.text(.dueNow, ["count": due, "minutes": figures.minutesNeeded])
    }
    guard let next = figures.summary.nextDue else { return words[.dueNothingYet] }
    return words.text(.dueNothing, ["when": words.wait(until: next, from: figures.now)])
  }
}
