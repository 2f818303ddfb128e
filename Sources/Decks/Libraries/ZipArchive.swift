import CZip
import Files
import Glibc

/// A zip archive that is read, file by file (libzip).
final class ZipArchive {
  /// A file in it.
  struct Entry {
    let name: String
    fileprivate let index: UInt64
    /// Bytes it takes in the archive.
    let packedSize: Int
    /// Bytes it says it has.
    let size: Int
  }

  private let archive: OpaquePointer
  /// All of them, folders too.
  let entries: [Entry]

  /// More files than any collection has media.
  private static let entryLimit = 200_000

  /// Opens an archive; a name that leads out of it is refused.
  init(path: String) throws(DeckError) {
    guard czip_load() else { throw .missingLibrary(package: "libzip4") }
    var code: Int32 = 0
    guard let archive = czip_open(FilePath(path).cString, ZIP_RDONLY, &code) else {
      throw .damagedArchive
    }
    self.archive = archive
    do throws(DeckError) {
      entries = try Self.entries(of: archive)
    } catch {
      czip_discard(archive)
      throw error
    }
  }

  deinit {
    czip_discard(archive)
  }

  private static func entries(of archive: OpaquePointer) throws(DeckError) -> [Entry] {
    let count = czip_get_num_entries(archive, 0)
    guard count <= entryLimit else { throw .bomb(limit: entryLimit) }
    var entries: [Entry] = []
    for index in 0..<UInt64(max(count, 0)) {
      var status = zip_stat_t()
      guard czip_stat_index(archive, index, 0, &status) == 0, let name = status.name else {
        throw .damagedArchive
      }
      let text = String(cString: name)
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      if text.hasPrefix("/") || parts.contains("..") { throw .unsafeName(text) }
      entries.append(
        Entry(
          name: text, index: index, packedSize: Int(clamping: status.comp_size),
          size: Int(clamping: status.size)))
    }
    return entries
  }

  /// The file of a name.
  func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// Unpacks a file piece by piece.
  ///
  /// - Throws: `.bomb` as soon as it is larger than `limits` allow; `.damagedArchive` also when its
  ///   checksum is wrong; what `body` throws.
  func read(
    _ entry: Entry, limits: UnpackingLimits = .collection,
    _ body: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    var gauge = UnpackingGauge(packedSize: entry.packedSize, limits: limits)
    guard let file = czip_fopen_index(archive, entry.index, 0) else { throw .damagedArchive }
    defer { _ = czip_fclose(file) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = czip_fread(file, buffer.baseAddress, UInt64(buffer.count))
      guard count >= 0 else { throw .damagedArchive }
      if count == 0 { return }
      try gauge.add(Int(count))
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<Int(count)]))
    }
  }

  /// All of a small file.
  func contents(_ entry: Entry) throws(DeckError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(entry, limits: .smallFile) { bytes += $0 }
    return bytes
  }
}

/// How much may come out of an archive.
struct UnpackingLimits {
  /// Bytes.
  let size: Int
  /// How many times the bytes it takes in the archive.
  let ratio: Int

  /// 1 GiB and 200 : 1.
  static let collection = UnpackingLimits(size: 1 << 30, ratio: 200)
  /// 1 MiB.
  static let smallFile = UnpackingLimits(size: 1 << 20, ratio: 200)
}

/// Watches how much comes out of an archive.
struct UnpackingGauge {
  private let packedSize: Int
  private let limits: UnpackingLimits
  private var size = 0

  /// Below that it does no harm, and empty pages of a small database are packed very tightly.
  private static let harmless = 8 << 20

  init(packedSize: Int, limits: UnpackingLimits) {
    self.packedSize = packedSize
    self.limits = limits
  }

  mutating func add(_ count: Int) throws(DeckError) {
    size += count
    if size > limits.size { throw .bomb(limit: limits.size) }
    let allowed = max(packedSize, 1).multipliedReportingOverflow(by: limits.ratio)
    if size > Self.harmless, !allowed.overflow, size > allowed.partialValue {
      throw .bomb(limit: allowed.partialValue)
    }
  }
}
