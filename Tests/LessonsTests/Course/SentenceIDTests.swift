import Testing

@testable import Lessons

struct SentenceIDTests {
  /// Progress hangs on these: they are fixed for good.
  @Test(arguments: [
    ("a", "p-af63dc4c8601ec8c"),
    ("어제 로그인 버그를 고쳤어요.", "p-bb7b6ba562437507"),
  ])
  func `the hash of a prompt never changes`(prompt: String, id: String) {
    #expect(SentenceIDAssigner.hashedID(of: prompt) == id)
  }

  @Test func `case, white space and normal form do not change it`() {
    let id = SentenceIDAssigner.hashedID(of: "Good morning, 한국")
    #expect(SentenceIDAssigner.hashedID(of: " good  MORNING,\u{A0}한국") == id)
    #expect(SentenceIDAssigner.hashedID(of: "Good morning, \u{1112}\u{1161}\u{11AB}국") == id)
    #expect(SentenceIDAssigner.hashedID(of: "Good morning 한국") != id)
  }

  @Test func `the same prompt twice is told apart`() {
    var ids = SentenceIDAssigner(explicit: [])
    let given = (0..<3).map { ids.assign(to: draft(id: nil, prompt: "Yes.", offset: $0)) }
    let hash = SentenceIDAssigner.hashedID(of: "Yes.")
    #expect(given.map(\.id.rawValue) == [hash, hash + "-2", hash + "-3"])
    #expect(given.map(\.clash) == [nil, 0, 0])
  }

  @Test func `a prompt that stands a hundred thousand times is numbered in no time`() {
    var ids = SentenceIDAssigner(explicit: [SentenceIDAssigner.hashedID(of: "Yes.") + "-7"])
    let given = (0..<100_000).map {
      ids.assign(to: draft(id: nil, prompt: "Yes.", offset: $0)).id.rawValue
    }
    #expect(Set(given).count == given.count)
    #expect(given[5].hasSuffix("-6") && given[6].hasSuffix("-8"))
    #expect(given.last?.hasSuffix("-100001") == true)
  }

  @Test func `an id made up is never one an author wrote`() {
    let hash = SentenceIDAssigner.hashedID(of: "Yes.")
    var ids = SentenceIDAssigner(explicit: [hash])
    #expect(ids.assign(to: draft(id: nil, prompt: "Yes.", offset: 0)).id.rawValue == hash + "-2")
    #expect(ids.assign(to: draft(id: hash, prompt: "No.", offset: 1)).id.rawValue == hash)
  }

  private func draft(id: String?, prompt: String, offset: Int) -> SentenceDraft {
    SentenceDraft(
      id: id, prompt: prompt, answers: [pattern("a")], accepted: [], distractors: [], note: nil,
      speaker: nil, offset: offset)
  }
}
