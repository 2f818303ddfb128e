import AppText
import BundledResources
import Files

extension Launch {
  /// The folder of the app's own courses and texts.
  static func resources(besideExecutable executable: FilePath) throws(LaunchFailure) -> FilePath {
    guard let folder = BundledResources.folder(besideExecutable: executable) else {
      throw missingResources(at: BundledResources.candidates(executable: executable))
    }
    return folder
  }

  /// The words of a language.
  static func localization(
    _ language: InterfaceLanguage, in folder: FilePath
  ) throws(LaunchFailure) -> Localization {
    do throws(LocalizationError) {
      return try Localization(language, in: folder)
    } catch {
      throw failure(error)
    }
  }

  /// What is said when there are no words.
  static func failure(_ error: LocalizationError) -> LaunchFailure {
    switch error {
    case .unreadable(let path), .notATable(let path): missingResources(at: [path])
    }
  }

  /// In English only: the words of other languages are among what is missing.
  static func missingResources(at places: [FilePath]) -> LaunchFailure {
    LaunchFailure(
      """
      malmoi cannot find its own courses and texts. It looked for: \
      \(places.map(\.description).joined(separator: ", ")). Keep the folder Resources beside the program, or \
      install it as ../share/malmoi.
      """, code: .unusable)
  }
}
