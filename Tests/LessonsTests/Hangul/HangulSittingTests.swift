import Testing

@testable import Lessons

struct HangulSittingTests {
  @Test func `letters make every syllable there is, and come out of it again`() throws {
    for value in 0xAC00...0xD7A3 {
      let syllable = Character(try #require(Unicode.Scalar(value)))
      let letters = HangulSpelling.letters(of: syllable)
      #expect(HangulSpelling.written(letters) == String(syllable))
    }
  }

  @Test(arguments: [
    (["ㅎ"], "ㅎ"), (["ㅎ", "ㅏ"], "하"), (["ㅎ", "ㅏ", "ㄴ"], "한"), (["ㅏ", "ㅎ"], "ㅏㅎ"),
    (["ㅎ", "ㅏ", "ㅏ"], "하ㅏ"), ([], ""),
  ])
  func `letters side by side are written as they stand`(letters: [Character], text: String) {
    #expect(HangulSpelling.written(letters) == text)
  }

  @Test(arguments: 1...HangulSitting.count)
  func `whoever takes what is right comes to the end`(number: Int) {
    for seed in UInt64(0)..<10 {
      var sitting = HangulSitting(number, seed: seed)
      var steps = 0
      while let step = sitting.step, steps < 100 {
        steps += 1
        let wanted: [String] =
          switch step {
          case .letters: []
          case .syllable(let syllable): HangulSpelling.letters(of: syllable).map { String($0) }
          case .word(_, let meaning, _): [meaning]
          }
        for text in wanted {
          #expect(!sitting.isDone)
          if let place = sitting.choices.indices.first(where: {
            sitting.choices[$0] == text && !sitting.taken.contains($0)
          }) {
            sitting.take(place)
          }
        }
        #expect(sitting.isDone && !sitting.isWrong, "\(step): \(sitting.written)")
        sitting.next()
      }
      #expect(steps == sitting.steps.count)
    }
  }

  @Test func `what is wrong is noticed at once and makes way for the next try`() throws {
    var sitting = HangulSitting(2, seed: 1)
    let vowel = try #require(sitting.choices.firstIndex(of: "ㅏ"))
    let initial = try #require(sitting.choices.firstIndex(of: "ㅎ"))
    sitting.take(vowel)
    #expect(sitting.isWrong && !sitting.isDone)
    sitting.next()
    #expect(sitting.index == 0)
    sitting.take(initial)
    #expect(!sitting.isWrong && sitting.written == "ㅎ")
    sitting.take(vowel)
    #expect(sitting.written == "하")
    sitting.takeBack()
    #expect(sitting.written == "ㅎ")
    sitting.take(99)
    #expect(sitting.taken == [initial])
  }

  @Test func `only letters that were shown are asked for`() {
    var met: Set<Character> = []
    for number in 1...HangulSitting.count {
      for step in HangulSitting(number, seed: 0).steps {
        switch step {
        case .letters(let letters):
          #expect(letters.allSatisfy { !$0.latin.isEmpty })
          met.formUnion(letters.map(\.letter))
        case .syllable(let syllable):
          #expect(met.isSuperset(of: HangulSpelling.letters(of: syllable)), "\(syllable)")
        case .word(let word, let meaning, let others):
          #expect(met.isSuperset(of: word.flatMap(HangulSpelling.letters)), "\(word)")
          #expect(!others.contains(meaning) && Set(others).count == others.count)
        }
      }
    }
  }
}
