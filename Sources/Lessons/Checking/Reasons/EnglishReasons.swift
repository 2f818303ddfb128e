/// What kind of mistake it is to give one English word for another.
enum EnglishReasons {
  static let articles: Set = ["a", "an", "the"]

  /// nil when the two are not forms of one word, nor both articles.
  static func kind(_ given: String, _ expected: String) -> Reason.Kind? {
    if articles.contains(given), articles.contains(expected) { return .article }
    if let kind = auxiliary(given, expected) ?? irregular(given, expected) { return kind }
    if given.contains("'") || expected.contains("'"), given != expected,
      given.filter({ $0 != "'" }) == expected.filter({ $0 != "'" })
    {
      return .apostrophe
    }
    // Forms of one word begin alike.
    return given.utf8.prefix(2).elementsEqual(expected.utf8.prefix(2))
      ? regular(given, expected) : nil
  }

  /// What kind of mistake it is behind the word that stands before it.
  static func kind(_ kind: Reason.Kind, behind previous: String?) -> Reason.Kind {
    guard let previous, [.tense, .agreement, .number].contains(kind) else { return kind }
    if beforeBases.contains(previous) || beforeParticiples.contains(previous) { return .ending }
    if kind == .tense { return kind }
    if subjects.contains(previous) { return .agreement }
    return determiners.contains(previous) ? .number : kind
  }

  /// Behind these stands a verb in its base form, whatever its subject and time.
  private static let beforeBases: Set = [
    "to", "will", "would", "can", "could", "may", "might", "must", "shall", "should", "do", "does",
    "did", "don't", "doesn't", "didn't", "can't", "cannot", "couldn't", "won't", "wouldn't",
    "shouldn't", "let's", "please", "i'll", "we'll", "you'll", "he'll", "she'll", "it'll",
    "they'll", "that'll", "i'd", "we'd", "you'd", "they'd",
  ]
  /// Behind these stands a participle.
  private static let beforeParticiples: Set = [
    "am", "is", "are", "was", "were", "be", "been", "being", "have", "has", "had", "i've", "we've",
    "you've", "they've", "isn't", "aren't", "wasn't", "weren't", "haven't", "hasn't", "hadn't",
    "i'm", "we're", "you're", "they're", "it's", "he's", "she's", "that's", "not",
  ]
  private static let subjects: Set = [
    "i", "you", "he", "she", "it", "we", "they", "who", "that", "which", "everyone", "someone",
    "nobody", "everything",
  ]
  private static let determiners: Set = [
    "a", "an", "the", "this", "these", "those", "my", "your", "his", "her", "its", "our", "their",
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "many", "some", "any",
    "few", "several", "both", "no", "of", "other", "more", "each", "every",
  ]

  /// The numbers of the verbs that a word is a form of, where their forms begin with different
  /// letters, and one for the articles.
  static func lexemes(of key: String) -> [Int] {
    if articles.contains(key) { return [-1] }
    let auxiliary = auxiliaries[key].flatMap { EnglishVerbs.numbers[$0.verb] ?? -2 }
    return (auxiliary.map { [$0] } ?? []) + (EnglishVerbs.lexemes[key] ?? [])
  }

  private static func auxiliary(_ given: String, _ expected: String) -> Reason.Kind? {
    guard let left = auxiliaries[given], let right = auxiliaries[expected], left.verb == right.verb
    else { return nil }
    return left.isPast == right.isPast ? .agreement : .tense
  }

  private static let auxiliaries: [String: (verb: String, isPast: Bool)] = [
    "am": ("be", false), "is": ("be", false), "are": ("be", false), "was": ("be", true),
    "were": ("be", true), "have": ("have", false), "has": ("have", false), "had": ("have", true),
    "do": ("do", false), "does": ("do", false), "did": ("do", true), "will": ("will", false),
    "would": ("will", true), "can": ("can", false), "could": ("can", true),
    "isn't": ("be", false), "aren't": ("be", false), "wasn't": ("be", true),
    "weren't": ("be", true), "don't": ("do", false), "doesn't": ("do", false),
    "didn't": ("do", true), "haven't": ("have", false), "hasn't": ("have", false),
    "hadn't": ("have", true),
  ]

