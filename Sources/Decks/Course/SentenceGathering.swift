import Lessons

/// Sentences as they come, those with one prompt together.
struct SentenceGathering {
  private var sentences: [MadeSentence] = []
  /// By direction, prompt and id: where each prompt stands first.
  private var places: [PromptKey: [Int]] = [:]
  private var ids: Set<String> = []
  /// Notes that say nothing new.
  private(set) var duplicates: [DeckPlace] = []
  /// Notes that became answers of another.
  private(set) var grouped: [DeckPlace] = []
  private var acceptedElsewhere: [Int: [AnswerPattern]] = [:]

  private struct PromptKey: Hashable {
    let isReverse: Bool
    let prompt: String
  }

  /// Adds what one note came to; when nothing of it is new, the note is a duplicate.
  mutating func add(_ made: [MadeSentence]) {
    var isNew = false
    var isGrouped = false
    for sentence in made {
      switch add(sentence) {
      case .new: isNew = true
      case .grouped: isGrouped = true
      case .duplicate: break
      }
    }
    guard let place = made.first?.place else { return }
    if !isNew, !isGrouped { duplicates.append(place) }
    if isGrouped { grouped.append(place) }
  }

  private enum Addition {
    case new, grouped, duplicate
  }

  private mutating func add(_ sentence: MadeSentence) -> Addition {
    let key = PromptKey(
      isReverse: sentence.asksBackwards, prompt: SentenceID(hashOf: sentence.prompt).rawValue)
    let others = places[key] ?? []
    let known = others.flatMap { sentences[$0].answers }
    let isKnown = sentence.answers.allSatisfy(known.contains)
    if isKnown, !others.isEmpty { return .duplicate }
    // A card with its own reviews stays a sentence of its own, but accepts what the others do.
    if let first = others.first, sentence.card == nil || sentences[first].card == nil {
      let answers = sentence.answers.filter { !known.contains($0) }
      guard sentences[first].answers.count + answers.count <= SentenceLimits.answers else {
        return .duplicate
      }
      sentences[first].answers += answers
      sentences[first].remarks += sentence.remarks.filter { !sentences[first].remarks.contains($0) }
      return .grouped
    }
    for other in others {
      acceptedElsewhere[other, default: []] += sentence.answers
      acceptedElsewhere[sentences.count, default: []] += sentences[other].answers
    }
    places[key, default: []].append(sentences.count)
    var own = sentence
    let id = sentence.id ?? key.prompt
    own.id = ids.contains(id) ? unusedID(id) : id
    ids.insert(own.id ?? id)
    sentences.append(own)
    return .new
  }

  private func unusedID(_ id: String) -> String {
    var number = 2
    while ids.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }

  /// Notes whose remarks are longer than a note may be.
  var shortened: [DeckPlace] {
    sentences.filter { $0.remarks.lazy.map(\.count).reduce(0, +) > Self.noteLength }.map(\.place)
  }

  /// What a course has of them.
  func entries(askingBackwards isReverse: Bool) -> [DraftCourse.Entry] {
    sentences.enumerated().filter { $0.element.asksBackwards == isReverse }.map { index, made in
      let accepted = (acceptedElsewhere[index] ?? []).filter { !made.answers.contains($0) }
      return DraftCourse.Entry(
        sentence: Sentence(
          id: SentenceID(rawValue: made.id ?? ""), prompt: made.prompt, answers: made.answers,
          accepted: Array(accepted.prefix(SentenceLimits.answers)),
          note: Self.note(made.remarks)),
        section: made.section, card: made.card)
    }
  }

  /// Characters of a note; what is more could not be shown on a screen.
  private static let noteLength = 1_000

  private static func note(_ remarks: [String]) -> String? {
    if remarks.isEmpty { return nil }
    let text = remarks.joined(separator: " · ")
    return text.utf8.count <= noteLength || text.count <= noteLength
      ? text : text.prefix(noteLength - 1) + "…"
  }
}
