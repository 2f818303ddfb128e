import Terminal
import TestSupport
import Testing

@testable import TerminalUI

/// The means of a word bank: two views, and blocks that fly between them.
struct FlyingCellsTests {
  /// An answer row above a bank; a block that was taken leaves a gap in the bank.
  private final class Bank {
    let clock = ManualFrameClock()
    let answer: CollectionView<Int, String>
    let bank: CollectionView<Int, String>
    private let taken = Taken()

    final class Taken {
      var words: Set<String> = []
    }

    private struct Gap: CollectionCell {
      let word: String
      func size(fitting width: Int) -> Size { Size(width: word.displayWidth, height: 1) }
      func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
        canvas.fill(rect, with: ".")
      }
    }

    init(_ words: [String]) throws {
      let animator = Animator(clock: clock)
      let layout = FlowLayout(minimumInteritemSpacing: 1)
      answer = CollectionView(layout: layout, animator: animator) { WordCell(word: $0) }
      bank = CollectionView(layout: layout, animator: animator) { [taken] word in
        taken.words.contains(word) ? Gap(word: word) as any CollectionCell : WordCell(word: word)
      }
      bank.placeholderProvider = { Gap(word: $0) }
      for view in [answer, bank] { view.animationDuration = .milliseconds(100) }
      answer.apply(try CollectionSnapshot([(0, [])]), animated: false)
      bank.apply(try CollectionSnapshot([(0, words)]), animated: false)
      _ = draw()
    }

    /// A block flies from the bank to the end of the answer.
    func take(_ word: String) throws {
      let start = try #require(bank.screenFrame(of: word))
      taken.words.insert(word)
      var snapshot = answer.snapshot
      try snapshot.appendItems([word])
      answer.apply(snapshot, arrivingFrom: [word: start])
    }

    /// A block flies back from the answer to its gap.
    func giveBack(_ word: String) throws {
      let start = try #require(answer.screenFrame(of: word))
      taken.words.remove(word)
      var snapshot = answer.snapshot
      snapshot.deleteItems([word])
      answer.apply(snapshot, departing: [word])
      bank.apply(bank.snapshot, arrivingFrom: [word: start])
    }

    func draw() -> [String] {
      var canvas = Canvas(size: Size(width: 12, height: 5))
      answer.draw(on: &canvas, in: Rect(x: 0, y: 0, width: 12, height: 1))
      bank.draw(on: &canvas, in: Rect(x: 0, y: 4, width: 12, height: 1))
      answer.drawFlyingCells(on: &canvas)
      bank.drawFlyingCells(on: &canvas)
      return canvas.text.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  @Test func `a block flies out of the bank, whose gap stays, into the answer`() throws {
    let bank = try Bank(["the", "dog", "ran"])
    try bank.take("ran")
    #expect(bank.draw() == ["", "", "", "", "the dog ran"])
    bank.clock.advance(by: .milliseconds(20))
    #expect(bank.draw() == ["", "", "    ran", "", "the dog ..."])
    bank.clock.advance(by: .milliseconds(20))
    #expect(bank.draw() == ["", "  ran", "", "", "the dog ..."])
    bank.clock.advance(by: .milliseconds(60))
    #expect(bank.draw() == ["ran", "", "", "", "the dog ..."])
    #expect(!bank.clock.isRunning)
  }

  @Test func `a block given back flies to its gap and leaves nothing shrinking behind`() throws {
    let bank = try Bank(["the", "dog", "ran"])
    try bank.take("ran")
    bank.clock.advance(by: .seconds(1))
    _ = bank.draw()
    try bank.giveBack("ran")
    #expect(bank.draw() == ["ran", "", "", "", "the dog ..."])
    bank.clock.advance(by: .milliseconds(20))
    #expect(bank.draw() == ["", "", "    ran", "", "the dog ..."])
    bank.clock.advance(by: .milliseconds(80))
    #expect(bank.draw() == ["", "", "", "", "the dog ran"])
  }

  @Test func `given back in flight, it turns where it is`() throws {
    let bank = try Bank(["the", "dog", "ran"])
    try bank.take("ran")
    bank.clock.advance(by: .milliseconds(20))
    let turn = bank.draw()
    try bank.giveBack("ran")
    #expect(bank.draw() == turn)
    bank.clock.advance(by: .milliseconds(100))
    #expect(bank.draw() == ["", "", "", "", "the dog ran"])
  }

  @Test func `the next block does not wait for the one in flight`() throws {
    let bank = try Bank(["the", "dog", "ran"])
    try bank.take("dog")
    bank.clock.advance(by: .milliseconds(30))
    let first = bank.answer.screenFrame(of: "dog")
    try bank.take("the")
    #expect(bank.answer.snapshot.itemIdentifiers == ["dog", "the"])
    #expect(bank.answer.screenFrame(of: "dog") == first)
    #expect(bank.answer.screenFrame(of: "the") == Rect(x: 0, y: 4, width: 3, height: 1))
    bank.clock.advance(by: .milliseconds(100))
    #expect(bank.draw() == ["dog the", "", "", "", "... ... ran"])
  }

  @Test func `a block in flight is hit where it is seen`() throws {
    let bank = try Bank(["the", "dog", "ran"])
    try bank.take("ran")
    bank.clock.advance(by: .milliseconds(20))
    _ = bank.draw()
    #expect(bank.answer.itemIdentifier(at: Point(x: 5, y: 2)) == "ran")
    #expect(bank.answer.itemIdentifier(at: Point(x: 0, y: 0)) == nil)
  }

  @Test func `taken and given back many times at any moment, no block doubles or is lost`() throws {
    var random = SeededGenerator(seed: 11)
    let all = ["the", "dog", "ran"]
    let bank = try Bank(all)
    for _ in 0..<300 {
      let word = all.randomElement(using: &random) ?? "the"
      if bank.answer.snapshot.contains(word) {
        try bank.giveBack(word)
      } else {
        try bank.take(word)
      }
      if Bool.random(using: &random) {
        bank.clock.advance(by: .milliseconds(Int.random(in: 0...60, using: &random)))
        _ = bank.draw()
      }
    }
    bank.clock.advance(by: .seconds(1))
    let picture = bank.draw().joined(separator: "\n")
    for word in all {
      #expect(picture.split(whereSeparator: \.isWhitespace).count { $0 == word } == 1)
    }
  }
}
