/// How well a sentence was remembered; the raw values are those of FSRS.
package enum Grade: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case again = 1
  case hard
  case good
  case easy

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