  private static func irregular(_ given: String, _ expected: String) -> Reason.Kind? {
    let left = EnglishVerbs.forms[given] ?? []
    let right = EnglishVerbs.forms[expected] ?? []
    if left.isEmpty && right.isEmpty { return nil }
    for one in left {
      for other in right where one.base == other.base && one.form != other.form { return .tense }
    }
    // leaved for left: the regular ending on an irregular verb.
    if let bases = EnglishVerbs.regularForms[given] {
      for other in right where bases.contains(other.base) {
        return given == other.base + "s" ? .agreement : given.endsIn("ing") ? .ending : .tense
      }
    }
    if let bases = EnglishVerbs.regularForms[expected] {
      for one in left where bases.contains(one.base) {
        return expected.endsIn("s") ? .agreement : expected.endsIn("ing") ? .ending : .tense
      }
    }
    return nil
  }

  private static func regular(_ given: String, _ expected: String) -> Reason.Kind? {
    let left = stems(of: given)
    for stem in stems(of: expected) {
      for other in left where other.text == stem.text && other.ending != stem.ending {
        // angried for angry: what is no verb has no past.
        if other.ending == .past, stem.ending == .none, !commonVerbs.contains(stem.text) {
          return .ending
        }
        return kind([stem.ending, other.ending], stem: stem.text)
      }
    }
    return nil
  }

  private static func kind(_ endings: Set<Ending>, stem: String) -> Reason.Kind {
    if endings.contains(.gerund) || endings.contains(.comparison) || endings.contains(.adverb) {
      return .ending
    }
    if endings.contains(.past) { return .tense }
    return commonVerbs.contains(stem) ? .agreement : .number
  }

  private enum Ending: Hashable {
    case none, plural, past, gerund, comparison, adverb
  }

  private struct Stem: Hashable {
    let text: String
    let ending: Ending
  }

  private static func stems(of word: String) -> [Stem] {
    var stems = [Stem(text: word, ending: .none)]
    func add(_ text: Substring, _ ending: Ending) {
      guard text.count > 1 else { return }
      stems.append(Stem(text: String(text), ending: ending))
      stems.append(Stem(text: text + "e", ending: ending))
      if text.last == "i" { stems.append(Stem(text: text.dropLast() + "y", ending: ending)) }
      if text.count > 2, text.last == text.dropLast().last {
        stems.append(Stem(text: String(text.dropLast()), ending: ending))
      }
    }
    let endings: [(String, Ending)] = [
      ("s", .plural), ("es", .plural), ("d", .past), ("ed", .past), ("ing", .gerund),
      ("er", .comparison), ("est", .comparison), ("r", .comparison), ("ly", .adverb),
    ]
    for (text, ending) in endings where word.endsIn(text) {
      add(word.dropLast(text.count), ending)
    }
    return stems
  }

  private static let commonVerbs: Set = Set(
    """
    add affect agree allow answer appear apply ask become begin believe belong block break bring build buy call \
    care carry change check choose clean click close come commit compare complete consider contain \
    continue cost create decide depend deploy describe die discuss do draw drink drive drop eat end enjoy \
    enter exist expect explain fail fall feel fill find finish fit fix follow forget get give go grab grow \
    happen have hear help hold hope include increase introduce join keep know lead learn leave let like \
    listen live lock log look lose love make mean meet merge mind miss move need notify occur open own pass \
    pay play post prefer print push put read receive reduce refer release remain remember remove repeat \
    reply reproduce require run save say see seem sell send serve show sit sleep solve sound speak spend stand start \
    stay stop study suggest take talk teach tell think try turn type understand use wait walk want watch \
    wear wish work write
    """.split(separator: " ").map(String.init))
}
