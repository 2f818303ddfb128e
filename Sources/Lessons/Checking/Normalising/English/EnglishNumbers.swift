/// Numbers in digits as the words they are read as.
enum EnglishNumbers {
  /// The words of a key that begins with digits, as `3`, `5,000`, `10%`, `9am`, `1st`, `9:30`;
  /// nil when it is no such number.
  static func words(of key: String) -> [String]? {
    guard let first = key.first, first.isASCII, first.isNumber else { return nil }
    let digits = key.prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
    let rest = key.dropFirst(digits.count)
    guard let number = Int(digits.filter { $0 != "," }), number < 1_000_000 else { return nil }
    switch rest {
    case "": return cardinal(number)
    case "%": return cardinal(number) + ["percent"]
    case "am", "a.m", "pm", "p.m": return cardinal(number) + [rest.filter { $0 != "." }]
    case "st", "nd", "rd", "th": return ordinal(number)
    default:
      if rest.first == ":" { return Int(rest.dropFirst()).map { cardinal(number) + minutes($0) } }
      if rest.first == "." { return decimal(number, rest.dropFirst()) }
      if rest.first == "-" { return hyphenated(number, rest.dropFirst()) }
      return nil
    }
  }

  private static func minutes(_ number: Int) -> [String] {
    switch number {
    case 0: []
    case 1...9: ["oh"] + cardinal(number)
    default: cardinal(number)
    }
  }

  private static func decimal(_ number: Int, _ rest: Substring) -> [String]? {
    let isPercent = rest.last == "%"
    let places = isPercent ? rest.dropLast() : rest
    guard !places.isEmpty, places.allSatisfy(\.isNumber) else { return nil }
    return cardinal(number) + ["point"] + places.compactMap { $0.wholeNumberValue.map { ones[$0] } }
      + (isPercent ? ["percent"] : [])
  }

  /// `2-line` is `two-line`.
  private static func hyphenated(_ number: Int, _ rest: Substring) -> [String]? {
    let parts = rest.split(separator: "-").map(String.init)
    return parts.isEmpty ? nil : cardinal(number) + parts
  }

  static func cardinal(_ number: Int) -> [String] {
    switch number {
    case ..<20: [ones[number]]
    case ..<100: [tens[number / 10]] + (number % 10 == 0 ? [] : [ones[number % 10]])
    case ..<1000:
      [ones[number / 100], "hundred"] + (number % 100 == 0 ? [] : cardinal(number % 100))
    default:
      cardinal(number / 1000) + ["thousand"] + (number % 1000 == 0 ? [] : cardinal(number % 1000))
    }
  }

  private static func ordinal(_ number: Int) -> [String]? {
    guard number > 0, number < 100 else { return nil }
    if number < 20 { return [ordinals[number]] }
    if number % 10 == 0 { return [String(tens[number / 10].dropLast()) + "ieth"] }
    return [tens[number / 10], ordinals[number % 10]]
  }

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let ordinals = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]
}
