import Lessons
import Storage

extension GivenAnswer {
  /// A right answer, built from blocks in four seconds.
  package static func right(
    to sentence: SentenceKey, grade: Grade = .good, _ time: Timestamp
  ) -> GivenAnswer {
    GivenAnswer(
      to: sentence, text: "as it should be", kind: .build, verdict: .exact, grade: grade,
      took: .seconds(4), time: time)
  }
}
