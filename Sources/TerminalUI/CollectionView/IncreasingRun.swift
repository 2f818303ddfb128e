/// The longest increasing run of a list of numbers.
nonisolated enum IncreasingRun {
  /// Marks the places of the longest run of increasing numbers, skipping those without a number;
  /// what is not in it is what has to move for the rest to be in order.
  ///
  /// Patience sorting: `tops[k]` is the place of the smallest number that ends a run of *k* + 1.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) when the numbers increase already.
  static func longest(in values: [Int?]) -> [Bool] {
    var tops: [(value: Int, place: Int)] = []
    var previous = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      let length = runLength(before: value, tops)
      if length > 0 { previous[place] = tops[length - 1].place }
      if length == tops.count {
        tops.append((value, place))
      } else {
        tops[length] = (value, place)
      }
    }
    var isInRun = Array(repeating: false, count: values.count)
    var place = tops.last?.place ?? -1
    while place >= 0 {
      isInRun[place] = true
      place = previous[place]
    }
    return isInRun
  }

  /// The length of the longest run that `value` makes longer.
  private static func runLength(before value: Int, _ tops: [(value: Int, place: Int)]) -> Int {
    guard let last = tops.last, last.value >= value else { return tops.count }
    return tops.partitionIndex { $0.value >= value }
  }
}

nonisolated extension RandomAccessCollection where Index == Int {
  /// The first place whose element satisfies `isInSecondPart`, which is false for a first part of
  /// the collection and true for all the rest; `endIndex` when there is none.
  ///
  /// - Complexity: O(log *n*).
  func partitionIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
