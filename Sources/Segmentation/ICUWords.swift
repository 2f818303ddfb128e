/// The words of texts of one language, as ICU finds them.
final class ICUWords {
  private let library: ICU
  private let iterator: OpaquePointer

  /// nil when there is no ICU, or it says no to the language.
  init?(language: String) {
    guard let library = ICU.shared, let iterator = library.openWords(language) else { return nil }
    self.library = library
    self.iterator = iterator
  }

  deinit { library.close(iterator) }

  /// What is between the boundaries that ICU finds.
  func pieces(of text: String) -> [String] {
    let units = Array(text.utf16)
    return library.boundaries(of: units, iterator).map {
      String(decoding: units[$0], as: UTF16.self)
    }
  }
}
