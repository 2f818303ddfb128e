import Storage

/// Answers are nearly all that is told: what is usual of one is left out, and names are short.
///
/// Whatever a later version says of an answer besides goes through as it is.
enum AnswerShortening {
  private static let names: [(long: String, short: String)] = [
    ("course", "c"), ("sentence", "s"), ("given", "t"), ("exercise", "e"), ("verdict", "v"),
    ("grade", "g"), ("hints", "h"), ("ms", "m"), ("at", "a"), ("offset", "o"), ("origin", "i"),
    ("seed", "n"),
  ]

  /// What a field holds when it is left out.
  ///
  /// - Parameter clock: where the answer stands in the order of changes; those of today stand at the
  ///   time they were given, and imported ones are scattered by it.
  private static func usual(_ name: String, clock: Int64, isImported: Bool) -> FlatObject.Value? {
    switch name {
    case "given": .text("")
    case "exercise": .text(isImported ? "card" : "bank")
    case "verdict": .text("exact")
    case "grade": .integer(3)
    case "hints": .integer(0)
    case "at": .integer(clock / 1_000_000)
    case "origin": .null
    case "seed": isImported ? .integer(clock / 1_000) : nil
    default: nil
    }
  }

  /// The object of an answer as it is written.
  static func shortened(_ object: FlatObject, clock: Int64) -> FlatObject {
    let isImported = object.text("origin") != nil
    return FlatObject(
      object.fields.compactMap { field in
        if field.value == usual(field.key, clock: clock, isImported: isImported) { return nil }
        let name = names.first { $0.long == field.key }?.short
        return FlatObject.Field(name ?? field.key, field.value)
      })
  }

  /// The object of an answer as the log has it.
  static func restored(_ object: FlatObject, clock: Int64) -> FlatObject {
    let isImported = object.text("i") != nil
    var fields = names.compactMap { long, short in
      (object[short] ?? usual(long, clock: clock, isImported: isImported)).map {
        FlatObject.Field(long, $0)
      }
    }
    fields += object.fields.filter { field in !names.contains { $0.short == field.key } }
    return FlatObject(fields)
  }
}
