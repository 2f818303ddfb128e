import Files
import Lessons

/// What was worked out of course files, kept in a folder: with it, a day of a large course opens
/// without the rest being read.
///
/// Each belongs to one version of its file, and to the program that worked it out. One that is
/// damaged, or of another version, is as good as none.
package struct CourseDigests: Sendable {
  private let folder: FilePath
  private let program: String

  /// - Parameter cacheFolder: where the app keeps what can be had again; made when needed.
  package init(in cacheFolder: FilePath) {
    folder = "\(cacheFolder)/digests"
    program = CourseFileStamp(ofFilesAt: ["/proc/self/exe"])?.rawValue ?? ""
  }

  /// The course in a file whose digest is here, its sentences still to be read; nil for all others.
  package func course(at path: FilePath) -> Course? {
    guard
      // Of what cannot be seen there is no digest; whoever reads the file is told why.
      let size = (try? RegularFile.signature(of: path))?.size, size >= Self.worthwhile,
      let stamp = CourseFileStamp(ofFilesAt: [path]), let digest = digest(of: path, stamp)
    else {
      return nil
    }
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: path, limit: CourseFile.sizeLimit)
      return digest.course(in: bytes)?.read(at: path.text)
    } catch {
      // Whoever reads the file is told why it cannot be read.
      return nil
    }
  }

  /// Keeps what takes long to find out about a course, unless it is here, or that is no gain.
  @concurrent
  package func keep(_ vocabulary: CourseVocabulary, of course: Course) async {
    guard !course.knowsItsWords, let path = course.path.map({ FilePath($0) }),
      CourseFileForm(endingOf: path.text) != .text, let stamp = CourseFileStamp(ofFilesAt: [path])
    else { return }
    do {
      let bytes = try RegularFile.contents(of: path, limit: CourseFile.sizeLimit)
      guard bytes.count >= Self.worthwhile, !Task.isCancelled,
        let body = CourseDigest(of: bytes, knowing: course, vocabulary)?.bytes, !Task.isCancelled
      else { return }
      let head = Self.head(program, stamp, Checksum.of(body))
      try RegularFile.replace(file(for: path), with: head, body)
    } catch {
      // It is a convenience: without it the file is read whole the next time, too.
      return
    }
  }

  /// In bytes: what is smaller is read as fast.
  private static let worthwhile = 65_536

  private func digest(of path: FilePath, _ stamp: CourseFileStamp) -> CourseDigest? {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: file(for: path), limit: CourseFile.sizeLimit)
      let lines = Self.head(program, stamp, 0).count { $0 == UInt8(ascii: "\n") }
      var start = 0
      for _ in 0..<lines {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        start = end + 1
      }
      let body = bytes[start...]
      guard bytes[..<start].elementsEqual(Self.head(program, stamp, Checksum.of(body))) else {
        return nil
      }
      return CourseDigest(bytes: body)
    } catch {
      return nil
    }
  }

  private static func head(
    _ program: String, _ stamp: CourseFileStamp, _ checksum: UInt64
  ) -> [UInt8] {
    Array("malmoi digest 1\n\(program)\n\(stamp.rawValue)\n\(checksum)\n".utf8)
  }

  private func file(for path: FilePath) -> FilePath {
    "\(folder)/\(String(Checksum.of(path.text.utf8), radix: 16))"
  }
}
