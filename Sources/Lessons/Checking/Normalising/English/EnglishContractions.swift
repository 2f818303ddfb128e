/// Contractions in full.
enum EnglishContractions {
  /// What a key with an apostrophe stands for; itself where it is no contraction.
  ///
  /// - Parameter isGiven: Whether it is a word of what was given: any noun with 's may be one with
  ///   "is" then, since what is accepted tells whether it is.
  static func forms(of key: String, next: () -> [String], isGiven: Bool) -> [[String]] {
    if let special = specials[key] { return special }
    for (ending, full) in endings where key.endsIn(ending) && key.count > ending.count {
      let base = String(key.dropLast(ending.count))
      var words = full.isEmpty ? auxiliaries(of: ending, base: base, next: next()) : full
      if words.isEmpty, isGiven, ending == "'s" { words = ["is"] }
      if words.isEmpty { break }
      let bases = base.contains("'") ? forms(of: base, next: { [] }, isGiven: isGiven) : [[base]]
      let forms = bases.flatMap { base in words.map { base + [$0] } }
      return full.isEmpty && !pronouns.contains(base) ? [[key]] + forms : forms
    }
    return [[key]]
  }

  private static let specials: [String: [[String]]] = [
    "won't": [["will", "not"]], "can't": [["can", "not"]], "shan't": [["shall", "not"]],
    "let's": [["let", "us"]], "o'clock": [["o'clock"]], "ma'am": [["ma'am"]],
    "y'all": [["you", "all"]],
  ]

  /// Endings with what they stand for; where that depends on what comes next, nothing.
  private static let endings: [(String, [String])] = [
    ("n't", ["not"]), ("'m", ["am"]), ("'re", ["are"]), ("'ve", ["have"]), ("'ll", ["will"]),
    ("'d", []), ("'s", []),
  ]

  /// The verbs that `'d` or `'s` may stand for before one of `next`.
  private static func auxiliaries(of ending: String, base: String, next: [String]) -> [String] {
    ending == "'d" ? verbsOfD(next) : verbsOfS(base, next)
  }

  private static func verbsOfD(_ next: [String]) -> [String] {
    if next.isEmpty || next.contains(where: adverbs.contains) { return ["would", "had"] }
    var verbs: [String] = []
    let mayBeHad = { (word: String) in word == "better" || EnglishVerbs.isParticiple(word) }
    if next.contains(where: { !mayBeHad($0) || EnglishVerbs.isBase($0) }) { verbs.append("would") }
    if next.contains(where: mayBeHad) { verbs.append("had") }
    return verbs
  }

  private static func verbsOfS(_ base: String, _ next: [String]) -> [String] {
    let isAdverb = next.contains(where: adverbs.contains)
    let mayBeHas = isAdverb || next.contains(where: EnglishVerbs.isParticiple)
    let isHas = !next.isEmpty && next.allSatisfy { $0 == "been" || $0 == "had" || $0 == "got" }
    if isHas { return ["has"] }
    if pronouns.contains(base) { return mayBeHas ? ["is", "has"] : ["is"] }
    let mayBeVerb =
      mayBeHas || next.contains { followers.contains($0) || $0.endsIn("ing") }
    return mayBeVerb ? (mayBeHas ? ["is", "has"] : ["is"]) : []
  }

  private static let pronouns: Set = [
    "i", "you", "he", "she", "it", "we", "they", "that", "this", "these", "those", "there", "here",
    "who", "what", "where", "when", "why", "how", "which", "everything", "everyone", "everybody",
    "something", "someone", "somebody", "nothing", "nobody", "anything", "anyone", "anybody",
  ]
  /// What stands between an auxiliary verb and its verb.
  private static let adverbs: Set = [
    "not", "already", "just", "never", "always", "also", "only", "still", "even", "ever",
    "finally", "recently", "probably", "really", "almost", "since", "now", "all", "often",
    "usually", "rather", "completely", "definitely",
  ]
  /// What comes after a noun and "is", and hardly after a noun in the genitive.
  private static let followers: Set = [
    "a", "an", "the", "no", "not", "in", "on", "at", "up", "down", "out", "off", "over", "back",
    "ready", "done", "too", "very", "so", "quite", "pretty", "my", "your", "our", "his", "her",
    "their", "empty", "broken", "blocking", "full", "good", "great", "fine", "ok", "late", "here",
    "there", "about", "from", "for", "to", "nice", "slow", "fast", "gone", "more",
  ]
}
