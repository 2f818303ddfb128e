import Files
import Lessons

/// Reads a course of LibreLingo: `course.yaml`, `module.yaml` for each module, and its skills.
struct LibreLingoReader {
  let folder: String
  let watch: ReadingWatch

  /// More than any file of such a course has.
  private static let sizeLimit = 4 * 1_024 * 1_024

  func deck() throws(DeckError) -> Deck {
    let root = try yaml("course.yaml")
    guard let course = root["Course"] else { throw .notADeck }
    let target = course["Language"]
    let source = course["For speakers of"]
    var deck = Deck(
      format: .libreLingo, title: target?["Name"]?.text ?? "LibreLingo",
      attribution: [
        course["Repository"]?.text, (course["License"]?["Short name"] ?? course["License"])?.text,
      ].compactMap(\.self).joined(separator: ", "),
      kinds: [NoteKind(fields: ["Translation", "Phrase"], markup: .lines)])
    if let prompt = source?["IETF BCP 47"]?.text, let answer = target?["IETF BCP 47"]?.text {
      deck.languages = LanguagePair(prompt: Language(code: prompt), answer: Language(code: answer))
    }
    for module in root["Modules"]?.items.compactMap(\.text) ?? [] {
      try readModule(module, into: &deck)
    }
    if deck.notes.isEmpty, deck.ledger.read == 0 { throw .empty }
    return deck
  }

  private func readModule(_ name: String, into deck: inout Deck) throws(DeckError) {
    let folder = String(name.trimmingSuffix("/"))
    let module = try yaml("\(folder)/module.yaml")
    for skill in module["Skills"]?.items.compactMap(\.text) ?? [] {
      try watch.advance(.reading, deck.notes.count)
      let name = "\(folder)/skills/\(skill)"
      deck.add(try yaml(name), file: name)
    }
  }

  private func yaml(_ name: String) throws(DeckError) -> YAML {
    if name.hasPrefix("/") || name.split(separator: "/").contains("..") { throw .unsafeName(name) }
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: "\(folder)/\(name)", limit: Self.sizeLimit)
    } catch {
      throw .unreadable(error)
    }
    return try YAML(DecodedText(bytes).utf8, file: name)
  }
}

extension Deck {
  fileprivate mutating func add(_ skill: YAML, file: String) {
    let name = skill["Skill"]?["Name"]?.text ?? ""
    let phrases = skill["Phrases"]?.items ?? []
    let words = (skill["New words"] ?? skill["Words"])?.items ?? []
    for entry in phrases + words {
      let place = DeckPlace.line(entry.line, of: file)
      let answers = entry.texts(of: [
        "Phrase", "Word", "Alternative versions", "Alternative", "Synonyms",
      ])
      let prompts = entry.texts(of: [
        "Translation", "Alternative translations", "Also accepted",
      ])
      guard !answers.isEmpty || !prompts.isEmpty else {
        ledger.leaveOut(.malformed, at: place)
        continue
      }
      notes.append(
        DeckNote(
          place: place,
          fields: [prompts.joined(separator: "\n"), answers.joined(separator: "\n")],
          section: name))
    }
  }
}

extension YAML {
  /// What stands under these keys, in their order.
  fileprivate func texts(of keys: [String]) -> [String] {
    keys.flatMap { self[$0]?.items.compactMap(\.text) ?? [] }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
