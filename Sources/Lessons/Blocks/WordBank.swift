/// The blocks of a sentence in the order the bank shows them, and what stands fixed around the
/// answer.
package struct WordBank: Hashable, Sendable {
  /// In bank order; a block that is placed leaves its slot empty.
  package let blocks: [WordBlock]
  /// Punctuation that stands before the answer.
  package let leading: String
  /// Punctuation that stands after the answer.
  package let trailing: String
  /// The blocks of the first path, in its order: one right answer.
  package let solution: [WordBlock.ID]

  /// The block called `id`.
  package func block(_ id: WordBlock.ID) -> WordBlock? {
    blocks.first { $0.id == id }
  }
}
