/// The words of two sentences side by side, keeping as many as can be kept in order.
struct WordAlignment {
  enum Step {
    case kept(String, String)
    /// One for another that it is related to.
    case replaced(String, String)
    case missing(String)
    case extra(String)

    var expected: String? {
      switch self {
      case .kept(_, let word), .replaced(_, let word), .missing(let word): word
      case .extra: nil
      }
    }
  }

  /// A word with what comparing asks for.
  struct Word {
    let text: String
    let key: String
    /// The number of the key.
    let number: Int
    let letters: LetterBag
    /// Its forms by the numbers of their keys, where there are others than its key.
    let forms: [[Int]]
    /// Numbers of what it is a form of, whatever its letters.
    let lexemes: [Int]

    /// Whether it is the same word, maybe in another form.
    func isSame(as other: Word) -> Bool {
      if number == other.number { return true }
      if forms.isEmpty && other.forms.isEmpty { return false }
      let forms = self.forms.isEmpty ? [[number]] : self.forms
      let others = other.forms.isEmpty ? [[other.number]] : other.forms
      return forms.contains { !$0.isEmpty && others.contains($0) }
    }

    /// Whether two words together are the same.
    func isSame(as first: Word, _ second: Word) -> Bool {
      if forms.contains([first.number, second.number]) { return true }
      return letters.letters.count == first.letters.letters.count + second.letters.letters.count
        && letters.letters.starts(with: first.letters.letters)
        && letters.letters.dropFirst(first.letters.letters.count)
          .elementsEqual(second.letters.letters)
    }
  }

  let steps: [Step]

  /// Pairs of words all of which are asked whether they are related: thirty words for thirty.
  private static let relationLimit = 900
  /// How far from its place a word may stand for another where there are more.
  private static let relationReach = 8

  /// - Parameter isRelated: Whether one word was meant for the other though they look different.
  /// - Complexity: O(*m* × *n*); what is many times longer than expected is not looked at in whole,
  ///   and in long sentences words far from each other's places are not related.
  init(_ given: [Word], _ expected: [Word], isRelated: @escaping (Word, Word) -> Bool) {
    let limit = 2 * expected.count + 20
    var table = Table(Array(given.prefix(limit)), expected)
    let isLong = table.given.count * expected.count > Self.relationLimit
    for row in table.given.indices.reversed() {
      for column in expected.indices.reversed() {
        let mayBeRelated = !isLong || abs(row - column) <= Self.relationReach
        table.fill(row, column, mayBeRelated ? isRelated : nil)
      }
    }
    steps = table.steps() + given.dropFirst(limit).map { .extra($0.text) }
  }
}

/// The least costs to align what is left of both.
private struct Table {
  private enum Move {
    case keep(Int, Int)
    case replace, extra, missing
  }

  /// What tells most words apart without a look at them.
  private struct Digest {
    let number: Int
    let length: Int
    let hasForms: Bool
    /// A bit for the first word of each form; words may share one.
    private let forms: UInt64

    init(_ word: WordAlignment.Word) {
      number = word.number
      length = word.letters.letters.count
      hasForms = !word.forms.isEmpty
      let beginnings = hasForms ? word.forms.compactMap(\.first) : [number]
      forms = beginnings.reduce(0) { $0 | 1 << UInt64($1 % 64) }
    }

    /// Whether the two may have a form in common.
    func mayShareForm(with other: Digest) -> Bool {
      (hasForms || other.hasForms) && forms & other.forms != 0
    }
  }

  let given: [WordAlignment.Word]
  private let expected: [WordAlignment.Word]
  private let givenDigests: [Digest]
  private let expectedDigests: [Digest]
  private let width: Int
  private var costs: [Int]
  private var moves: [Move]

  init(_ given: [WordAlignment.Word], _ expected: [WordAlignment.Word]) {
    self.given = given
    self.expected = expected
    givenDigests = given.map(Digest.init)
    expectedDigests = expected.map(Digest.init)
    width = expected.count + 1
    costs = Array(repeating: 0, count: (given.count + 1) * width)
    moves = Array(repeating: .extra, count: costs.count)
    for row in 0...given.count { costs[row * width + expected.count] = 2 * (given.count - row) }
    for column in 0...expected.count {
      let cell = given.count * width + column
      costs[cell] = 2 * (expected.count - column)
      moves[cell] = .missing
    }
  }

  /// - Parameter isRelated: nil where it is not asked.
  mutating func fill(
    _ row: Int, _ column: Int, _ isRelated: ((WordAlignment.Word, WordAlignment.Word) -> Bool)?
  ) {
    let cell = row * width + column
    var best = (cost: costs[cell + width] + 2, move: Move.extra)
    func consider(_ cost: Int, _ move: Move) {
      if cost < best.cost { best = (cost, move) }
    }
    consider(costs[cell + 1] + 2, .missing)
    if isSame(row, column) {
      if costs[cell + width + 1] <= best.cost { best = (costs[cell + width + 1], .keep(1, 1)) }
    } else {
      if let isRelated, costs[cell + width + 1] + 3 < best.cost,
        isRelated(given[row], expected[column])
      {
        best = (costs[cell + width + 1] + 3, .replace)
      }
      if mayBeJoined(expectedDigests[column], givenDigests, row),
        expected[column].isSame(as: given[row], given[row + 1])
      {
        consider(costs[cell + 2 * width + 1], .keep(2, 1))
      }
      if mayBeJoined(givenDigests[row], expectedDigests, column),
        given[row].isSame(as: expected[column], expected[column + 1])
      {
        consider(costs[cell + width + 2], .keep(1, 2))
      }
    }
    costs[cell] = best.cost
    moves[cell] = best.move
  }

  private func isSame(_ row: Int, _ column: Int) -> Bool {
    let (one, other) = (givenDigests[row], expectedDigests[column])
    return one.number == other.number
      || one.mayShareForm(with: other) && given[row].isSame(as: expected[column])
  }

  private func mayBeJoined(_ whole: Digest, _ parts: [Digest], _ place: Int) -> Bool {
    place + 1 < parts.count
      && (whole.hasForms || whole.length == parts[place].length + parts[place + 1].length)
  }

  func steps() -> [WordAlignment.Step] {
    var steps: [WordAlignment.Step] = []
    var (row, column) = (0, 0)
    while row < given.count || column < expected.count {
      switch column == expected.count ? .extra : moves[row * width + column] {
      case .keep(let rows, let columns):
        steps.append(
          .kept(
            given[row..<row + rows].map(\.text).joined(separator: " "),
            expected[column..<column + columns].map(\.text).joined(separator: " ")))
        (row, column) = (row + rows, column + columns)
      case .replace:
        steps.append(.replaced(given[row].text, expected[column].text))
        (row, column) = (row + 1, column + 1)
      case .extra:
        steps.append(.extra(given[row].text))
        row += 1
      case .missing:
        steps.append(.missing(expected[column].text))
        column += 1
      }
    }
    return steps
  }
}
