import Testing

@testable import Lessons

struct MemoIndexTests {
  private func memo(_ id: String, _ text: String, revision: Int = 1, changed: Int64) throws -> Memo
  {
    Memo(
      id: MemoID(rawValue: id), text: try MemoText(text), revision: revision, createdAt: 0,
      changedAt: changed)
  }

  @Test func `memos are found in the order of the list, by what they say now`() throws {
    var index = MemoIndex()
    #expect(index.numbers(matching: TextSearch("ㅎㄱ")).isEmpty)
    index.replace(with: [
      try memo("a", "한국", changed: 1), try memo("b", "English", changed: 2),
      try memo("c", "또 한국", changed: 3),
    ])
    #expect(index.memos.map(\.id.rawValue) == ["c", "b", "a"])
    #expect(index.numbers(matching: TextSearch("ㅎㄱ")) == [0, 2])
    #expect(index.numbers(matching: TextSearch("")) == [0, 1, 2])
    index.replace(with: [
      try memo("b", "이제 한국어", revision: 2, changed: 4), try memo("a", "한국", changed: 1),
    ])
    #expect(index.memos.map(\.id.rawValue) == ["b", "a"])
    #expect(index.numbers(matching: TextSearch("ㅎㄱ")) == [0, 1])
    #expect(index.numbers(matching: TextSearch("english")).isEmpty)
  }
}
