/// The levels of a line of text by Unicode's bidirectional algorithm (UAX #9, revision 46): even
/// ones run to the right, odd ones to the left, higher ones stand within lower ones.
///
/// Left out are explicit embeddings, overrides and isolates (X1 to X8), and of the brackets (N0) all
/// but those of ASCII.
package struct DirectionLevels: Sendable {
  /// Whether the line as a whole runs to the left.
  package let isRightToLeft: Bool
  /// The level of each code point.
  package private(set) var levels: [UInt8]

  private var classes: [DirectionClass]
  private let originals: [DirectionClass]
  private var base: DirectionClass { isRightToLeft ? .right : .left }

  /// Works the levels out.
  ///
  /// - Parameter isRightToLeft: whether the line as a whole runs to the left; nil is as its first
  ///   letter does (P2, P3).
  /// - Complexity: O(*n*), with many open brackets within each other O(*n*²).
  package init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool? = nil) {
    originals = scalars.map(\.directionClass)
    classes = originals
    let first = originals.first { $0 == .left || $0.isRightToLeft }
    self.isRightToLeft = isRightToLeft ?? (first?.isRightToLeft == true)
    levels = []
    resolveNothing()
    resolveMarks()
    resolveNumbers()
    resolveBrackets(scalars)
    resolveNeutrals()
    assignLevels()
  }

  /// The numbers of code points in the order in which they stand from left to right (L2).
  package var visualOrder: [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  // MARK: Weak classes

  /// What is not drawn counts as what is before it.
  private mutating func resolveNothing() {
    for index in classes.indices where classes[index] == .nothing {
      classes[index] = .mark
    }
  }

  /// W1.
  private mutating func resolveMarks() {
    var last = base
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = last }
      last = classes[index]
    }
  }

  private mutating func resolveNumbers() {
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabic: strong = classes[index]
      case .number where strong == .arabic: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
    joinNumberParts()
    joinNumberEnds()
    for index in classes.indices {
      switch classes[index] {
      case .numberSign, .numberPart, .numberEnd: classes[index] = .sign
      default: break
      }
    }
    strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .number where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// W4.
  private mutating func joinNumberParts() {
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch (classes[index], before) {
      case (.numberSign, .number), (.numberPart, .number), (.numberPart, .arabicNumber):
        classes[index] = before
      default: break
      }
    }
  }

  /// W5.
  private mutating func joinNumberEnds() {
    var start = 0
    while start < classes.count {
      guard classes[start] == .numberEnd else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, classes[end] == .numberEnd { end += 1 }
      let touches =
        start > 0 && classes[start - 1] == .number
        || end < classes.count && classes[end] == .number
      if touches { for index in start..<end { classes[index] = .number } }
      start = end
    }
  }

  // MARK: Neutral classes

  /// N0.
  private mutating func resolveBrackets(_ scalars: [Unicode.Scalar]) {
    for (open, close) in bracketPairs(scalars) {
      let inside = classes[open + 1..<close].compactMap(Self.strong)
      let direction: DirectionClass
      if inside.contains(base) {
        direction = base
      } else if inside.isEmpty {
        continue
      } else {
        let before = classes[..<open].last { Self.strong($0) != nil }.flatMap(Self.strong) ?? base
        direction = before != base ? before : base
      }
      for bracket in [open, close] {
        classes[bracket] = direction
        var index = bracket + 1
        while index < classes.count, [.mark, .nothing].contains(originals[index]) {
          classes[index] = direction
          index += 1
        }
      }
    }
  }

  /// BD16.
  private func bracketPairs(_ scalars: [Unicode.Scalar]) -> [(Int, Int)] {
    var open: [(closing: Unicode.Scalar, index: Int)] = []
    var pairs: [(Int, Int)] = []
    for (index, scalar) in scalars.enumerated() where classes[index] == .sign {
      if let closing = Self.closings[scalar] {
        guard open.count < 63 else { return [] }
        open.append((closing, index))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  private static let closings: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var start = 0
    while start < classes.count {
      guard classes[start].isNeutral else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, classes[end].isNeutral { end += 1 }
      let before = start > 0 ? Self.strong(classes[start - 1]) ?? base : base
      let after = end < classes.count ? Self.strong(classes[end]) ?? base : base
      for index in start..<end { classes[index] = before == after ? before : base }
      start = end
    }
  }

  /// The direction of a letter; numbers run with text from right to left.
  private static func strong(_ kind: DirectionClass) -> DirectionClass? {
    switch kind {
    case .left: .left
    case .right, .number, .arabicNumber: .right
    default: nil
    }
  }

  // MARK: Levels

  /// I1, I2 and L1.
  private mutating func assignLevels() {
    let base: UInt8 = isRightToLeft ? 1 : 0
    levels = classes.map { kind in
      switch kind {
      case .left: isRightToLeft ? 2 : 0
      case .right: 1
      default: 2
      }
    }
    var isAtEnd = true
    for index in levels.indices.reversed() {
      switch originals[index] {
      case .separator: isAtEnd = true
      case .blank, .nothing: break
      default: isAtEnd = false
      }
      if isAtEnd { levels[index] = base }
    }
  }
}
