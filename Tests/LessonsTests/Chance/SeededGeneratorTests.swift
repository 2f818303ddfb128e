import Testing

@testable import Lessons

struct SeededGeneratorTests {
  /// The first numbers of the reference implementation for the seed 1234567.
  @Test func `it is SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = [generator.next(), generator.next(), generator.next()]
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
