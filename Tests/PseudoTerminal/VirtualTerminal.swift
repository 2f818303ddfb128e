import CVterm

/// A terminal without a window: libvterm, which keeps the screen of what is written to it.
final class VirtualTerminal {
  /// Bytes written to it so far.
  private(set) var byteCount = 0
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let state: OpaquePointer
  private let properties: UnsafeMutablePointer<Properties>
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  /// The last bytes written, enough for a frame or two.
  private var recent: [UInt8] = []
  private var modes = PrivateModeScanner()
  private var columns: Int
  private var rows: Int

  /// What libvterm tells only when it changes.
  private struct Properties {
    var isCursorVisible = true
    var isAlternate = false
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    state = vterm_obtain_state(terminal)
    properties = .allocate(capacity: 1)
    properties.initialize(to: Properties())
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      VirtualTerminal.note(property, value, user)
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, properties)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    properties.deallocate()
    callbacks.deallocate()
  }

  /// Takes what the program wrote; returns what a terminal answers to it.
  func write(_ bytes: [UInt8]) -> [UInt8] {
    byteCount += bytes.count
    recent = Array((recent + bytes).suffix(Self.recentCapacity))
    modes.scan(bytes)
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
    var answer: [UInt8] = []
    while vterm_output_get_buffer_current(terminal) > 0 {
      answer += [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) {
          count = vterm_output_read(terminal, $0.baseAddress, $0.count)
        }
      }
    }
    return answer
  }

  /// Whether `text` is among the last bytes written, as it is.
  func hasWritten(_ text: String) -> Bool {
    !recent.ranges(of: Array(text.utf8)).isEmpty
  }

  private static let recentCapacity = 1 << 15

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// What it shows now.
  var snapshot: TerminalScreen {
    var position = VTermPos()
    vterm_state_get_cursorpos(state, &position)
    return TerminalScreen(
      cells: (0..<rows).map { row in (0..<columns).map { cell(row: row, column: $0) } },
      cursor: (Int(position.col), Int(position.row)),
      isCursorVisible: properties.pointee.isCursorVisible,
      isAlternate: properties.pointee.isAlternate,
      privateModes: modes.set)
  }

  private static func note(
    _ property: VTermProp, _ value: UnsafeMutablePointer<VTermValue>?,
    _ user: UnsafeMutableRawPointer?
  ) {
    guard let value, let user else { return }
    let properties = user.assumingMemoryBound(to: Properties.self)
    switch property {
    case VTERM_PROP_CURSORVISIBLE: properties.pointee.isCursorVisible = value.pointee.boolean != 0
    case VTERM_PROP_ALTSCREEN: properties.pointee.isAlternate = value.pointee.boolean != 0
    default: break
    }
  }

  private func cell(row: Int, column: Int) -> TerminalScreen.Cell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return TerminalScreen.Cell(
      text: Self.text(of: &cell), width: Int(cell.width),
      isBold: cell.attrs.bold != 0, isUnderlined: cell.attrs.underline != 0,
      isItalic: cell.attrs.italic != 0, isReversed: cell.attrs.reverse != 0,
      foreground: Self.color(cell.fg), background: Self.color(cell.bg))
  }

  /// libvterm marks the right half of a wide character with code point -1.
  private static func text(of cell: inout VTermScreenCell) -> String {
    withUnsafeBytes(of: &cell.chars) { bytes in
      let values = bytes.bindMemory(to: UInt32.self)
      if values[0] == .max { return "" }
      if values[0] == 0 { return " " }
      let scalars = values.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private static func color(_ color: VTermColor) -> TerminalScreen.Color {
    let type = Int(color.type)
    if type & Int(VTERM_COLOR_DEFAULT_MASK.rawValue) != 0 { return .standard }
    if type & Int(VTERM_COLOR_TYPE_MASK.rawValue) == Int(VTERM_COLOR_INDEXED.rawValue) {
      return .indexed(Int(color.indexed.idx))
    }
    return .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
  }
}
