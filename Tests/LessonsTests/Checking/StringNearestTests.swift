import Lessons
import Testing

struct StringNearestTests {
  private let ids = ["stand-up-english", "korean-first-steps", "code-review", "말모이-한국어"]

  private func nearest(_ id: String, limit: Int = 3) -> [String] {
    id.nearest(in: ids, limit: limit)
  }

  @Test(arguments: [
    ("stand-up-englsih", "stand-up-english"), ("Stand-Up-English", "stand-up-english"),
    ("standup", "stand-up-english"), ("korean", "korean-first-steps"),
    ("code-reveiw", "code-review"),
    ("code-review-2", "code-review"), ("말모이", "말모이-한국어"), ("말무이-한국어", "말모이-한국어"),
  ])
  func `a slip of the fingers finds the course`(id: String, course: String) {
    #expect(nearest(id).first == course)
  }

  @Test(arguments: ["", "x", "zzzzzzzzzz", "/etc/passwd"])
  func `what is like none finds none`(id: String) {
    #expect(nearest(id) == [])
  }

  @Test func `the nearest come first, and no more than wanted`() {
    let ids = ["course-3", "course-12", "course-1"]
    #expect("course-1".nearest(in: ids, limit: 2) == ["course-1", "course-3"])
    #expect("course-2".nearest(in: ids, limit: 2) == ["course-3", "course-12"])
  }

  @Test(arguments: [("sudy", "study"), ("source", "sources"), ("chek", "check")])
  func `a slip of the fingers finds the command`(typed: String, command: String) {
    #expect(typed.nearest(in: ["study", "check", "courses", "sources"]).first == command)
  }

  @Test(arguments: ["", "s", "go", "quit", "frobnicate"])
  func `a word like no command finds none`(typed: String) {
    #expect(typed.nearest(in: ["study", "check", "courses", "sources"]) == [])
  }
}
