import Files
import Lessons

extension CourseFileStamp {
  /// The stamp of what files hold now, of as many as there are; nil when there is none to read.
  package init?(ofFilesAt paths: [FilePath]) {
    let files = paths.compactMap(Self.version)
    guard !files.isEmpty else { return nil }
    self.init(rawValue: "\(Self.reading) \(files.joined(separator: " "))")
  }

  private static func version(ofFileAt path: FilePath) -> String? {
    do throws(FileReadError) {
      let file = try RegularFile.signature(of: path)
      let numbers = [
        Int(bitPattern: file.device), Int(bitPattern: file.inode), file.size,
        file.modifiedSeconds, file.modifiedNanoseconds, file.changedSeconds,
        file.changedNanoseconds,
      ]
      return "\(numbers.map(String.init).joined(separator: " ")) \(path.text)"
    } catch {
      // Whoever reads the file is told why it cannot be read.
      return nil
    }
  }

  /// Counts the ways to make a course of a file: one that makes another course of it is new.
  private static let reading = 1
}
