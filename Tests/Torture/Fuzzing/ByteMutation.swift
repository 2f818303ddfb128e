/// What becomes of bytes on their way: a small change, of a kind that breaks readers.
enum ByteMutation: CaseIterable {
  /// A byte is another.
  case change
  /// A piece is missing.
  case cut
  /// A piece comes twice.
  case repetition
  /// A piece comes from elsewhere in the bytes.
  case move
  /// Something that means something is put in.
  case insertion
  /// The end is missing.
  case end

  /// The bytes after the change.
  ///
  /// - Parameter words: what may be put in.
  @MainActor
  func applied(to bytes: [UInt8], words: [[UInt8]], _ run: TortureRun) -> [UInt8] {
    var bytes = bytes
    let start = run.number(in: 0...bytes.count)
    let piece = start..<min(bytes.count, start + run.number(in: 0...40))
    switch self {
    case .change where start < bytes.count: bytes[start] = UInt8(run.number(in: 0...255))
    case .change: bytes.append(UInt8(run.number(in: 0...255)))
    case .cut: bytes.removeSubrange(piece)
    case .repetition: bytes.insert(contentsOf: bytes[piece], at: start)
    case .move: bytes.insert(contentsOf: bytes[piece], at: run.number(in: 0...bytes.count))
    case .insertion: bytes.insert(contentsOf: run.any(of: words), at: start)
    case .end: bytes.removeSubrange(start...)
    }
    return bytes
  }
}

extension TortureRun {
  /// Bytes after some changes, mostly one.
  func mutated(_ bytes: [UInt8], words: [[UInt8]]) -> [UInt8] {
    (0..<any(of: [1, 1, 1, 2, 3, 8])).reduce(bytes) { bytes, _ in
      any(of: ByteMutation.allCases).applied(to: bytes, words: words, self)
    }
  }
}
