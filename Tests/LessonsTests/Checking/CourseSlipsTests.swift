import TestSupport
import Testing

@testable import Lessons

/// What learners do to the model answers of the bundled courses, one change at a time.
struct CourseSlipsTests {
  /// Some sentences of a course, with their checkers and the words of their models.
  private static func sentences(
    of course: Course
  ) -> [(checker: AnswerChecker, words: [String])] {
    let vocabulary = CourseVocabulary(course)
    return BundledCourses.sentences(of: course, count: 80).map {
      (AnswerChecker($0, vocabulary), $0.answers[0].firstPath.words)
    }
  }

  /// What an author writes can make an answer of any mistake, now and then.
  private func expectFew(_ tally: VerdictTally, in hundred: Double, of least: Int) {
    #expect(tally.total >= least)
    #expect(tally.share <= hundred, "\(tally.misjudged)")
  }

  @Test func `a final -s, -d, -ed or -ing more or less is no slip`() throws {
    let course = try #require(BundledCourses.english)
    var tally = VerdictTally()
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
    expectFew(tally, in: 1, of: 500)
  }

  @Test func `a letter missing, extra, another or swapped stays almost`() throws {
    let course = try #require(BundledCourses.english)
    var generator = TestSupport.SeededGenerator(seed: 21)
    var tally = VerdictTally()
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
    expectFew(tally, in: 2, of: 80)
  }

  @Test func `the other form of a Korean particle is no slip`() throws {
    let course = try #require(BundledCourses.korean)
    let pairs = [
      ("을", "를"), ("를", "을"), ("은", "는"), ("는", "은"), ("이", "가"), ("가", "이"), ("에서", "에"),
      ("에", "에서"),
    ]
    var tally = VerdictTally()
    for (checker, words) in Self.sentences(of: course) {
      for (index, word) in words.enumerated() {
        for (right, wrong) in pairs where word.hasSuffix(right) && word.count > right.count {
          var given = words
          given[index] = word.droppingEnding(right) + wrong
          let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
          tally.count(given, !verdict.isAlmost)
        }
      }
    }
    expectFew(tally, in: 1, of: 20)
  }

  @Test(arguments: [
    [
      ("었어요", "어요"), ("았어요", "아요"), ("했어요", "해요"), ("해요", "했어요"), ("어요", "었어요"), ("워요", "웠어요"),
    ],
    [
      ("하세요", "해요"), ("드세요", "먹어요"), ("계세요", "있어요"), ("하셨어요", "했어요"), ("해요", "하세요"), ("가요", "가세요"),
    ],
  ])
  func `another tense and another honorific in Korean are no slips`(
    endings: [(String, String)]
  ) throws {
    let course = try #require(BundledCourses.korean)
    var tally = VerdictTally()
    for (checker, words) in Self.sentences(of: course) {
      for (index, word) in words.enumerated() {
        let bare = WordKey.key(of: word)
        for (right, other) in endings where bare.hasSuffix(right) {
          var given = words
          given[index] = bare.droppingEnding(right) + other
          let verdict = checker.check(given.joined(separator: " "), mode: .typed).verdict
          tally.count(given, !verdict.isAlmost)
        }
      }
    }
    expectFew(tally, in: 1, of: 10)
  }

  @Test func `two slips are one too many`() throws {
    let course = try #require(BundledCourses.english)
    var generator = TestSupport.SeededGenerator(seed: 22)
    var tally = VerdictTally()
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
    expectFew(tally, in: 3, of: 20)
  }

  @Test func `every model answer is exact, typed and built`() throws {
    for course in [try #require(BundledCourses.english), try #require(BundledCourses.korean)] {
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
    let endings = ["s", "d", "ed", "es", "ing"]
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
