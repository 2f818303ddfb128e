import BundledResources
import FoundationEssentials
import PseudoTerminal
import TestSupport
import Testing

/// The app laid out as an installed one, with a folder of courses of its own.
struct InstalledApp {
  /// The program.
  let path: String
  /// Its courses; empty at first.
  let courses: TemporaryFolder
  private let prefix: TemporaryFolder

  init() throws {
    let program = try TerminalProgram.path(ofProduct: "malmoi")
    prefix = try TemporaryFolder()
    courses = try TemporaryFolder()
    path = prefix.file("bin/malmoi")
    let files = FileManager.default
    for folder in ["bin", "share/malmoi"] {
      try files.createDirectory(atPath: prefix.file(folder), withIntermediateDirectories: true)
    }
    try files.copyItem(atPath: program, toPath: path)
    let resources = try #require(BundledResources.folder(besideExecutable: program))
    let share = prefix.file("share/malmoi")
    try files.createSymbolicLink(
      atPath: "\(share)/Localization", withDestinationPath: "\(resources)/Localization")
    try files.createSymbolicLink(
      atPath: "\(share)/Courses", withDestinationPath: courses.path)
  }
}
