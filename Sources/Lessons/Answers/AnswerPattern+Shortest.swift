extension AnswerPattern {
  /// The shortest answers that it accepts, the shortest first.
  ///
  /// Alternatives are not multiplied out: no more than `limit` ways are kept at any place.
  package func shortestPaths(limit: Int) -> [AnswerPath] {
    Self.shortest(parts, limit: limit).map(\.path)
  }

  /// A way and its count of code points.
  private typealias Measured = (path: AnswerPath, length: Int)

  private static func shortest(_ parts: [Part], limit: Int) -> [Measured] {
    var ways: [Measured] = [(AnswerPath(), 0)]
    for part in parts {
      switch part {
      case .alternatives(let branches):
        let choices = branches.flatMap { shortest($0, limit: limit) }
        ways = kept(ways.flatMap { way in choices.map { joined(way, $0) } }, limit)
      case .text(let text):
        let count = text.unicodeScalars.count
        for index in ways.indices { append(part, of: count, to: &ways[index]) }
      case .join:
        for index in ways.indices { append(part, of: 1, to: &ways[index]) }
      }
    }
    return ways
  }

  private static func append(_ part: Part, of length: Int, to way: inout Measured) {
    way.path.append(part)
    way.length += length
  }

  private static func joined(_ way: Measured, _ rest: Measured) -> Measured {
    var path = way.path
    path.append(rest.path)
    return (path, way.length + rest.length)
  }

  private static func kept(_ ways: [Measured], _ limit: Int) -> [Measured] {
    Array(
      ways.enumerated()
        .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
        .prefix(limit).map(\.element))
  }
}
