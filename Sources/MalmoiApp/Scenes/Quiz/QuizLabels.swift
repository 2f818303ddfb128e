import Lessons

/// The digits that pick the blocks of a bank, in the order of the bank.
///
/// A digit that begins a block is no label, because typing it begins that block; blocks after the
/// last digit have none. Labels stay as they are while blocks are placed and taken back.
struct QuizLabels: Hashable {
  /// The digits there are, in order.
  static let digits = Array("123456789")

  private let blocks: [Character: WordBlock.ID]
  private let labels: [WordBlock.ID: Character]

  /// No labels, for no bank.
  init() {
    blocks = [:]
    labels = [:]
  }

  init(_ bank: WordBank) {
    let typed = Set(bank.blocks.compactMap(\.text.first))
    let pairs = zip(Self.digits.filter { !typed.contains($0) }, bank.blocks)
    blocks = Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1.id) })
    labels = Dictionary(uniqueKeysWithValues: pairs.map { ($1.id, $0) })
  }

  /// The digit that picks a block; nil when there is none.
  subscript(block: WordBlock.ID) -> Character? { labels[block] }

  /// The block a digit picks; nil when there is none.
  func block(labelled label: Character) -> WordBlock.ID? { blocks[label] }
}
