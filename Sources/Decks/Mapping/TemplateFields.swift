/// The fields that a template of Anki's shows, in their order: `{{Front}}`, `{{type:Back}}`.
struct TemplateFields {
  /// Each once.
  private(set) var names: [String] = []
  /// Those that the learner types into.
  private(set) var typed: [String] = []

  init(_ template: String) {
    var rest = template[...]
    while let open = rest.firstRange(of: "{{") {
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "}}") else { return }
      add(rest[..<close.lowerBound])
      rest = rest[close.upperBound...]
    }
  }

  private mutating func add(_ reference: Substring) {
    let text = reference.trimmed
    // Conditions show nothing themselves.
    guard let first = text.first, !"#^/!".contains(first) else { return }
    let parts = text.split(separator: ":").map(\.trimmed)
    guard let name = parts.last, name != "FrontSide", name != "Tags", name != "Deck" else { return }
    if parts.dropLast().contains("type"), !typed.contains(name) { typed.append(name) }
    if !names.contains(name) { names.append(name) }
  }
}
