extension PatternGraph {
  /// A node and where in a word the walk that came there stands.
  struct Place: Hashable, Sendable {
    /// Where in a word.
    enum Phase: Int, CaseIterable {
      /// Before a word: punctuation may be passed over.
      case before
      /// In a word: punctuation may be its own, as an apostrophe.
      case inside
      /// After punctuation that was passed over: the word must be at its end.
      case after
      /// After a word and white space, which is owed until the next word begins.
      case between
    }

    /// Node and phase in one number that grows along every step but the one that pays the space.
    let index: Int

    init(_ node: Int, _ phase: Phase) {
      index = node * Phase.allCases.count + phase.rawValue
    }

    init(index: Int) {
      self.index = index
    }

    var node: Int { index >> 2 }
    var phase: Phase { Phase(rawValue: index & 3) ?? .before }
  }

  /// The count of places.
  var placeCount: Int { nodes.count * Place.Phase.allCases.count }

  /// Calls `body` with each place that one step leads to, the author's first choice first, and
  /// with the code point the step takes from the given answer, if it takes any.
  @inline(__always)
  func forEachStep(
    from place: Place, overlooking layers: ComparisonLayers,
    _ body: (_ target: Place, _ taken: Unicode.Scalar?) -> Void
  ) {
    let phase = place.phase
    let next = place.node + 1
    switch nodes[place.node] {
    case .end: break
    case .jump(let target): body(Place(target, phase), nil)
    case .branch(let targets):
      for target in targets { body(Place(target, phase), nil) }
    case .space:
      let gap: Place.Phase = layers.contains(.spacing) ? .before : .between
      body(Place(next, phase == .before ? .before : gap), nil)
    case .scalar(let scalar, let lowercase, let isPunctuation):
      let isPassable = isPunctuation && layers.contains(.punctuation)
      switch phase {
      case .before where isPassable: body(Place(next, .before), nil)
      case .between where isPassable: body(Place(next, .between), nil)
      case .between: body(Place(place.node, .before), " ")
      case .after:
        if isPassable { body(Place(next, .after), nil) }
      case .before, .inside:
        let wanted = layers.contains(.letterCase) ? lowercase : scalar
        body(Place(next, .inside), layers.folded(wanted))
        if isPassable { body(Place(next, .after), nil) }
      }
    }
  }

  /// Whether an answer may end here.
  func isEnd(_ place: Place) -> Bool {
    if case .end = nodes[place.node] { return true }
    return false
  }
}
