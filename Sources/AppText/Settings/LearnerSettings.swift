import Observation

/// The learner's settings as they are now, and the words of the interface that follow from them.
///
/// What is drawn reads them here, so that a change shows in the next frame.
@MainActor
@Observable
package final class LearnerSettings {
  /// The settings.
  package private(set) var values: Settings
  /// The words of the interface.
  package private(set) var localization: Localization

  /// Called after each change, for what is not drawn: whether things move.
  @ObservationIgnored package var didChange: (Settings) -> Void = { _ in }
  @ObservationIgnored private let makeWords: Words
  @ObservationIgnored private var usesASCIISigns = false

  /// The words of a language; nil is the environment's.
  package typealias Words = (InterfaceLanguage?) throws(LocalizationError) -> Localization

  /// Settings that were read at the start.
  ///
  /// - Parameters:
  ///   - localization: the words to begin with; the command line may ask for others than the
  ///     settings.
  ///   - words: reads those of another language, chosen later.
  package init(_ values: Settings, localization: Localization, words: @escaping Words) {
    self.values = values
    self.localization = localization
    makeWords = words
  }

  /// Settings in the words there are, for tests and benchmarks.
  package convenience init(localization: Localization) {
    self.init(Settings(), localization: localization) { _ in localization }
  }

  /// Changes settings at once; they last only if they are saved too.
  ///
  /// - Throws: when the words of a language cannot be read; nothing is changed then.
  package func change(to values: Settings) throws(LocalizationError) {
    guard values != self.values else { return }
    if values.language != self.values.language {
      localization = shown(try makeWords(values.language))
    }
    self.values = values
    didChange(values)
  }

  /// From now on the words have only signs of ASCII: the terminal shows no others.
  package func useASCIISigns() {
    usesASCIISigns = true
    localization = shown(localization)
  }

  private func shown(_ words: Localization) -> Localization {
    usesASCIISigns ? words.withASCIISigns : words
  }
}
