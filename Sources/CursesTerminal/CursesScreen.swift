import CNcurses
import Glibc
import Terminal

/// The screen as curses keeps it; the one file that draws through curses.
///
/// Owns the `SCREEN` from `newterm` until `close()`.
final class CursesScreen {
  /// Which pictures the terminal knows; see `show(_:isHeld:)`.
  private(set) var pictures = PictureKnowledge.none
  /// How many colours are drawn.
  var depth: ColorDepth { styles.depth }

  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private var styles: StylePalette
  private let isUTF8: Bool
  private let tearsBesideCorner: Bool
  private var shown: Canvas?
  /// Whether something was drawn otherwise because the terminal is not known to know it.
  private var hasReplaced = false
  private var isCursorShown: Bool?

  /// Opens the screen on standard input and output, with every key unechoed and at once, but
  /// ^C, ^Z and ^\ still signals.
  ///
  /// - Parameters:
  ///   - terminalName: The value of TERM, checked before (`Terminfo.check(name:)`).
  ///   - isColorWanted: False under NO_COLOR.
  ///   - isUTF8: Whether the locale's character set is UTF-8.
  init(
    terminalName: String?, isColorWanted: Bool, isUTF8: Bool
  ) throws(TerminalOpenError) {
    // The line knows its size; LINES and COLUMNS only say what it was somewhere, once.
    use_env(false)
    use_tioctl(true)
    guard let screen = malmoi_newterm(terminalName) else { throw .refused(code: errno) }
    self.screen = screen
    self.isUTF8 = isUTF8
    window = malmoi_stdscr()
    tearsBesideCorner = Terminfo.tearsBesideCorner
    styles = StylePalette(isColorWanted: isColorWanted)
    cbreak()
    noecho()
    nonl()
    keypad(window, true)
    // Else curses would leave a frame half drawn when it sees a key waiting.
    typeahead(-1)
    TerminalModes.refine()
    def_prog_mode()
  }

  /// Columns and rows as curses has them.
  var size: Size {
    Size(width: Int(getmaxx(window)), height: Int(getmaxy(window)))
  }

  /// Takes another size; false when it is the one already taken.
  func resize(to size: Size) -> Bool {
    guard size != self.size, size.width > 0, size.height > 0 else { return false }
    resizeterm(Int32(size.height), Int32(size.width))
    shown = nil
    return true
  }

  /// Sends what differs from the picture shown.
  func present(_ canvas: Canvas) {
    let before = shown?.size == canvas.size ? shown : nil
    if before == nil { werase(window) }
    let shift = canvas.size == size ? before.flatMap(canvas.rowShift) : nil
    if let shift { scroll(shift) }
    for y in 0..<min(canvas.size.height, size.height) {
      let source = shift.map { $0.source(of: y) } ?? y
      if let before, let source {
        if canvas.hasSameRow(y, as: source, of: before) { continue }
        draw(row: y, of: canvas, over: drawnCells(ofRow: source, in: before))
      } else {
        draw(row: y, of: canvas, over: nil)
      }
    }
    shown = canvas
    place(cursor: canvas.cursor)
    wnoutrefresh(window)
    doupdate()
  }

  /// Shows what is shown, and what will be, in other colours.
  ///
  /// - Parameter isHeld: Whether the terminal may be drawn on; if not, the next picture is drawn
  ///   as a whole.
  func show(in palette: Palette, isHeld: Bool) {
    guard palette != styles.palette else { return }
    styles.palette = palette
    drawAnew(isHeld: isHeld)
  }

  /// Draws what the terminal is known to know by now.
  ///
  /// - Parameter isHeld: Whether the terminal may be drawn on; if not, the next picture is drawn
  ///   as a whole.
  func show(_ pictures: PictureKnowledge, isHeld: Bool) {
    guard pictures != self.pictures else { return }
    self.pictures = pictures
    if hasReplaced { drawAnew(isHeld: isHeld) }
  }

  private func drawAnew(isHeld: Bool) {
    guard let canvas = shown else { return }
    shown = nil
    hasReplaced = false
    if isHeld { present(canvas) }
  }

  /// Sends what curses has to say before the first picture: the terminal is in the modes for it, on
  /// a screen of our own, and what is written to it then stands nowhere else.
  func enter() {
    curs_set(0)
  }

  /// Paints everything anew.
  func repaint() {
    clearok(window, true)
    wnoutrefresh(window)
    doupdate()
  }

  /// Gives the terminal back in the modes it was found in.
  func leave() {
    endwin()
  }

  /// Takes the terminal again after `leave()`; nothing is drawn yet.
  ///
  /// Before anything is written: a process in the background is stopped here until the shell
  /// gives it the terminal.
  func acquire() {
    reset_prog_mode()
    isCursorShown = nil
  }

  /// Frees the memory of the screen, which must have been left before.
  func close() {
    delscreen(screen)
  }

