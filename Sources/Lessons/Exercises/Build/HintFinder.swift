/// Finds the next right step of an answer that is being built.
struct HintFinder {
  private let checker: AnswerChecker
  private let draft: BlockDraft
  private let placed: [String]

  init(checker: AnswerChecker, draft: BlockDraft) {
    self.checker = checker
    self.draft = draft
    placed = draft.selectedBlocks.map(\.text)
  }

  /// Blocks to take back and the one to place, with its gap; nil when the answer is right.
  func step() -> (takeBack: [WordBlock.ID], place: WordBlock.ID?, gap: Int)? {
    guard let target = target(), target != placed else { return nil }
    var takeBack: [WordBlock.ID] = []
    var kept = 0
    var missing: (text: String, gap: Int)?
    var index = 0
    for step in Alignment(placed, target).steps {
      switch step {
      case .kept:
        kept += 1
        index += 1
      case .extra:
        takeBack.append(draft.selected[index])
        index += 1
      case .missing(let text):
        if missing == nil { missing = (text, kept) }
      }
    }
    let free = draft.candidates.map(\.id) + takeBack
    let place = missing.flatMap { missing in
      free.first { draft.bank.block($0)?.text == missing.text }
    }
    return (takeBack, place, missing?.gap ?? kept)
  }

  /// The accepted answer, in texts of blocks, that keeps most of what is placed and then needs
  /// the fewest more.
  private func target() -> [String]? {
    let candidates = [continued(), nearest(), solution]
    return candidates.compactMap(\.self).min { cost(of: $0) < cost(of: $1) }
  }

  private func cost(of target: [String]) -> (takenBack: Int, missing: Int) {
    Alignment(placed, target).steps.reduce(into: (0, 0)) { cost, step in
      switch step {
      case .kept: break
      case .extra: cost.takenBack += 1
      case .missing: cost.missing += 1
      }
    }
  }

  private var solution: [String] {
    draft.bank.solution.compactMap { draft.bank.block($0)?.text }
  }

  /// The answer that goes on from as many of the placed blocks as can stand.
  private func continued() -> [String]? {
    var completion = AnswerCompletion(graph: checker.graph)
    for count in stride(from: placed.count, through: 0, by: -1) {
      let prefix = Array(placed.prefix(count))
      let available = remaining(after: prefix)
      if let rest = completion.blocks(after: prefix, from: available) { return prefix + rest }
    }
    return nil
  }

  /// The blocks of the bank but for `used`, those of the solution first and in its order.
  private func remaining(after used: [String]) -> [String] {
    let solutionIDs = Set(draft.bank.solution)
    let others = draft.bank.blocks.filter { !solutionIDs.contains($0.id) }.map(\.text)
    return used.reduce(into: solution + others) { rest, text in
      if let index = rest.firstIndex(of: text) { rest.remove(at: index) }
    }
  }

  /// The accepted answer nearest to what is placed, if the bank has each of its words.
  private func nearest() -> [String]? {
    guard !placed.isEmpty else { return nil }
    let answer = checker.nearestAnswer(to: draft.given, mode: .bank)
    var free = solution + remaining(after: solution)
    var target: [String] = []
    for word in ComparableText.words(of: answer) {
      guard let index = free.firstIndex(where: { ComparableText.key(of: $0) == word }) else {
        return nil
      }
      target.append(free.remove(at: index))
    }
    return target
  }
}
