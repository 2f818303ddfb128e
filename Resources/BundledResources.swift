import FoundationEssentials

/// The files that come with the app: courses and localizations.
///
/// They are looked for beside the executable, then in `../share/malmoi` next to its folder (as an
/// installed package lays them), then in the checkout the executable was built from. A build with
/// `MALMOI_PACKAGED` leaves the last one out, and with it the path of the checkout.
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
    let installed = [
      folder.appending(path: "Resources"),
      folder.deletingLastPathComponent().appending(path: "share/malmoi"),
    ].map { $0.path(percentEncoded: false).droppingTrailingSlash }
    return installed + checkout
  }

  /// The folder of this file, in a build that stays where its sources are.
  private static var checkout: [String] {
    #if MALMOI_PACKAGED
      []
    #else
      [
        URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
          .droppingTrailingSlash
      ]
    #endif
  }
}

extension String {
  fileprivate var droppingTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
