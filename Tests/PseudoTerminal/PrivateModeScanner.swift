/// Follows the DEC private modes, `Esc [ ? … h` and `l`, in what a program writes: libvterm tells
/// of some only, and not of bracketed paste.
struct PrivateModeScanner {
  /// The modes set, by number.
  private(set) var set: Set<Int> = []
  private var sequence: [UInt8] = []

  /// Takes the next bytes, however they are cut.
  mutating func scan(_ bytes: [UInt8]) {
    for byte in bytes { scan(byte) }
  }

  private mutating func scan(_ byte: UInt8) {
    switch (sequence.count, byte) {
    case (_, 0x1B): sequence = [byte]
    case (1, UInt8(ascii: "[")), (2, UInt8(ascii: "?")): sequence.append(byte)
    case (3..., 0x30...0x3B): sequence.append(byte)
    case (3..., UInt8(ascii: "h")): finish { $0.formUnion($1) }
    case (3..., UInt8(ascii: "l")): finish { $0.subtract($1) }
    default: sequence.removeAll()
    }
  }

  private mutating func finish(_ change: (inout Set<Int>, [Int]) -> Void) {
    let numbers = sequence.dropFirst(3).split(separator: UInt8(ascii: ";"))
    change(&set, numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) })
    sequence.removeAll()
  }
}
