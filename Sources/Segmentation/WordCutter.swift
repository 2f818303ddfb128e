import Glibc

/// Cuts text of languages that are written without spaces into words, as ICU's dictionaries know
/// them.
///
/// ICU is looked for when the first cutter is made, and nothing of it is in memory before. What it
/// proposes is for authors to mend: nothing may depend on which version of ICU there is.
package final class WordCutter {
  private let library: Library
  private let iterator: OpaquePointer

  /// A cutter for a language; nil when there is no ICU on the machine, or it does not know words of
  /// that language.
  ///
  /// - Parameter language: A BCP 47 code.
  package init?(language: String) {
    guard let library = Library.shared,
      let iterator = library.openWords(language)
    else { return nil }
    self.library = library
    self.iterator = iterator
  }

  deinit { library.close(iterator) }

  /// The words of a text, one after the other; together they are the text.
  ///
  /// Punctuation stays with the word before, and so does what is of hiragana alone behind another
  /// word, as Japanese particles and endings are.
  package func words(of text: String) -> [String] {
    pieces(of: text).reduce(into: []) { words, piece in
      if let last = words.last, piece.belongs(behind: last) {
        words[words.count - 1] += piece
      } else {
        words.append(piece)
      }
    }
  }

  /// What is between the boundaries that ICU finds.
  package func pieces(of text: String) -> [String] {
    let units = Array(text.utf16)
    return library.boundaries(of: units, iterator).map {
      String(decoding: units[$0], as: UTF16.self)
    }
  }
}

extension String {
  /// Whether a piece is no word to begin with after another one.
  fileprivate func belongs(behind last: String) -> Bool {
    let isMark = unicodeScalars.allSatisfy {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    return isMark || (allSatisfy(\.isHiragana) && last.contains { !$0.isHiragana })
      || last.unicodeScalars.allSatisfy { $0.properties.generalCategory == .openPunctuation }
  }
}

extension Character {
  fileprivate var isHiragana: Bool {
    unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) || $0 == "ー" } ?? false
  }
}
