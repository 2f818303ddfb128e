import Glibc

/// Text of a file in whatever encoding it is, as UTF-8 without a byte order mark.
struct DecodedText {
  let utf8: [UInt8]

  /// UTF-8; UTF-16 with a mark or with every second byte zero; else CP949, what Korean Windows
  /// writes, when all of it is that.
  ///
  /// - Throws: `.unknownEncoding`.
  init(_ bytes: [UInt8]) throws(DeckError) {
    utf8 = try Self.utf8(of: bytes)
  }

  private static func utf8(of bytes: [UInt8]) throws(DeckError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try convert(bytes.dropFirst(2), from: "UTF-16LE")
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return try convert(bytes.dropFirst(2), from: "UTF-16BE")
    }
    if let encoding = unmarkedUTF16(bytes) { return try convert(bytes[...], from: encoding) }
    if bytes.invalidUTF8Offset == nil { return bytes }
    if let korean = convertWhole(bytes[...], from: "CP949") { return korean }
    return try checked(bytes)
  }

  private static func checked(_ bytes: [UInt8]) throws(DeckError) -> [UInt8] {
    if let offset = bytes.invalidUTF8Offset {
      throw .unknownEncoding(line: 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") })
    }
    return bytes
  }

  /// Text of two bytes a character in which ASCII has a zero beside it.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(512)
    guard start.count >= 4, bytes.count.isMultiple(of: 2) else { return nil }
    let even = stride(from: 0, to: start.count, by: 2).count { start[$0] == 0 }
    let odd = stride(from: 1, to: start.count, by: 2).count { start[$0] == 0 }
    if odd * 10 > start.count, odd > even * 3 { return "UTF-16LE" }
    if even * 10 > start.count, even > odd * 3 { return "UTF-16BE" }
    return nil
  }

  private static func convert(
    _ bytes: ArraySlice<UInt8>, from encoding: String
  ) throws(DeckError) -> [UInt8] {
    guard let text = convertWhole(bytes, from: encoding) else { throw .unknownEncoding(line: 1) }
    return text
  }

  /// All of it, or nil when a byte of it is none of the encoding (iconv(3)).
  private static func convertWhole(
    _ bytes: ArraySlice<UInt8>, from encoding: String
  ) -> [UInt8]? {
    let converter = iconv_open("UTF-8", encoding)
    // What iconv_open(3) returns for an encoding it does not know is a pointer of all ones.
    guard let converter, Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var isWhole = false
    // No character of these encodings takes more than twice its bytes in UTF-8.
    let output = [UInt8](unsafeUninitializedCapacity: bytes.count * 2 + 16) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        var source: UnsafeMutablePointer<CChar>? = input.baseAddress
        var sourceLeft = input.count
        buffer.withMemoryRebound(to: CChar.self) { buffer in
          var target: UnsafeMutablePointer<CChar>? = buffer.baseAddress
          var targetLeft = buffer.count
          let result = iconv(converter, &source, &sourceLeft, &target, &targetLeft)
          isWhole = result != size_t.max && sourceLeft == 0
          count = isWhole ? buffer.count - targetLeft : 0
        }
      }
    }
    return isWhole ? output : nil
  }
}

extension [UInt8] {
  /// Where the first byte stands that is no UTF-8; nil when all are.
  fileprivate var invalidUTF8Offset: Int? {
    var decoder = UTF8()
    var iterator = makeIterator()
    if withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) != nil { return nil }
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }
}
