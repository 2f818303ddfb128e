import Terminal

nonisolated extension Style {
  /// This style for eyes or screens that lose what is faint: nothing is dim, what was not dim
  /// before stands out by being bold, and colours are the bright ones.
  var highContrast: Style {
    var style = self
    if attributes.contains(.dim) { style.attributes.remove(.dim) } else { style = adding(.bold) }
    style.foreground = foreground?.bright
    return style
  }
}

nonisolated extension Color {
  /// The bright one of two.
  fileprivate var bright: Color {
    Color(rawValue: rawValue | 8) ?? self
  }
}
