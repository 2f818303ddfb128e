/// Tells the line of any byte of a text, in any order, without reading it all again.
struct LineIndex {
  private static let stride = 4_096

  private let bytes: [UInt8]
  /// Line ends before each multiple of `stride`.
  private let lineEnds: [Int]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var lineEnds: [Int] = []
    var count = 0
    for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
      lineEnds.append(count)
      count += bytes.lineEnds(in: start..<min(start + Self.stride, bytes.count))
    }
    self.lineEnds = lineEnds
  }

  /// The one-based line of the byte at `offset`.
  func line(of offset: Int) -> Int {
    let block = offset / Self.stride
    return lineEnds[block] + bytes.lineEnds(in: block * Self.stride..<offset) + 1
  }
}

extension [UInt8] {
  /// The count of bytes in `range` that end a line: LF, and CR where no LF follows.
  fileprivate func lineEnds(in range: Range<Int>) -> Int {
    range.count { isLineEnd(at: $0) }
  }

  /// Whether a line ends with the byte at `index`.
  func isLineEnd(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
