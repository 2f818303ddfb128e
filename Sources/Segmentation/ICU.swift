import Glibc

/// The functions of ICU that are used; their names end with the version of the library.
///
/// Declared here rather than imported: a program that links ICU has it in memory from the start,
/// and needs the version it was built with (unicode/ubrk.h, unicode/utypes.h).
struct ICU: Sendable {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Step = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let open: Open
  private let setText: SetText
  private let first: Step
  private let next: Step
  private let closeIterator: Close

  /// The newest on this machine; nil when there is none.
  static let shared: ICU? = (50...99).reversed().lazy.compactMap(ICU.init).first

  private init?(version: Int) {
    guard let handle = dlopen("libicuuc.so.\(version)", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(handle, "ubrk_open_\(version)"),
      let setText = dlsym(handle, "ubrk_setText_\(version)"),
      let first = dlsym(handle, "ubrk_first_\(version)"),
      let next = dlsym(handle, "ubrk_next_\(version)"),
      let close = dlsym(handle, "ubrk_close_\(version)")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.setText = unsafeBitCast(setText, to: SetText.self)
    self.first = unsafeBitCast(first, to: Step.self)
    self.next = unsafeBitCast(next, to: Step.self)
    closeIterator = unsafeBitCast(close, to: Close.self)
  }

  /// `UBRK_WORD`.
  private static let words: Int32 = 1
  /// `UBRK_DONE`.
  private static let done: Int32 = -1

  /// An iterator over the words of a language (`ubrk_open`); nil when ICU says no.
  func openWords(_ language: String) -> OpaquePointer? {
    // Above zero are errors, below are warnings.
    var status: Int32 = 0
    guard let iterator = open(Self.words, language, nil, 0, &status) else { return nil }
    guard status <= 0 else {
      closeIterator(iterator)
      return nil
    }
    return iterator
  }

  /// The stretches between boundaries (`ubrk_setText`, `ubrk_next`); all in one when ICU says no.
  func boundaries(of units: [UInt16], _ iterator: OpaquePointer) -> [Range<Int>] {
    units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0, !buffer.isEmpty else { return [0..<buffer.count] }
      var ranges: [Range<Int>] = []
      var start = Int(first(iterator))
      while case let end = next(iterator), end != Self.done {
        ranges.append(start..<Int(end))
        start = Int(end)
      }
      return ranges
    }
  }

  func close(_ iterator: OpaquePointer) { closeIterator(iterator) }
}
