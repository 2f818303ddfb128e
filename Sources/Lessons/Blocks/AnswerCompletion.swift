/// Finds how an answer begun with blocks can be finished with those that are left.
struct AnswerCompletion {
  /// Steps after which a search gives up: a bank that needs more is not one a course has.
  private static let stepLimit = 4_000

  private let graph: PatternGraph
  private var stepsLeft = Self.stepLimit

  init(graph: PatternGraph) {
    self.graph = graph
  }

  /// The blocks that follow `placed` in an accepted answer, taken from `available`.
  ///
  /// - Parameter available: Texts of the blocks left, in the order they are tried in.
  /// - Returns: Nothing to add when `placed` is an accepted answer; nil when no answer that
  ///   begins so can be built.
  mutating func blocks(after placed: [String], from available: [String]) -> [String]? {
    stepsLeft = Self.stepLimit
    var places = graph.starts
    for text in placed {
      places = graph.places(after: ComparableText(text, overlooking: .harmless), from: places)
    }
    return finish(from: places, with: available)
  }

  private mutating func finish(
    from places: PatternGraph.PlaceSet, with available: [String]
  ) -> [String]? {
    if places.isEmpty { return nil }
    if graph.mayEnd(places) { return [] }
    var tried: Set<String> = []
    for (index, text) in available.enumerated() where tried.insert(text).inserted {
      guard stepsLeft > 0 else { return nil }
      stepsLeft -= 1
      let word = ComparableText(text, overlooking: .harmless)
      var rest = available
      rest.remove(at: index)
      if let ending = finish(from: graph.places(after: word, from: places), with: rest) {
        return [text] + ending
      }
    }
    return nil
  }
}
