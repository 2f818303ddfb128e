import AppText
import BundledResources
import Files
import Scenes

extension Localization {
  /// The words that come with the app.
  ///
  /// - Precondition: The package is complete.
  package static func bundled(_ language: InterfaceLanguage) -> Localization {
    guard let folder = BundledResources.folder(besideExecutable: "/nowhere/malmoi") else {
      preconditionFailure("the package has no resources")
    }
    do {
      return try Localization(language, in: folder)
    } catch {
      preconditionFailure("the words of \(language) cannot be read: \(error)")
    }
  }

  /// The interface in English.
  package static let english = bundled(.english)
  /// The interface in Korean.
  package static let korean = bundled(.korean)
}
