import Terminal

/// What items answered when they were asked for their size, by their numbers.
///
/// Kept for items that are not shown, too: a list that is filtered and shown in full again asks
/// nobody twice. Without parameters of its own, so that nothing is looked up for each item that is
/// laid out.
nonisolated final class ItemSizes {
  private struct Measure {
    var fitting: Int
    var size: Size
  }

  private var measures: [Measure?]

  /// Room for the sizes of items with numbers below `count`, none of them asked yet.
  init(count: Int = 0) {
    measures = Array(repeating: nil, count: count)
  }

  /// The size of an item that is given `width` columns; `measure` is called where it was not asked
  /// for that width last.
  func size(ofItem number: Int, fitting width: Int, measure: () -> Size) -> Size {
    if let known = measures[number], known.fitting == width { return known.size }
    let size = measure()
    measures[number] = Measure(fitting: width, size: size)
    return size
  }

  /// Takes over what is known of an item that has another number in `other`.
  func copySize(ofItem otherNumber: Int, in other: ItemSizes, to number: Int) {
    measures[number] = other.measures[otherNumber]
  }

  /// Has an item asked again.
  func forgetSize(ofItem number: Int) {
    measures[number] = nil
  }

  /// Has every item asked again.
  func forgetAll() {
    measures = Array(repeating: nil, count: measures.count)
  }
}
