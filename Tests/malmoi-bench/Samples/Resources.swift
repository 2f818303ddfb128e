import BundledResources
import Files
import FoundationEssentials
import PseudoTerminal

/// What the app brings with it.
enum Resources {
  /// The folder of the app's resources, beside the app.
  static func folder() throws -> String {
    let program = try TerminalProgram.path(ofProduct: "malmoi")
    guard let folder = BundledResources.folder(besideExecutable: FilePath(program)) else {
      throw SampleFault.unreadable("no resources beside \(program)")
    }
    return folder.text
  }

  /// The bytes of the course that learners of English start with.
  static func course() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder() + "/Courses/stand-up-english.json")))
  }
}
