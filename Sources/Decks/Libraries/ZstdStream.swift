import CZstd

/// Unpacks what Zstandard packed, piece by piece (`ZSTD_decompressStream`).
///
/// Anki's frames do not say how large they are, so that nothing else would do.
final class ZstdStream {
  private let stream: OpaquePointer
  private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private var gauge: UnpackingGauge
  /// Whether the last frame has ended.
  private(set) var isWhole = false

  init(packedSize: Int, limits: UnpackingLimits = .collection) throws(DeckError) {
    guard czstd_load() else { throw .missingLibrary(package: "libzstd1") }
    guard let stream = czstd_createDStream() else { throw .missingLibrary(package: "libzstd1") }
    self.stream = stream
    gauge = UnpackingGauge(packedSize: packedSize, limits: limits)
  }

  deinit {
    // Can only fail for a stream that was never valid.
    _ = czstd_freeDStream(stream)
    output.deallocate()
  }

  /// Takes the next bytes in, and gives out what comes of them.
  func unpack(
    _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    var input = ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: 0)
    var isFull = false
    while input.pos < input.size || isFull {
      var buffer = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
      let code = czstd_decompressStream(stream, &buffer, &input)
      guard czstd_isError(code) == 0 else { throw .damagedArchive }
      isWhole = code == 0
      isFull = buffer.pos == buffer.size
      try gauge.add(buffer.pos)
      try body(UnsafeRawBufferPointer(rebasing: output[..<buffer.pos]))
    }
  }
}
