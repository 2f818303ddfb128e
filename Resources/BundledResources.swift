import Files
import Glibc

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
  package static func folder(besideExecutable executable: FilePath) -> FilePath? {
    candidates(executable: executable).first { folder in
      access(folder.appending("Localization").cString, F_OK) == 0
    }
  }

  /// The folders that are looked at, in order; an error message names them.
  package static func candidates(executable: FilePath) -> [FilePath] {
    let folder = executable.parent ?? "/"
    let above = folder.parent ?? "/"
    return [folder.appending("Resources"), above.appending("share/malmoi")] + checkout
  }

  /// The folder of this file, in a build that stays where its sources are.
  private static var checkout: [FilePath] {
    #if MALMOI_PACKAGED
      []
    #else
      [FilePath(#filePath).parent].compactMap(\.self)
    #endif
  }
}
