import UnicodeText

/// Texts to be searched at every key, known by their numbers: prepared once, all in one run.
package struct TextIndex: Hashable, Sendable {
  /// The texts as searching compares them, one behind the other.
  private var units: [UInt16] = []
  /// Where each text begins, and where the last one ends.
  private var starts = [0]
  /// Which letters each text has.
  private var letters: [SearchLetters] = []

  /// An index of these texts, which are known by their numbers from then on.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  package init(_ texts: some Sequence<String> = []) {
    for text in texts { append(text) }
  }

  /// How many texts there are.
  package var count: Int { letters.count }

  /// Adds a text at the end.
  package mutating func append(_ text: String) {
    append(SearchUnits(text.nfc).units[...])
  }

  /// Adds a text of another index at the end.
  mutating func append(copyOf number: Int, in other: TextIndex) {
    append(other.units[other.starts[number]..<other.starts[number + 1]])
  }

  private mutating func append(_ text: ArraySlice<UInt16>) {
    units += text
    starts.append(units.count)
    letters.append(text.reduce(into: SearchLetters()) { $0.formUnion(SearchLetters(of: $1)) })
  }

  /// The numbers of the texts in which `search` is found, ascending; all when it looks for
  /// nothing.
  ///
  /// - Complexity: O(*n*) in the count of texts, and in the length of those that have all letters
  ///   of the search.
  package func numbers(matching search: TextSearch) -> [Int] {
    guard !search.isEmpty else { return Array(0..<count) }
    let pattern = search.pattern
    let wanted = pattern.letters
    guard !pattern.isToldByLetters else {
      return letters.indices.filter { letters[$0].isSuperset(of: wanted) }
    }
    return units.withUnsafeBufferPointer { units in
      letters.indices.filter { number in
        letters[number].isSuperset(of: wanted)
          && pattern.firstMatch(in: units, from: starts[number], to: starts[number + 1]) != nil
      }
    }
  }
}
