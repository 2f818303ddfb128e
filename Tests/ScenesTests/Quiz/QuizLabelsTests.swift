import Testing

@testable import Lessons
@testable import Scenes

@MainActor
struct QuizLabelsTests {
  private func labels(_ texts: String...) -> [Character?] {
    let blocks = texts.enumerated().map {
      WordBlock(id: WordBlock.ID(rawValue: $0), text: $1)
    }
    let labels = QuizLabels(WordBank(blocks: blocks, leading: "", trailing: "", solution: []))
    for block in blocks {
      guard let label = labels[block.id] else { continue }
      #expect(labels.block(labelled: label) == block.id)
    }
    return blocks.map { labels[$0.id] }
  }

  @Test func `blocks are counted in the order of the bank`() {
    #expect(labels("a", "b", "c") == ["1", "2", "3"])
  }

  @Test func `a digit that begins a block is no label`() {
    #expect(labels("2nd", "a", "1") == ["3", "4", "5"])
  }

  @Test func `blocks beyond the ninth have no label`() {
    let many = labels("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k")
    #expect(many == ["1", "2", "3", "4", "5", "6", "7", "8", "9", nil, nil])
  }

  @Test func `what is no label picks nothing`() {
    #expect(QuizLabels().block(labelled: "1") == nil)
  }
}
