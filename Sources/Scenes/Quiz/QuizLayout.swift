import Terminal

/// Where the parts of the quiz stand in the room there is.
///
/// The sentence and the answer come first, then the bank; air, frame and labels only where there
/// is room left, so that 40 columns by 12 rows are enough. On wide screens all but the header
/// stands in the middle columns, on tall ones a little lower.
struct QuizLayout: Equatable {
  /// One row: course, day, progress.
  let header: Rect
  /// The row of the line below the header; nil when there is no room for it.
  let ruleRow: Int?
  /// The lines of the dialogue so far; no rows where there is no room for them.
  let dialogue: Rect
  /// The row that says what to do; nil when there is no room for it.
  let instructionRow: Int?
  /// The sentence to be translated.
  let prompt: Rect
  /// The frame around the answer; the same rows as `answer` when there is no room for one.
  let answerFrame: Rect
  /// The blocks of the answer.
  let answer: Rect
  /// The bank, or after the check what there is to say.
  let bank: Rect

  /// Whether blank rows part those of the bank.
  let isBankAiry: Bool

  /// The rows each part would like.
  struct Wishes: Equatable {
    /// Rows of the prompt, wrapped.
    var prompt: Int
    /// Rows of the answer.
    var answer: Int
    /// Rows of the bank, or of the feedback.
    var bank: Int
    /// Blank rows between those of the bank, where there is room.
    var bankAir = 0
    /// Lines of the dialogue so far, where there is room.
    var dialogue = 0

    /// The wishes as they can be granted.
    ///
    /// One row each at least; prompt and answer no more than a third of `height` each when there
    /// is not enough for all. What is cut scrolls.
    fileprivate func moderated(for height: Int) -> Wishes {
      let isScarce = 1 + prompt + answer + bank > height
      let most = isScarce ? max(1, height / 3) : height
      return Wishes(
        prompt: max(1, min(prompt, most)), answer: max(1, min(answer, most)), bank: max(1, bank),
        bankAir: bankAir, dialogue: dialogue)
    }
  }

  /// Columns kept free at both sides, where signs show that a part scrolls.
  static let margin = 2

  /// The columns of the answer's blocks in `rect`.
  static func answerWidth(in rect: Rect) -> Int { max(0, rect.readable.width - 2 * (margin + 2)) }

  /// The columns of prompt and bank in `rect`.
  static func textWidth(in rect: Rect) -> Int { max(0, rect.readable.width - 2 * margin) }

  init(in rect: Rect, wishes: Wishes) {
    let wishes = wishes.moderated(for: rect.height)
    var budget = RowBudget(rect.height)
    budget.spend(1)
    let answerRows = budget.spend(wishes.answer)
    let promptRows = budget.spend(wishes.prompt)
    let bankRows = budget.spend(wishes.bank)
    let hasFrame = budget.canSpend(2)
    let gapAboveBank = budget.spend(1)
    let hasRule = budget.canSpend(1)
    let hasInstruction = budget.canSpend(1)
    let gapAboveAnswer = budget.spend(1)
    let gapAbovePrompt = budget.spend(1)
    let dialogueRows = max(
      0, min(wishes.dialogue, Self.dialogueRows(in: rect.height), budget.left - 1))
    budget.spend(dialogueRows > 0 ? dialogueRows + 1 : 0)
    let spareAnswerRow = hasFrame && wishes.answer < 2 ? budget.spend(1) : 0
    isBankAiry = budget.canSpend(wishes.bankAir)
    let airRows = isBankAiry ? wishes.bankAir : 0
    let air = budget.spend(max(0, Self.air(in: rect.height) - dialogueRows))

    var stack = RowStack(rect)
    header = stack.take(1, in: rect)
    ruleRow = hasRule ? stack.take(1, in: rect).minY : nil
    stack.skip(air + gapAbovePrompt)
    let column = rect.readable.inset(by: EdgeInsets(left: Self.margin, right: Self.margin))
    dialogue = stack.take(dialogueRows, in: column)
    stack.skip(dialogueRows > 0 ? 1 : 0)
    instructionRow = hasInstruction ? stack.take(1, in: column).minY : nil
    prompt = stack.take(promptRows, in: column)
    stack.skip(gapAboveAnswer)
    answerFrame = stack.take(answerRows + spareAnswerRow + (hasFrame ? 2 : 0), in: column)
    answer = answerFrame.inset(
      by: EdgeInsets(top: hasFrame ? 1 : 0, left: 2, bottom: hasFrame ? 1 : 0, right: 2))
    stack.skip(gapAboveBank)
    bank = stack.take(bankRows + airRows + budget.left, in: column)
  }

  /// Whether the answer stands in a frame.
  var hasFrame: Bool { answerFrame.height != answer.height }

  /// The most rows for the lines of a dialogue; as with air, nothing jumps.
  private static func dialogueRows(in height: Int) -> Int { max(0, (height - 16) / 2) }

  /// Rows more above the sentence on a tall screen; they depend on nothing that changes while a
  /// sentence is answered, so that nothing jumps.
  private static func air(in height: Int) -> Int {
    max(0, min(height / 4, (height - 22) / 2))
  }
}

/// Rows to be given away, the most wanted first.
private struct RowBudget {
  private(set) var left: Int

  init(_ rows: Int) {
    left = rows
  }

  /// Gives as many of `rows` as there are, all or the rest, and returns how many.
  @discardableResult
  mutating func spend(_ rows: Int) -> Int {
    let given = min(rows, left)
    left -= given
    return given
  }

  /// Gives all of `rows`, or nothing when there are fewer.
  mutating func canSpend(_ rows: Int) -> Bool {
    guard rows <= left else { return false }
    left -= rows
    return true
  }
}

/// Rows taken one below the other.
private struct RowStack {
  private let rect: Rect
  private var y: Int

  init(_ rect: Rect) {
    self.rect = rect
    y = rect.minY
  }

  mutating func skip(_ rows: Int) {
    y += rows
  }

  /// The next rows, in the columns of `column`.
  mutating func take(_ rows: Int, in column: Rect) -> Rect {
    defer { y += rows }
    return Rect(
      x: column.minX, y: y, width: column.width, height: max(0, min(rows, rect.maxY - y)))
  }
}
