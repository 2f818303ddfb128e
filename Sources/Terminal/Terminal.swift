/// A screen of cells with a keyboard: the real one through curses, or one in memory for tests.
@MainActor
package protocol Terminal: AnyObject {
  /// Columns and rows now.
  var size: Size { get }

  /// What the terminal can show.
  var capabilities: TerminalCapabilities { get }

  /// Whether the last frame has left for the screen. A slow line says no: then a frame is
  /// dropped, never a key.
  var isReadyForFrame: Bool { get }

  /// Calls `handler` once, when `isReadyForFrame` is true, but never before this returns. Only
  /// the handler given last is kept.
  func whenReadyForFrame(_ handler: @escaping @MainActor () -> Void)

  /// Calls `handler` with everything that arrived, oldest first, each time something arrives.
  /// All keys waiting come in one call, so that one frame answers them.
  func start(handler: @escaping @MainActor ([Event]) -> Void)

  /// Shows a picture: sends the rows that differ from what is shown.
  func present(_ canvas: Canvas)

  /// Shows this picture and those after it in the colours of a choice.
  func show(in appearance: Appearance)

  /// Paints everything anew, as after a program wrote over the screen (^L).
  func redraw()

  /// Gives the terminal back as it was found while `body` runs (another program, an editor),
  /// then takes it again and repaints.
  func released(whileRunning body: () async throws -> Void) async rethrows
}
