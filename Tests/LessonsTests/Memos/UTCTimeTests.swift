import TestSupport
import Testing

@testable import Lessons

struct UTCTimeTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (1_764_468_054, "2025-11-30T02:00:54Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (.max, "9999-12-31T23:59:59Z"), (.min, "0000-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func `a moment is written in UTC`(seconds: Int64, text: String) {
    #expect(UTCTime.text(seconds) == text)
  }

  @Test func `what is written is read back`() {
    var random = TestSupport.SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let seconds = Int64.random(in: -62_167_219_200...253_402_300_799, using: &random)
      #expect(UTCTime.seconds(UTCTime.text(seconds)) == seconds)
    }
  }

  @Test(
    arguments: [
      ("2025-11-30", 1_764_460_800), ("2025-11-30 02:00", 1_764_468_000),
      ("2025-11-30T02:00:54.123Z", 1_764_468_054), ("2025-11-30T11:00:54+09:00", 1_764_468_054),
      ("2025-11-29T22:30:54-0330", 1_764_468_054), ("2025-11-30 11:00:54 +09", 1_764_468_054),
      ("2025-02-29", nil), ("2025-13-01", nil), ("2025-00-10", nil), ("2025-11-30T24:00:00Z", nil),
      ("30.11.2025", nil), ("yesterday", nil), ("", nil), ("２０２５-11-30", nil),
    ] as [(String, Int64?)])
  func `moments of other programs are read`(text: String, seconds: Int64?) {
    #expect(UTCTime.seconds(text) == seconds)
  }
}
