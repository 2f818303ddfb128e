import AppText
import CourseLibrary
import Files
import Lessons

/// A course file in plain text that is the learner's own, to be written to.
nonisolated struct OwnCourseFile: Sendable {
  /// Where it is.
  let path: FilePath
  /// What a file that is not there yet begins with; nil for one that is there.
  var beginning: [UInt8]?

  /// Writes the file anew, whole or not at all, off the actor that asks.
  ///
  /// - Parameters:
  ///   - refusal: said when there is nothing to write, or another file took the name meanwhile.
  ///   - change: makes of the file what it is to be; nil when it stays as it is.
  /// - Returns: why it was not written, in the learner's language; nil when it was.
  @concurrent
  func change(
    _ words: Localization, orSay refusal: Message,
    _ change: @Sendable ([UInt8]) -> [UInt8]?
  ) async -> String? {
    do {
      let bytes =
        try beginning ?? RegularFile.contents(of: path, limit: CourseFile.sizeLimit)
      guard let changed = change(bytes) else { return words[refusal] }
      if beginning == nil {
        try RegularFile.rewrite(path, with: changed)
      } else if try !RegularFile.create(path, with: changed) {
        return words[refusal]
      }
      return nil
    } catch let error as FileReadError {
      return words.sentence(for: error)
    } catch let error as FileWriteError {
      return words.sentence(forUnwritten: error)
    } catch {
      return "\(error)"
    }
  }
}
