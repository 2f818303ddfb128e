/// What the text of a terminal stands on.
package enum Ground: String, Hashable, Sendable, CaseIterable {
  case dark, light

  /// The kind of ground a colour is, of parts from 0 to 1: how bright it is to the eye, as
  /// television weighs it (ITU-R BT.601).
  package init(red: Double, green: Double, blue: Double) {
    self = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
  }

  /// What the variable COLORFGBG says, as rxvt, Konsole and others set it: the number of the text's
  /// colour, at last that of the ground; nil when it says nothing.
  package init?(colorFGBG value: String) {
    guard value.contains(";"), let last = value.split(separator: ";").last,
      let number = Int(last), (0..<16).contains(number)
    else { return nil }
    // 7 is white, 8 a dark grey, and the bright ones begin after it.
    self = number == 7 || number > 8 ? .light : .dark
  }
}
