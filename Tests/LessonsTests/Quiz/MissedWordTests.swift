import Testing

@testable import Lessons

struct MissedWordTests {
  @Test(arguments: [
    ("I fixd bug the", "I fixed the login bug.", ["fixed/fixd", "login"]),
    ("bug the fixed I", "I fixed the bug.", []),
    ("학고에 가요", "저는 학교에 가요.", ["저는", "학교에/학고에"]),
  ])
  func `words left out and spelt otherwise are missed, misplaced ones are not`(
    given: String, expected: String, missed: [String]
  ) {
    let words = MissedWord.words(
      missedIn: .wrong(Difference(given: given, expected: expected)))
    let drawing = words.map { word in
      word.given.map { "\(word.expected)/\($0)" } ?? word.expected
    }
    #expect(drawing == missed)
  }

  @Test func `a slip is missed and a right answer misses nothing`() {
    let slip = Reason(.spelling, given: "studint", expected: "student")
    let spacing = Reason(.spacing, given: "log in", expected: "login")
    #expect(
      MissedWord.words(missedIn: .almost([slip, spacing]))
        == [MissedWord(expected: "student", given: "studint")])
    #expect(MissedWord.words(missedIn: .accepted([.ownAnswer])).isEmpty)
  }
}
