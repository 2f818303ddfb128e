import AppText
import Lessons

/// The keys that pick the blocks of a bank, in the order of the bank.
///
/// A key that begins a block is no label, because typing it begins that block; blocks after the
/// last key have none. Labels stay as they are while blocks are placed and taken back.
struct QuizLabels: Hashable {
  private let blocks: [Character: WordBlock.ID]
  private let labels: [WordBlock.ID: Character]

  /// No labels, for no bank.
  init() {
    blocks = [:]
    labels = [:]
  }

  /// Labels for a bank.
  ///
  /// - Parameter keys: those the learner chose.
  init(_ bank: WordBank, keys: Settings.BlockLabels = .digits) {
    let typed = Set(bank.blocks.compactMap { $0.text.lowercased().first })
    let pairs = zip(keys.characters.filter { !typed.contains($0) }, bank.blocks)
    blocks = Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1.id) })
    labels = Dictionary(uniqueKeysWithValues: pairs.map { ($1.id, $0) })
  }

  /// The key that picks a block; nil when there is none.
  subscript(block: WordBlock.ID) -> Character? { labels[block] }

  /// The block a key picks; nil when there is none.
  func block(labelled label: Character) -> WordBlock.ID? { blocks[label] }
}
