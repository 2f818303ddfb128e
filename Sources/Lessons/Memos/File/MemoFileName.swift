import UnicodeText

/// Names for the files that memos are exported to.
///
/// `"조사-은-는-9f0c27e1.md"`: letters and digits of the title in any script, the rest parted by
/// `-`, then enough of the memo's id that no other memo takes the same name. No such name is
/// hidden, special to a shell or reserved by a file system.
package enum MemoFileName {
  /// Bytes that a name may have where most is asked: ext4, and APFS and NTFS count wider units.
  static let byteLimit = 255

  /// Names for one memo, best first, without end: one may be taken by a foreign file.
  package static func candidates(for memo: Memo) -> some Sequence<String> {
    let title = memo.text.title
    let id = memo.id.rawValue
    return sequence(first: 0) { $0 + 1 }.lazy.map { attempt in
      switch attempt {
      case 0: name(title, ending: String(id.prefix(8)))
      case 1: name(title, ending: id)
      default: name(title, ending: "\(id)-\(attempt)")
      }
    }
  }

  private static func name(_ title: String, ending: String) -> String {
    let end = "-\(ending).md"
    var stem = ""
    for word in title.nfc.split(whereSeparator: { !$0.isPartOfFileName }) {
      let next = stem.isEmpty ? String(word) : "-\(word)"
      let room = byteLimit - end.utf8.count - stem.utf8.count
      stem += next.prefix(bytes: room)
      if next.utf8.count > room { break }
    }
    while stem.last == "-" { stem.removeLast() }
    return (stem.isEmpty ? "memo" : stem) + end
  }
}

extension Character {
  /// Whether file names take it as it is: a letter or digit of any script, or `_`.
  fileprivate var isPartOfFileName: Bool {
    self == "_"
      || unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
          !$0.properties.isVariationSelector
        default: false
        }
      }
  }
}

extension String {
  /// As many whole characters from the start as fit into `count` bytes of UTF-8.
  fileprivate func prefix(bytes count: Int) -> Substring {
    var end = startIndex
    var size = 0
    while end < endIndex {
      let next = index(after: end)
      size += self[end..<next].utf8.count
      guard size <= count else { break }
      end = next
    }
    return self[..<end]
  }
}
