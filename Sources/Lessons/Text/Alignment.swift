/// Two sequences side by side, keeping as much as can be kept in order.
///
/// A longest common subsequence by the classic table; meant for words of a sentence and letters
/// of a word.
struct Alignment {
  /// One position of the alignment.
  enum Step: Hashable {
    /// In both: as it is in the given and in the expected sequence.
    case kept(String, String)
    case missing(String)
    case extra(String)
  }

  let steps: [Step]

  /// - Complexity: O(*m* × *n*).
  init(
    _ given: [String], _ expected: [String], by key: (String) -> String = { $0 }
  ) {
    let givenKeys = given.map(key)
    let expectedKeys = expected.map(key)
    let width = expected.count + 1
    var common = [Int](repeating: 0, count: (given.count + 1) * width)
    for row in given.indices.reversed() {
      for column in expected.indices.reversed() {
        common[row * width + column] =
          givenKeys[row] == expectedKeys[column]
          ? common[(row + 1) * width + column + 1] + 1
          : max(common[(row + 1) * width + column], common[row * width + column + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < given.count || column < expected.count {
      if row < given.count, column < expected.count, givenKeys[row] == expectedKeys[column] {
        steps.append(.kept(given[row], expected[column]))
        (row, column) = (row + 1, column + 1)
      } else if row < given.count,
        column == expected.count
          || common[(row + 1) * width + column] >= common[row * width + column + 1]
      {
        steps.append(.extra(given[row]))
        row += 1
      } else {
        steps.append(.missing(expected[column]))
        column += 1
      }
    }
    self.steps = steps
  }
}