  private func place(cursor: Point?) {
    let cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    guard isCursorShown != (cursor != nil) else { return }
    isCursorShown = cursor != nil
    // A terminal that cannot hide its cursor has it where it was put last.
    leaveok(window, cursor == nil && curs_set(0) != ERR)
    if cursor != nil { curs_set(1) }
  }
}

// MARK: - Rows

extension CursesScreen {
  /// Moves rows of the window, and leaves the new ones blank.
  private func scroll(_ shift: RowShift) {
    scrollok(window, true)
    wsetscrreg(window, Int32(shift.rows.lowerBound), Int32(shift.rows.upperBound - 1))
    wscrl(window, Int32(shift.distance))
    wsetscrreg(window, 0, getmaxy(window) - 1)
    scrollok(window, false)
  }

  private func draw(row y: Int, of canvas: Canvas, over shown: ArraySlice<Cell>?) {
    let cells = drawnCells(ofRow: y, in: canvas)
    guard let changed = Self.changedColumns(cells, shown) else { return }
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: changed.count) { buffer in
      var count = 0
      var style: Style?
      var blank = cchar_t()
      // A wide character takes both its cells; the mark that stands for one in ASCII does not.
      for cell in cells[changed] where cell.span != .trailing || !isUTF8 {
        if cell.style != style {
          style = cell.style
          blank = styles.blank(of: cell.style)
        }
        buffer.initializeElement(at: count, to: blank.showing(drawn(cell)))
        count += 1
      }
      wmove(window, Int32(y), Int32(changed.lowerBound - cells.startIndex))
      // Unlike `add_wch`, this neither wraps a wide character in the last column to the next
      // row nor refuses one in the lower-right corner.
      wadd_wchnstr(window, buffer.baseAddress, Int32(count))
    }
  }

  /// The cells of a row as far as the screen reaches, without a wide character that it cuts or
  /// that stands where curses would tear it.
  private func drawnCells(ofRow y: Int, in canvas: Canvas) -> ArraySlice<Cell> {
    var cells = canvas.row(y).prefix(size.width)
    if let last = cells.last, last.span == .leading {
      cells[cells.endIndex - 1] = .blank(last.style)
    }
    if tearsBesideCorner, y == size.height - 1, cells.count == size.width, cells.count >= 3 {
      let index = cells.endIndex - 3
      if cells[index].span == .leading {
        cells[index] = .blank(cells[index].style)
        cells[index + 1] = .blank(cells[index + 1].style)
      }
    }
    return isUTF8 && canvas.capabilities.letterOrder == .byTerminal ? cells.keptInOrder : cells
  }

  /// The indices of the cells from the first to the last that differ, whole characters only.
  private static func changedColumns(
    _ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>?
  ) -> Range<Int>? {
    guard let old else { return new.isEmpty ? nil : new.startIndex..<new.endIndex }
    let shift = old.startIndex - new.startIndex
    var first = new.startIndex
    while first < new.endIndex, new[first] == old[first + shift] { first += 1 }
    guard first < new.endIndex else { return nil }
    var end = new.endIndex
    while new[end - 1] == old[end - 1 + shift] { end -= 1 }
    while first > new.startIndex, new[first].span == .trailing { first -= 1 }
    while end < new.endIndex, new[end].span == .trailing { end += 1 }
    return first..<end
  }

  /// The cell's glyph, or a question mark as wide when curses or the terminal would count its
  /// columns differently: one wrong cell would shift all to the right of it.
  ///
  /// Where only the colour of a skin would, the picture is drawn without it.
  private func drawn(_ cell: Cell) -> Glyph {
    let glyph = cell.glyph
    let width: Int32 = cell.span == .leading ? 2 : 1
    if glyph.base.isASCII, width == 1, !glyph.hasMarks { return glyph }
    let marks = glyph.scalars.dropFirst()
    let hasSkin = glyph.hasMarks && marks.contains(where: \.properties.isEmojiModifier)
    let isCountedAlike =
      malmoi_wcwidth(glyph.base.value) == width
      && marks.allSatisfy { malmoi_wcwidth($0.value) == 0 || $0.properties.isEmojiModifier }
    let isKnown = pictures.includes(glyph.base) && (pictures.hasSkins || !hasSkin)
    if isCountedAlike, !isKnown { hasReplaced = true }
    guard isCountedAlike, pictures.includes(glyph.base) else {
      return Glyph(width == 2 && isUTF8 ? "？" : "?")
    }
    return isKnown ? glyph : glyph.withoutSkin
  }
}

extension cchar_t {
  /// This cell with other code points.
  ///
  /// What `setcchar` would make of them, at a tenth of the time: the rest of a cell depends on
  /// its style alone.
  fileprivate func showing(_ glyph: Glyph) -> cchar_t {
    var cell = self
    cell.chars.0 = wchar_t(bitPattern: glyph.base.value)
    guard glyph.hasMarks else { return cell }
    withUnsafeMutableBytes(of: &cell.chars) { bytes in
      let codePoints = bytes.bindMemory(to: UInt32.self)
      for (index, scalar) in glyph.scalars.enumerated() { codePoints[index] = scalar.value }
    }
    return cell
  }
}
