import UnicodeText

/// The accepted answers of a sentence as one graph of code points, made for walking.
///
/// Nodes stand in topological order: every step leads to a later node. Alternatives are branches
/// of the graph, so its size is that of the patterns as written, whatever their product.
///
/// While walking, a node alone does not say whether punctuation stands at the edge of a word;
/// that depends on the way there. A `Place` is a node with that knowledge.
struct PatternGraph: Hashable, Sendable {
  /// What a node asks of a walk that passes it.
  enum Node: Hashable, Sendable {
    case scalar(Unicode.Scalar, lowercase: Unicode.Scalar, isPunctuation: Bool)
    case space
    /// On to one of these nodes.
    case branch([Int])
    /// On to a node further on.
    case jump(Int)
    /// The end of an answer.
    case end
  }

  private(set) var nodes: [Node] = []
  /// Where each answer starts, in the order given.
  private(set) var roots: [Int] = []
  /// How many code points the longest way from each node to an end has.
  private(set) var longest: [Int] = []

  init(_ patterns: [AnswerPattern]) {
    for pattern in patterns {
      roots.append(nodes.count)
      append(pattern.parts)
      nodes.append(.end)
    }
    longest = lengths()
  }

  /// The nodes of answer `index`.
  func nodeRange(ofAnswer index: Int) -> Range<Int> {
    roots[index]..<(index + 1 < roots.count ? roots[index + 1] : nodes.count)
  }

  private mutating func append(_ parts: [AnswerPattern.Part]) {
    for part in parts {
      switch part {
      case .text(let text): text.unicodeScalars.forEach { append($0) }
      case .join: nodes.append(.space)
      case .alternatives(let branches): append(branches)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isIgnorable { return }
    if scalar.isWhitespace {
      nodes.append(.space)
    } else {
      nodes.append(
        .scalar(
          scalar, lowercase: scalar.lowercase, isPunctuation: scalar.isSentencePunctuation))
    }
  }

  private mutating func append(_ branches: [[AnswerPattern.Part]]) {
    let start = nodes.count
    nodes.append(.branch([]))
    var targets: [Int] = []
    var jumps: [Int] = []
    for branch in branches {
      targets.append(nodes.count)
      append(branch)
      jumps.append(nodes.count)
      nodes.append(.jump(0))
    }
    nodes[start] = .branch(targets)
    for jump in jumps { nodes[jump] = .jump(nodes.count) }
  }

  private func lengths() -> [Int] {
    var lengths = Array(repeating: 0, count: nodes.count)
    for node in nodes.indices.reversed() {
      switch nodes[node] {
      case .end: lengths[node] = 0
      case .jump(let target): lengths[node] = lengths[target]
      case .branch(let targets): lengths[node] = targets.map { lengths[$0] }.max() ?? 0
      case .scalar, .space: lengths[node] = lengths[node + 1] + 1
      }
    }
    return lengths
  }

  /// The text that a walk over `path` passes, words parted by single spaces.
  func text(along path: [Int]) -> String {
    var view = String.UnicodeScalarView()
    for node in path {
      switch nodes[node] {
      case .scalar(let scalar, _, _): view.append(scalar)
      case .space where view.last != " " && !view.isEmpty: view.append(" ")
      default: break
      }
    }
    if view.last == " " { view.removeLast() }
    return String(view).nfc
  }
}
