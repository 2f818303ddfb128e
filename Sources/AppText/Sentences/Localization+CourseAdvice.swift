import Files
import Glibc
import Lessons

extension Localization {
  /// What an author may want to look at again.
  func message(for advice: CourseAdvice) -> String {
    switch advice {
    case .otherScript(let language):
      self[.adviceOtherScript(code: language.code)]
    case .sameAnswer(let answer, let line):
      self[.adviceSameAnswer(answer: answer, line: line)]
    case .endDiffers(let model): self[.adviceEndDiffers(answer: model)]
    case .caseDiffers(let model): self[.adviceCaseDiffers(answer: model)]
    case .longDay(let count, let advised):
      self[.adviceLongDay(count: count, advised: advised)]
    case .mostWordsOnce(let count, let total):
      self[.adviceMostWordsOnce(count: count, total: total)]
    case .mostAnswersOneBlock(let count, let total):
      self[.adviceMostAnswersOneBlock(count: count, total: total)]
    }
  }

  /// That a file could not be written, and why.
  package func sentence(forUnwritten error: FileWriteError) -> String {
    self[.fileUnwritten(path: error.path, reason: String(cString: strerror(error.code)))]
  }
}
