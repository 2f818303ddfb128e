import FoundationEssentials
import TestSupport
import Testing

@testable import Lessons

/// What learners do to the model answers of the bundled courses, one change at a time.
struct CourseSlipsTests {
  private static let english = bundled("stand-up-english")
  private static let korean = bundled("korean-first-steps")

  private static func bundled(_ name: String) -> Course? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Resources/Courses/\(name).json")
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    return CourseFile.read(Array(bytes), for: .learner).course
  }

  /// Some sentences of a course, spread over its days, with their checkers and the words of their
  /// models.
  private static func sentences(
    of course: Course
  ) -> [(checker: AnswerChecker, words: [String])] {
    let vocabulary = CourseVocabulary(course)
    let step = max(1, course.sentences.count / 80)
    return stride(from: 0, to: course.sentences.count, by: step).map { index in
      let sentence = course.sentences[index]
      let checker = AnswerChecker(
        patterns: sentence.answers, accepted: sentence.accepted,
        distractors: sentence.distractors, vocabulary: vocabulary)
      return (checker, sentence.answers[0].firstPath.words)
    }
  }

  /// Answers of one kind, and those of them that were judged as they should not be.
  private struct Tally {
    private(set) var total = 0
    private(set) var misjudged: [String] = []

    mutating func count(_ words: [String], _ isRightlyJudged: Bool) {
      total += 1
      if !isRightlyJudged { misjudged.append(words.joined(separator: " ")) }
    }

    /// What an author writes can make an answer of any mistake, now and then.
    func expectFew(in hundred: Int, of least: Int) {
      #expect(total >= least)
      #expect(misjudged.count * 100 <= total * hundred, "\(misjudged)")
    }
  }

  @Test func `a final -s, -d or -ed more or less is no slip`() throws {
    let course = try #require(Self.english)
    var tally = Tally()
    for (checker, words) in Self.sentences(of: course) {
      for (index, word) in words.enumerated() where word.allSatisfy(\.isLetter) {
        for other in word.withOtherEndings {
          var given = words
          given[index] = other
          let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
          tally.count(given, !verdict.isAlmost)
        }
      }
    }
    tally.expectFew(in: 1, of: 500)
  }

  @Test func `a letter missing, extra, another or swapped stays almost`() throws {
    let course = try #require(Self.english)
    var generator = TestSupport.SeededGenerator(seed: 21)
    var tally = Tally()
    for (checker, words) in Self.sentences(of: course) {
      for (index, word) in words.enumerated()
      where word.count >= 5 && word.allSatisfy({ $0.isASCII && $0.isLowercase }) {
        let slip = word.withSlip(using: &generator)
        guard !EnglishWords.contains(slip), !checker.vocabulary.contains(slip) else { continue }
        var given = words
        given[index] = slip
        let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
        tally.count(given, verdict.isAlmost)
      }
    }
    tally.expectFew(in: 2, of: 80)
  }

  @Test func `the other form of a Korean particle is no slip`() throws {
    let course = try #require(Self.korean)
    let pairs = [("을", "를"), ("를", "을"), ("은", "는"), ("는", "은"), ("이", "가"), ("가", "이")]
    var tally = Tally()
    for (checker, words) in Self.sentences(of: course) {
      for (index, word) in words.enumerated() {
        for (right, wrong) in pairs where word.hasSuffix(right) && word.count > 1 {
          var given = words
          given[index] = word.dropLast() + wrong
          let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
          tally.count(given, !verdict.isAlmost)
        }
      }
    }
    tally.expectFew(in: 1, of: 20)
  }

  @Test func `two slips are one too many`() throws {
    let course = try #require(Self.english)
    var generator = TestSupport.SeededGenerator(seed: 22)
    var tally = Tally()
    for (checker, words) in Self.sentences(of: course) {
      let places = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
      guard places.count >= 2 else { continue }
      var given = words
      for place in places.prefix(2) {
        given[place] = words[place].lowercased().withSlip(using: &generator)
      }
      let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
      tally.count(given, !verdict.isRight)
    }
    tally.expectFew(in: 3, of: 20)
  }

  @Test func `every model answer is exact, typed and built`() throws {
    for course in [try #require(Self.english), try #require(Self.korean)] {
      for (checker, words) in Self.sentences(of: course) {
        let model = words.joined(separator: " ")
        #expect(checker.check(model, mode: .typed).verdict == .exact)
        #expect(checker.check(model, mode: .bank).verdict == .exact)
      }
    }
  }
}

extension String {
  /// The word with an ending more, less or another.
  fileprivate var withOtherEndings: [String] {
    let endings = ["s", "d", "ed", "es"]
    var others = endings.map { self + $0 }
    for ending in endings where hasSuffix(ending) && count > ending.count {
      others.append(String(dropLast(ending.count)))
    }
    if hasSuffix("s") { others.append(dropLast() + "d") }
    if hasSuffix("d") { others.append(dropLast() + "s") }
    return others
  }

  /// The word with one letter missing, extra, another or swapped, its first and last left alone.
  fileprivate func withSlip(using generator: inout TestSupport.SeededGenerator) -> String {
    var letters = Array(self)
    let alphabet = Array("bcfgjkmnpqvwxz")
    let place = Int.random(in: 1...letters.count - 3, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(alphabet.randomElement(using: &generator) ?? "x", at: place)
    case 2:
      let other = alphabet.filter { $0 != letters[place] }.randomElement(using: &generator) ?? "x"
      letters[place] = other
    default:
      if letters[place] == letters[place + 1] {
        letters.remove(at: place)
      } else {
        letters.swapAt(place, place + 1)
      }
    }
    return String(letters)
  }
}
