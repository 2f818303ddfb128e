/// Identifiers, each with a number that stands for it from then on.
///
/// Hashing an identifier is what costs most; by their numbers items are compared, filtered and
/// laid out in plain arrays. Snapshots made from one another share a numbering, also where they
/// show other items.
nonisolated struct ItemNumbering<ItemID: Hashable & Sendable>: Sendable {
  /// The identifiers by their numbers.
  private(set) var ids: [ItemID] = []
  private var numbers: [ItemID: Int] = [:]
  private var edition = Edition()

  /// How many numbers were given away.
  var count: Int { ids.count }

  /// The number of an identifier; nil when it has none.
  func number(of id: ItemID) -> Int? { numbers[id] }

  /// Whether a number stands for the same identifier in both, because one is a copy of the other.
  func isCopy(of other: Self) -> Bool { edition === other.edition }

  /// Whether numbers below the count of both stand for the same identifiers.
  func hasSameNumbers(as other: Self) -> Bool { isCopy(of: other) || ids == other.ids }

  /// The numbers of identifiers; new ones for those that have none.
  mutating func numbers(for identifiers: [ItemID]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(identifiers.count)
    numbers.reserveCapacity(ids.count + identifiers.count)
    var next = ids.count
    for id in identifiers {
      if let known = numbers.updateValue(next, forKey: id) {
        numbers[id] = known
        result.append(known)
      } else {
        result.append(next)
        next += 1
      }
    }
    if next > ids.count { append(identifiers, numbered: result, count: next) }
    return result
  }

  /// Takes an identifier's number away; it gets another one when it comes back.
  mutating func forget(_ id: ItemID) {
    numbers[id] = nil
  }

  private mutating func append(_ identifiers: [ItemID], numbered result: [Int], count: Int) {
    edition = Edition()
    if count == identifiers.count {
      // All are new and the first: sharing the storage saves a count of references for each.
      ids = identifiers
    } else {
      for (id, number) in zip(identifiers, result) where number == ids.count { ids.append(id) }
    }
  }
}

/// What a numbering and its copies have in common until one of them is added to.
nonisolated private final class Edition: Sendable {}

/// A set of numbers from zero on, not far apart.
nonisolated struct NumberSet: Sendable {
  private var isMember: [Bool] = []

  /// An empty set with room for numbers below `count`.
  init(count: Int = 0) {
    isMember = Array(repeating: false, count: count)
  }

  func contains(_ number: Int) -> Bool {
    number < isMember.count && isMember[number]
  }

  /// Takes a number in; false when it is there already.
  mutating func insert(_ number: Int) -> Bool {
    if number >= isMember.count {
      isMember += repeatElement(false, count: max(64, number + 1 - isMember.count))
    }
    guard !isMember[number] else { return false }
    isMember[number] = true
    return true
  }

  /// Takes a number out, where it is there.
  mutating func remove(_ number: Int) {
    if number < isMember.count { isMember[number] = false }
  }
}
