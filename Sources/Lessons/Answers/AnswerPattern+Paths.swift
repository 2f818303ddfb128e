extension AnswerPattern {
  /// The way that takes the first alternative everywhere; it gives the blocks.
  package var firstPath: AnswerPath { path { _ in 0 } }

  /// The way that takes the alternatives `choose` names.
  ///
  /// - Parameter choose: Called with the count of alternatives, in reading order, for those
  ///   only that lie on the way; returns the index of the one to take.
  package func path(choosing choose: (Int) -> Int) -> AnswerPath {
    var path = AnswerPath()
    Self.walk(parts, choosing: choose, onto: &path)
    return path
  }

  private static func walk(
    _ parts: [Part], choosing choose: (Int) -> Int, onto path: inout AnswerPath
  ) {
    for part in parts {
      if case .alternatives(let branches) = part {
        walk(branches[choose(branches.count)], choosing: choose, onto: &path)
      } else {
        path.append(part)
      }
    }
  }

  /// Paths that between them take every branch at least once, the first path first.
  ///
  /// As many as there are branches, not their product.
  ///
  /// - Parameter limit: The greatest count of paths.
  package func coveringPaths(limit: Int = 64) -> [AnswerPath] {
    Self.covering(parts[...], limit: limit)
  }

  private static func covering(_ parts: ArraySlice<Part>, limit: Int) -> [AnswerPath] {
    var variants = [AnswerPath()]
    for part in parts {
      guard case .alternatives(let branches) = part else {
        for index in variants.indices { variants[index].append(part) }
        continue
      }
      let before = variants[0]
      let choices = branches.flatMap { covering($0[...], limit: limit) }
      for index in variants.indices { variants[index].append(choices[0]) }
      for choice in choices.dropFirst().prefix(max(0, limit - variants.count)) {
        var variant = before
        variant.append(choice)
        variants.append(variant)
      }
    }
    return variants
  }
}
