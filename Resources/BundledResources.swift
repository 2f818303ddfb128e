import FoundationEssentials

/// The files that come with the app: courses and localizations.
///
/// They are looked for beside the executable, then in `../share/malmoi` next to its folder (as an
/// installed package lays them), then in the package the executable was built from.
package enum BundledResources {
  /// The folder that holds `Courses` and `Localization`; nil when the app was taken away from its
  /// resources.
  ///
  /// - Parameter executable: path of the running program.
  package static func folder(besideExecutable executable: String) -> String? {
    candidates(executable: executable).first { folder in
      FileManager.default.fileExists(atPath: folder + "/Localization")
    }
  }

  /// The folders that are looked at, in order; an error message names them.
  package static func candidates(executable: String) -> [String] {
    let folder = URL(filePath: executable).deletingLastPathComponent()
    let source = URL(filePath: #filePath).deletingLastPathComponent()
    return [
      folder.appending(path: "Resources"),
      folder.deletingLastPathComponent().appending(path: "share/malmoi"),
      source,
    ].map { $0.path(percentEncoded: false).droppingTrailingSlash }
  }
}

extension String {
  fileprivate var droppingTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
