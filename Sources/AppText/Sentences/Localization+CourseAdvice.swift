import Files
import Glibc
import Lessons

extension Localization {
  /// What an author may want to look at again.
  func message(for advice: CourseAdvice) -> String {
    switch advice {
    case .otherScript(let language):
      text(.adviceOtherScript, ["code": language.code])
    case .sameAnswer(let answer, let line):
      text(.adviceSameAnswer, ["answer": answer, "line": line])
    case .endDiffers(let model): text(.adviceEndDiffers, ["answer": model])
    case .caseDiffers(let model): text(.adviceCaseDiffers, ["answer": model])
    case .longDay(let count, let advised):
      text(.adviceLongDay, ["count": count, "advised": advised])
    case .mostWordsOnce(let count, let total):
      text(.adviceMostWordsOnce, ["count": count, "total": total])
    case .mostAnswersOneBlock(let count, let total):
      text(.adviceMostAnswersOneBlock, ["count": count, "total": total])
    }
  }

  /// That a file could not be written, and why.
  package func sentence(forUnwritten error: FileWriteError) -> String {
    text(
      .fileUnwritten,
      ["path": error.path, "reason": String(cString: strerror(error.code))])
  }
}
