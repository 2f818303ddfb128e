import Glibc

/// Japanese words as MeCab finds them with the dictionary that is installed (`mecab.h`).
///
/// Words are of the size that learners move: particles, endings and auxiliaries stay with the word
/// before them, as phrases (文節) are written.
final class MeCab {
  private typealias New = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Parse =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Int) -> UnsafePointer<CChar>?
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void

  private let tagger: OpaquePointer
  private let parse: Parse
  private let destroy: Destroy

  /// nil when there is no MeCab, or none with a dictionary in UTF-8 that names parts of speech.
  init?() {
    guard let handle = dlopen("libmecab.so.2", RTLD_NOW | RTLD_LOCAL),
      let new = dlsym(handle, "mecab_new2"), let parse = dlsym(handle, "mecab_sparse_tostr2"),
      let destroy = dlsym(handle, "mecab_destroy"),
      let tagger = unsafeBitCast(new, to: New.self)("")
    else { return nil }
    self.tagger = tagger
    self.parse = unsafeBitCast(parse, to: Parse.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    // In another encoding a particle is none.
    guard morphemes(of: "犬が").map(\.kind) == ["名詞", "助詞"] else { return nil }
  }

  deinit { destroy(tagger) }

  /// The words; together they are the text.
  func words(of text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for morpheme in morphemes(of: text) {
      if !words.isEmpty, isOpen || morpheme.belongsBehind {
        words[words.count - 1] += morpheme.surface
      } else {
        words.append(morpheme.surface)
      }
      isOpen = morpheme.isOpen
    }
    return words
  }

  /// A piece of a text with its part of speech, and how that is divided.
  private struct Morpheme {
    var surface: String
    let kind: Substring
    let subkind: Substring

    /// Whether it is no word to begin with.
    var belongsBehind: Bool {
      switch kind {
      case "助詞", "助動詞": true
      case "記号": subkind != "括弧開"
      case "": true
      default: subkind == "接尾" || subkind == "非自立"
      }
    }

    /// Whether what comes next belongs to it: a prefix, or a bracket that opens.
    var isOpen: Bool { kind == "接頭詞" || subkind == "括弧開" }
  }

  private func morphemes(of text: String) -> [Morpheme] {
    let bytes = Array(text.utf8)
    let parsed = bytes.withUnsafeBytes { buffer in
      parse(tagger, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        .map { String(cString: $0) }
    }
    guard let parsed else { return [Morpheme(surface: text, kind: "", subkind: "")] }
    var morphemes: [Morpheme] = []
    var rest = bytes[...]
    for line in parsed.split(separator: "\n") where line != "EOS" {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let start = rest.start(of: Array(parts[0].utf8)) else { continue }
      // Blanks are no morpheme to MeCab; they go before the word that comes.
      let features = parts[1].split(separator: ",", maxSplits: 2)
      let end = start + parts[0].utf8.count
      morphemes.append(
        Morpheme(
          surface: String(decoding: rest[..<end], as: UTF8.self), kind: features.first ?? "",
          subkind: features.dropFirst().first ?? ""))
      rest = rest[end...]
    }
    if !rest.isEmpty {
      morphemes.append(
        Morpheme(surface: String(decoding: rest, as: UTF8.self), kind: "", subkind: ""))
    }
    return morphemes
  }
}

extension ArraySlice<UInt8> {
  /// Where some bytes stand for the first time.
  fileprivate func start(of bytes: [UInt8]) -> Int? {
    guard !bytes.isEmpty, count >= bytes.count else { return nil }
    return (startIndex...endIndex - bytes.count).first { self[$0...].starts(with: bytes) }
  }
}
