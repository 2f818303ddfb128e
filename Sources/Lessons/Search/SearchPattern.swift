/// What a query looks for, unit by unit, and the search for it.
struct SearchPattern: Hashable, Sendable {
  /// Which units may stand in one place.
  struct Element: Hashable, Sendable {
    /// The first of the units in a row that match.
    let low: UInt16
    /// How many in a row match.
    let span: UInt16
    /// One more that does.
    let other: UInt16

    @inline(__always)
    func matches(_ unit: UInt16) -> Bool { (unit &- low < span) != (unit == other) }
  }

  let elements: [Element]

  /// Places that are looked at without a branch between them, so that the compiler can make
  /// vector instructions of them.
  private static let blockSize = 64

  /// - Parameter isGrowing: Whether a final consonant may still be typed to the last syllable.
  init(_ units: [UInt16], isGrowing: Bool) {
    elements = units.enumerated().map { index, unit in
      if let first = HangulJamo.firstSyllable(beginningWith: unit) {
        return Element(low: first, span: HangulJamo.syllablesPerInitial, other: unit)
      }
      let isLast = index == units.count - 1
      if isGrowing, isLast, HangulJamo.isOpenSyllable(unit) {
        return Element(low: unit + 1, span: HangulJamo.syllablesPerVowel - 1, other: unit)
      }
      return Element(low: unit, span: 0, other: unit)
    }
  }

  /// Where the pattern first occurs in `units` at or after `start`.
  ///
  /// Compares only where the first and the last element match (Wojciech Muła, "SIMD-friendly
  /// algorithms for substring searching").
  ///
  /// - Complexity: O(*n*) unless the text repeats what the query repeats.
  func firstMatch(in units: [UInt16], from start: Int = 0) -> Int? {
    units.withUnsafeBufferPointer { firstMatch(in: $0, from: start, to: $0.count) }
  }

  /// Where the pattern first occurs in a part of `units`.
  func firstMatch(
    in units: UnsafeBufferPointer<UInt16>, from start: Int, to partEnd: Int
  ) -> Int? {
    guard let first = elements.first, let last = elements.last else { return nil }
    let length = elements.count
    let end = partEnd - length + 1
    var index = start
    while index < end {
      let blockEnd = index + Self.blockSize
      if blockEnd > end || Self.mayMatch(first, last, length, in: units, at: index) {
        for place in index..<min(blockEnd, end) where matches(units, at: place) { return place }
      }
      index = blockEnd
    }
    return nil
  }

  /// Whether both ends of the pattern match anywhere in the block that begins at `start`.
  @inline(__always)
  private static func mayMatch(
    _ first: Element, _ last: Element, _ length: Int, in units: UnsafeBufferPointer<UInt16>,
    at start: Int
  ) -> Bool {
    var found: UInt16 = 0
    for place in start..<start &+ blockSize {
      let isFirst = first.matches(units[place])
      let isLast = last.matches(units[place &+ length &- 1])
      found |= (isFirst ? 1 : 0) & (isLast ? 1 : 0)
    }
    return found != 0
  }

  @inline(__always)
  private func matches(_ units: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
    for index in elements.indices where !elements[index].matches(units[start + index]) {
      return false
    }
    return true
  }
}
