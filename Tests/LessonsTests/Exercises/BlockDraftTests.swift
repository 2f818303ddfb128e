import Testing

@testable import Lessons

struct BlockDraftTests {
  /// Blocks `0...`, in this order in the bank.
  private func draft(_ texts: String...) -> BlockDraft {
    let blocks = texts.enumerated().map { WordBlock(id: id($0.offset), text: $0.element) }
    return BlockDraft(
      bank: WordBank(blocks: blocks, leading: "", trailing: ".", solution: blocks.map(\.id)))
  }

  private func id(_ number: Int) -> WordBlock.ID { WordBlock.ID(rawValue: number) }

  @Test func `equal blocks are two, and the one chosen moves`() {
    var draft = draft("the", "cat", "the")
    draft.place(id(2))
    #expect(draft.selected == [id(2)])
    #expect(draft.candidates.map(\.id) == [id(0), id(1)])
    draft.place(id(0))
    #expect(draft.given == "the the")
    draft.takeBack(id(2))
    #expect(draft.selected == [id(0)])
  }

  @Test func `placing twice is placing once`() {
    var draft = draft("a", "b")
    let first = draft.place(id(0))
    let once = draft
    let again = draft.place(id(0))
    #expect(first && !again && draft == once)
    let unknown = draft.place(id(9))
    #expect(!unknown && draft == once)
  }

  @Test func `blocks go in at the insertion point`() {
    var draft = draft("a", "b", "c", "d")
    for number in 0..<3 { draft.place(id(number)) }
    draft.moveInsertionPoint(to: 1)
    draft.place(id(3))
    #expect(draft.given == "a d b c")
    #expect(draft.insertionPoint == 2)
    let taken = draft.takeBackBeforeInsertionPoint()
    #expect(taken == id(3))
    #expect(draft.given == "a b c" && draft.insertionPoint == 1)
    draft.moveInsertionPoint(to: 0)
    let none = draft.takeBackBeforeInsertionPoint()
    #expect(none == nil)
    draft.moveInsertionPoint(to: 99)
    #expect(draft.insertionPoint == 3)
  }

  @Test func `a block moves as far as the answer reaches`() {
    var draft = draft("a", "b", "c")
    for number in 0..<3 { draft.place(id(number)) }
    let isMoved = draft.move(id(2), by: -1)
    #expect(isMoved && draft.given == "a c b" && draft.insertionPoint == 2)
    draft.move(id(2), by: -9)
    #expect(draft.given == "c a b")
    let moved = draft.move(id(2), by: -1)
    #expect(!moved)
  }

  @Test func `whatever is done, blocks neither double nor vanish`() {
    var generator = SeededGenerator(seed: 4)
    var draft = draft("the", "a", "the", "dog", "the", "a")
    for _ in 0..<3_000 {
      let block = id(Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0...6, using: &generator) {
      case 0, 1, 2: draft.place(block, at: Bool.random(using: &generator) ? nil : 2)
      case 3: draft.takeBack(block)
      case 4: draft.move(block, by: Int.random(in: -2...2, using: &generator))
      case 5: draft.moveInsertionPoint(to: Int.random(in: -1...7, using: &generator))
      default: draft.takeBackBeforeInsertionPoint()
      }
      let all = draft.selected + draft.candidates.map(\.id)
      #expect(all.sorted { $0.rawValue < $1.rawValue } == (0..<6).map(id))
      #expect((0...draft.selected.count).contains(draft.insertionPoint))
    }
  }
}
