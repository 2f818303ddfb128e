/// The fields of a message in the wire format of protocol buffers (protobuf.dev, "Encoding").
struct Protobuf {
  /// The numbers, by their field.
  private(set) var numbers: [UInt64: UInt64] = [:]
  /// The texts and messages, by their field.
  private(set) var blocks: [UInt64: [ArraySlice<UInt8>]] = [:]

  /// nil when the bytes are no message.
  init?(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard let key = Self.varint(&rest), key >> 3 > 0 else { return nil }
      switch key & 7 {
      case 0:
        guard let value = Self.varint(&rest) else { return nil }
        numbers[key >> 3] = value
      case 2:
        guard let count = Self.varint(&rest), count <= rest.count else { return nil }
        blocks[key >> 3, default: []].append(rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
      case 1 where rest.count >= 8: rest = rest.dropFirst(8)
      case 5 where rest.count >= 4: rest = rest.dropFirst(4)
      default: return nil
      }
    }
  }

  /// The text of a field; empty where there is none.
  func text(_ field: UInt64) -> String {
    blocks[field]?.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
