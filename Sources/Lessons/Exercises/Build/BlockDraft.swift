import UnicodeText

/// An answer being built from the blocks of a bank.
package struct BlockDraft: Hashable, Sendable {
  package let bank: WordBank
  /// The blocks placed, in order.
  package private(set) var selected: [WordBlock.ID] = []
  /// Where the next block goes in: a gap between placed blocks, `0...selected.count`.
  package private(set) var insertionPoint = 0

  /// Blocks the learner made, those taken back again among them.
  private var ownBlocks: [WordBlock] = []
  /// Words of right answers that no block has, without their harmless differences.
  private let otherWords: Set<String>

  /// An answer from the blocks of a bank.
  ///
  /// - Parameter words: words of right answers, without their harmless differences; those that no
  ///   block has may be typed all the same.
  package init(bank: WordBank, words: Set<String> = []) {
    self.bank = bank
    // The words of a block of several are no words of their own.
    otherWords = words.subtracting(bank.blocks.flatMap { ComparableText.words(of: $0.text) })
  }

  /// The block called `id`, of the bank or made by the learner.
  package func block(_ id: WordBlock.ID) -> WordBlock? {
    bank.block(id) ?? ownBlocks.first { $0.id == id }
  }

  /// The blocks placed, in order.
  package var selectedBlocks: [WordBlock] { selected.compactMap(block) }

  /// Whether a word is one of a right answer, though no block has it.
  package func isOtherWord(_ text: String) -> Bool {
    otherWords.contains(ComparableText.key(of: text))
  }

  /// Whether a word of a right answer that no block has begins with a letter.
  package func isOtherWordBegun(by letter: Character) -> Bool {
    otherWords.contains { $0.matchesLoosely(prefix: String(letter)) }
  }

  /// Puts such a word into the answer, as a block made for it.
  ///
  /// - Returns: Whether it is one.
  package mutating func placeOtherWord(_ text: String) -> Bool {
    guard isOtherWord(text) else { return false }
    let last = (bank.blocks + ownBlocks).map(\.id.rawValue).max() ?? 0
    let block = WordBlock(id: WordBlock.ID(rawValue: last + 1), text: text, isOwn: true)
    ownBlocks.append(block)
    return place(block.id)
  }

  /// The blocks still in the bank, in bank order.
  package var candidates: [WordBlock] { bank.blocks.filter { !isPlaced($0.id) } }

  /// Whether the block is in the answer; its slot in the bank is then empty.
  package func isPlaced(_ id: WordBlock.ID) -> Bool { selected.contains(id) }

  /// The placed words as one text.
  package var given: String { selectedBlocks.map(\.text).joined(separator: " ") }

  /// Puts a block of the bank into the answer.
  ///
  /// - Parameter index: The gap it goes into; nil is the insertion point, which then stands
  ///   behind the block.
  /// - Returns: Whether there was such a block to place.
  @discardableResult
  package mutating func place(_ id: WordBlock.ID, at index: Int? = nil) -> Bool {
    guard block(id) != nil, !isPlaced(id) else { return false }
    let gap = min(max(index ?? insertionPoint, 0), selected.count)
    selected.insert(id, at: gap)
    insertionPoint = gap + 1
    return true
  }

  /// Gives a placed block back to its slot in the bank.
  ///
  /// - Returns: Whether it was placed.
  @discardableResult
  package mutating func takeBack(_ id: WordBlock.ID) -> Bool {
    guard let index = selected.firstIndex(of: id) else { return false }
    selected.remove(at: index)
    if index < insertionPoint { insertionPoint -= 1 }
    return true
  }

  /// Gives back the block before the insertion point, as Backspace does.
  ///
  /// - Returns: The block, or nil when none stands there.
  @discardableResult
  package mutating func takeBackBeforeInsertionPoint() -> WordBlock.ID? {
    guard insertionPoint > 0 else { return nil }
    let id = selected[insertionPoint - 1]
    takeBack(id)
    return id
  }

  /// Moves a placed block by `offset` places, as far as the answer reaches.
  ///
  /// The insertion point goes along when it stood right behind the block.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  package mutating func move(_ id: WordBlock.ID, by offset: Int) -> Bool {
    guard let index = selected.firstIndex(of: id) else { return false }
    let target = min(max(index + offset, 0), selected.count - 1)
    guard target != index else { return false }
    let carriesInsertionPoint = insertionPoint == index + 1
    selected.remove(at: index)
    selected.insert(id, at: target)
    if carriesInsertionPoint { insertionPoint = target + 1 }
    return true
  }

  /// Sets the gap the next block goes into.
  package mutating func moveInsertionPoint(to gap: Int) {
    insertionPoint = min(max(gap, 0), selected.count)
  }

  /// Gives all blocks back.
  package mutating func clear() {
    selected = []
    insertionPoint = 0
  }
}
