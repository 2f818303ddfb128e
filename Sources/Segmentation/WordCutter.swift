/// Cuts text of languages that are written without spaces into words, as dictionaries know them.
///
/// For Japanese MeCab where it is installed, else ICU; both are looked for when the first cutter is
/// made, and nothing of them is in memory before. What is proposed is for authors to mend: nothing
/// may depend on which library there is, nor on its version.
package final class WordCutter {
  private let engine: Engine

  private enum Engine {
    case icu(ICUWords, Joining)
    case mecab(MeCab)
  }

  /// What of the words that ICU finds is put together again.
  private enum Joining {
    case japanese, chinese, none
  }

  /// A cutter for a language; nil when there is no library on the machine that knows words of that
  /// language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 code.
  ///   - usesMeCab: Whether it is asked, where it is there.
  package init?(language: String, usesMeCab: Bool = true) {
    let primary = language.split(separator: "-").first ?? ""
    if primary == "ja", usesMeCab, let mecab = MeCab() {
      engine = .mecab(mecab)
      return
    }
    guard let words = ICUWords(language: language) else { return nil }
    engine = .icu(words, primary == "ja" ? .japanese : primary == "zh" ? .chinese : .none)
  }

  /// The words of a text, one after the other; together they are the text.
  ///
  /// Punctuation stays with the word before. Behind another word so do Japanese particles and
  /// endings (with ICU: what is of hiragana alone); and Chinese characters that ICU knows no word
  /// of stay together, being names more often than words.
  package func words(of text: String) -> [String] {
    switch engine {
    case .mecab(let mecab): return mecab.words(of: text)
    case .icu(let icu, let joining):
      let pieces = icu.pieces(of: text)
      let words = joining == .chinese ? ChineseNames.joined(pieces) : pieces
      return words.reduce(into: []) { words, piece in
        if let last = words.last, piece.belongs(behind: last, isJapanese: joining == .japanese) {
          words[words.count - 1] += piece
        } else {
          words.append(piece)
        }
      }
    }
  }
}

extension String {
  /// Whether a piece is no word to begin with after another one.
  fileprivate func belongs(behind last: String, isJapanese: Bool) -> Bool {
    let isMark = unicodeScalars.allSatisfy {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    return isMark
      || isJapanese && allSatisfy(\.isHiragana) && last.contains { !$0.isHiragana }
      || last.unicodeScalars.allSatisfy { $0.properties.generalCategory == .openPunctuation }
  }
}

extension Character {
  fileprivate var isHiragana: Bool {
    unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) || $0 == "ー" } ?? false
  }
}
