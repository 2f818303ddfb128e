import AppTestSupport
import CommandLine
import Files
import Scenes
import TestSupport

extension LearnerPlace {
  /// A command line that is given here.
  func launch(_ arguments: [String], language: String = "en") throws -> Launch {
    try Launch(
      arguments: arguments + ["--data", folder.file("data"), "--lang", language],
      environment: ["HOME": folder.file("home"), "XDG_CACHE_HOME": folder.file("cache")],
      executable: "/nowhere/malmoi")
  }

  /// What the command line says here.
  func output(
    _ arguments: String..., language: String = "en"
  ) async throws -> CommandOutput {
    let launch = try launch(arguments, language: language)
    guard case .output(let output) = try await launch.plan() else {
      preconditionFailure("\(arguments) opens the app")
    }
    return output
  }
}
