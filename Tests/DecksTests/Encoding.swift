import Glibc
import Testing

enum Encoding {
  /// A text in another encoding, by iconv(3).
  static func encode(_ text: String, as name: String) throws -> [UInt8] {
    let converter = try #require(iconv_open(name, "UTF-8"))
    defer { iconv_close(converter) }
    var input = text.utf8.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 8)
    let room = output.count
    var left = room
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var source = input.baseAddress
        var sourceLeft = input.count
        var target = output.baseAddress
        _ = iconv(converter, &source, &sourceLeft, &target, &left)
      }
    }
    return output[..<(room - left)].map { UInt8(bitPattern: $0) }
  }
}
