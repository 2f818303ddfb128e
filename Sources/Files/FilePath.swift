import Glibc

/// Where a file or folder is: the bytes of its name, which need not be text on Linux.
///
/// Compared byte by byte, so that two names that look alike (an é of one character or of two) are
/// two files. A literal with interpolations keeps the bytes of the paths in it.
package struct FilePath: Hashable, Sendable {
  /// The bytes with the NUL that ends them, as the system takes a path.
  package let cString: [CChar]

  /// A path of bytes, up to the first NUL.
  package init(bytes: some Sequence<UInt8>) {
    cString = bytes.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
  }

  /// A path as `text` tells it, or as a person types it.
  package init(_ text: some StringProtocol) {
    self.init(bytes: text.unicodeScalars.lazy.flatMap(Self.bytes(of:)))
  }

  /// A path that the system gave out, ended by NUL.
  package init(cString: UnsafePointer<CChar>) {
    let text = UnsafeBufferPointer(start: cString, count: strlen(cString))
    self.init(bytes: text.lazy.map(UInt8.init(bitPattern:)))
  }

  /// The bytes of the name.
  package var bytes: [UInt8] { cString.dropLast().map(UInt8.init(bitPattern:)) }

  /// The path as text from which it can be made again.
  ///
  /// A byte that belongs to no UTF-8 stands as a character of its own at the end of Unicode's last
  /// private area (U+10FF80 to U+10FFFF). For what is kept and handed on; what is shown is
  /// `description`.
  package var text: String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: Self.escapes.contains)
    {
      return text
    }
    return bytes.reversibleText
  }

  /// Whether it starts at the root.
  package var isAbsolute: Bool { cString.first == Self.slash }
}

/// The path as it is shown: what is no UTF-8 as U+FFFD, the rest as it is.
extension FilePath: CustomStringConvertible {
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// In the order of the bytes, which is that of the characters.
extension FilePath: Comparable {
  package static func < (one: FilePath, other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}

// MARK: - Parts

extension FilePath {
  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))

  /// What stands between the slashes, without what is empty.
  package var components: [FilePath] {
    cString.dropLast().split(separator: Self.slash).map {
      FilePath(bytes: $0.map(UInt8.init(bitPattern:)))
    }
  }

  /// The name in its folder; nil for the root and for an empty path.
  package var name: FilePath? { components.last }

  /// The folder it lies in, as it is written; nil when none is.
  package var parent: FilePath? {
    let end = cString.dropLast().lastIndex { $0 != Self.slash }
    guard let end, let slash = cString[..<end].lastIndex(of: Self.slash) else { return nil }
    let folder = cString[..<slash].lastIndex { $0 != Self.slash }
    return FilePath(bytes: cString[...(folder ?? 0)].map(UInt8.init(bitPattern:)))
  }

  /// What is called `name` in the folder that this lies in.
  package func sibling(_ name: FilePath) -> FilePath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    return FilePath(bytes: bytes[..<(slash.map { $0 + 1 } ?? 0)] + name.bytes)
  }

  /// What is called `name` in this folder.
  package func appending(_ name: FilePath) -> FilePath {
    let isRoot = cString.dropLast().last == Self.slash
    return FilePath(
      bytes: bytes + (isRoot || cString.count == 1 ? [] : [UInt8(ascii: "/")]) + name.bytes)
  }
}

// MARK: - The system

extension FilePath {
  /// Where the symbolic link of this name leads (readlink(2)); nil when it is none.
  package var linkDestination: FilePath? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink(cString, &target, Int(PATH_MAX)) >= 0 else { return nil }
    return FilePath(cString: target)
  }

  /// The folder that relative paths start from (getcwd(3)); nil when it is gone.
  package static var workingFolder: FilePath? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    return getcwd(&path, path.count).map { FilePath(cString: $0) }
  }
}

// MARK: - Text

extension FilePath {
  /// The characters that stand for bytes 0x80 to 0xFF.
  private static let escapes: ClosedRange<Unicode.Scalar> = "\u{10FF80}"..."\u{10FFFF}"

  private static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    escapes.contains(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(scalar.utf8)
  }

  fileprivate static func escape(_ byte: UInt8) -> Unicode.Scalar? {
    Unicode.Scalar(0x10_FF00 + UInt32(byte))
  }

  /// Whether a character stands for a byte that is no UTF-8 (`text`).
  package static func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar) }
}

extension [UInt8] {
  /// These bytes as text, with a character for each one that is no UTF-8, or that such a character
  /// is made of.
  fileprivate var reversibleText: String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var position = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .error(let count): length = count
      case .valid(let encoded):
        length = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if !FilePath.isEscape(scalar) {
          text.append(scalar)
          position += length
          continue
        }
      }
      text.append(contentsOf: self[position..<position + length].compactMap(FilePath.escape))
      position += length
    }
  }
}

// MARK: - Literals

extension FilePath: ExpressibleByStringInterpolation {
  /// Puts a path together out of words and paths.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity)
    }

    /// A word as it is written.
    package mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    /// A path with all its bytes.
    package mutating func appendInterpolation(_ path: FilePath) { bytes += path.bytes }

    /// Text, which may come of `FilePath.text`.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      bytes += FilePath(text).bytes
    }

    /// A number.
    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      bytes += String(number).utf8
    }
  }

  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(bytes: stringInterpolation.bytes)
  }
}
