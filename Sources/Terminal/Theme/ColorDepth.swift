/// How many colours a terminal can show.
package enum ColorDepth: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// None, or none are wanted (NO_COLOR).
  case none
  /// The eight of ECMA-48; a bright one is the plain one in bold.
  case eight
  /// Those and their bright ones.
  case sixteen
  /// Besides, 240 that look the same everywhere.
  case indexed
  /// Any colour.
  case direct

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
