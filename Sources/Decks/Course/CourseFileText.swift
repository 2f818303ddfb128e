import Lessons

/// A course as its file has it, a sentence a line.
package struct CourseFileText {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Writes a course down; reading the bytes gives it back.
  package init(_ course: Course) {
    bytes.reserveCapacity(4_096)
    add("{\n  \"format\": 1,\n  \"id\": ")
    add(string: course.id.rawValue)
    add(",\n  \"title\": ")
    add(string: course.title)
    if !course.description.isEmpty {
      add(",\n  \"description\": ")
      add(string: course.description)
    }
    if !course.property.isEmpty {
      add(",\n  \"property\": ")
      add(string: course.property)
    }
    add(",\n  \"languages\": {\"prompt\": ")
    add(string: course.languages.prompt.code)
    add(", \"answer\": ")
    add(string: course.languages.answer.code)
    add("}")
    if course.spacing != .words {
      add(",\n  \"spaces\": ")
      add(string: course.spacing.rawValue)
    }
    addGlossary(course.glossary)
    addDays(course.days)
    add("\n}\n")
  }

  private mutating func addGlossary(_ glossary: [GlossaryEntry]) {
    guard !glossary.isEmpty else { return }
    add(",\n  \"glossary\": [")
    for (index, entry) in glossary.enumerated() {
      add(index == 0 ? "\n    {\"word\": " : ",\n    {\"word\": ")
      add(string: entry.word)
      add(", \"meaning\": ")
      add(string: entry.meaning)
      if !entry.forms.isEmpty { add(member: "forms", entry.forms) }
      if let note = entry.note { add(member: "note", note) }
      add("}")
    }
    add("\n  ]")
  }

  private mutating func addDays(_ days: [CourseDay]) {
    add(",\n  \"days\": [")
    for (index, day) in days.enumerated() {
      add(index == 0 ? "\n    {" : ",\n    {")
      if let title = day.title {
        add("\"title\": ")
        add(string: title)
        add(", ")
      }
      add("\"sentences\": [")
      for (index, sentence) in day.sentences.enumerated() {
        add(index == 0 ? "\n      " : ",\n      ")
        add(sentence)
      }
      add("\n    ]}")
    }
    add("\n  ]")
  }

  private mutating func add(_ sentence: Sentence) {
    add("{\"id\": ")
    add(string: sentence.id.rawValue)
    add(member: "prompt", sentence.prompt)
    add(member: "answers", sentence.answers.map(\.source))
    if !sentence.accepted.isEmpty { add(member: "accepted", sentence.accepted.map(\.source)) }
    if !sentence.distractors.isEmpty { add(sentence.distractors) }
    if let note = sentence.note { add(member: "note", note) }
    if let speaker = sentence.speaker { add(member: "by", speaker) }
    add("}")
  }

  private mutating func add(_ distractors: [Distractor]) {
    add(", \"distractors\": [")
    for (index, distractor) in distractors.enumerated() {
      if index > 0 { add(", ") }
      if let why = distractor.why {
        add("{\"word\": ")
        add(string: distractor.word)
        add(member: "why", why)
        add("}")
      } else {
        add(string: distractor.word)
      }
    }
    add("]")
  }

  private mutating func add(member key: String, _ value: String) {
    add(", \"\(key)\": ")
    add(string: value)
  }

  private mutating func add(member key: String, _ values: [String]) {
    add(", \"\(key)\": [")
    for (index, value) in values.enumerated() {
      if index > 0 { add(", ") }
      add(string: value)
    }
    add("]")
  }

  private mutating func add(_ text: String) {
    bytes += text.utf8
  }

  /// What a course may hold needs no escapes but these two.
  private mutating func add(string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
