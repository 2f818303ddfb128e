import UnicodeText

/// Words to be searched at every key, all of them in one run.
package struct WordIndex: Hashable, Sendable {
  /// The words as searching compares them, a separator after each.
  private var units: [UInt16] = []
  /// Where each word begins, and where the last one ends.
  private var starts = [0]

  /// Half of a pair, which no text has alone: nothing that is searched for goes across it.
  private static let separator: UInt16 = 0xD800

  /// An index of these words, which are known by their numbers from then on.
  ///
  /// - Complexity: O(*n*) in the length of all words.
  package init(_ words: some Sequence<String> = []) {
    for word in words {
      units += SearchUnits(word.nfc).units
      units.append(Self.separator)
      starts.append(units.count)
    }
  }

  /// How many words there are.
  package var count: Int { starts.count - 1 }

  /// The numbers of the words in which `search` is found, ascending; all when it looks for
  /// nothing.
  package func numbers(matching search: MemoSearch) -> [Int] {
    guard !search.isEmpty else { return Array(0..<count) }
    var numbers: [Int] = []
    var number = 0
    while let match = search.pattern.firstMatch(in: units, from: starts[number]) {
      while starts[number + 1] <= match { number += 1 }
      numbers.append(number)
      number += 1
    }
    return numbers
  }
}
