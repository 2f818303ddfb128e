import Terminal

/// A picture of figures, drawn from characters.
protocol Chart {
  /// The rows it takes in so many columns.
  func height(fitting width: Int) -> Int

  /// Draws it into `rect`, to which the canvas is clipped.
  func draw(on canvas: inout Canvas, in rect: Rect)
}
