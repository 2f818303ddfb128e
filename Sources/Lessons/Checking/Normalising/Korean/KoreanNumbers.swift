/// Numbers in digits as Korean reads them: native before some counters, Sino-Korean before others.
enum KoreanNumbers {
  /// The forms of a word that begins with digits; nil when it is no number.
  ///
  /// A counter decides how the number is read; without one, or with one that takes both, there are
  /// both.
  static func forms(of key: String, next: () -> [String]) -> [[String]]? {
    let digits = key.prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
    guard var number = Int(digits.filter { $0 != "," }), number < 100_000_000 else { return nil }
    var rest = key.dropFirst(digits.count)
    while let unit = rest.first.flatMap({ units[$0] }), number < 10_000 {
      number *= unit
      rest = rest.dropFirst()
    }
    let counters = rest.isEmpty ? next() : [String(rest)]
    let tail = rest.isEmpty ? [] : [String(rest)]
    var forms: [[String]] = []
    let isOrdinal = rest.beginsWith("번") && next().contains(where: isNumbered)
    let readings = isOrdinal ? { _ in [Reading.sino] } : readings
    for reading in Set(counters.flatMap(readings)).union(counters.isEmpty ? [.sino] : []) {
      switch reading {
      case .native: if let native = native(number) { forms.append([native] + tail) }
      case .sino:
        forms += sino(number).map { $0 + tail }
        if let first = rest.first, "월일년".contains(first) { forms += date(number, String(rest)) }
      }
    }
    return [[key]] + forms
  }

  private enum Reading {
    case native, sino
  }

  /// Whether a thing is told by its number: bus number five.
  private static func isNumbered(_ word: String) -> Bool {
    ["버스", "출구", "문제", "방", "테이블", "자리", "게이트", "채널", "노선"].contains(where: word.beginsWith)
  }

  private static let units: [Character: Int] = ["백": 100, "천": 1_000, "만": 10_000]

  private static func readings(before counter: String) -> [Reading] {
    if counter.beginsWith("개월") { return [.sino] }
    for native in nativeCounters where counter.beginsWith(native) { return [.native] }
    for both in bothCounters where counter.beginsWith(both) { return [.native, .sino] }
    return [.sino]
  }

  private static let nativeCounters = [
    "시간", "시", "개", "명", "사람", "잔", "병", "권", "마리", "살", "장", "대", "달",
    "컵", "그릇", "송이", "켤레", "벌", "가지", "접시", "군데", "통", "조각", "줄", "곡", "쌍",
  ]
  private static let bothCounters = ["번", "팀"]

  /// 한, 두, 스물세; nil above 99.
  private static func native(_ number: Int) -> String? {
    guard (1...99).contains(number) else { return nil }
    if number == 20 { return "스무" }
    return nativeTens[number / 10] + nativeOnes[number % 10]
  }

  private static let nativeOnes = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"]
  private static let nativeTens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]

  /// 삼월, and the two months that are said in another way.
  private static func date(_ number: Int, _ rest: String) -> [[String]] {
    let whole = sino(number).map { [$0.joined() + rest] }
    guard rest.beginsWith("월") else { return whole }
    return number == 6 ? [["유" + rest]] : number == 10 ? [["시" + rest]] : whole
  }

  /// 삼십; above ten thousand also parted: 만 오천, 만오천.
  private static func sino(_ number: Int) -> [[String]] {
    if number == 0 { return [["영"], ["공"]] }
    let (high, low) = (number / 10_000, number % 10_000)
    if high == 0 { return [[below(low)]] }
    let head = (high == 1 ? "" : below(high)) + "만"
    return low == 0 ? [[head]] : [[head, below(low)], [head + below(low)]]
  }

  private static func below(_ number: Int) -> String {
    var text = ""
    for (unit, name) in [(1_000, "천"), (100, "백"), (10, "십")] {
      let digit = number / unit % 10
      if digit > 0 { text += (digit == 1 ? "" : sinoOnes[digit]) + name }
    }
    return text + sinoOnes[number % 10]
  }

  private static let sinoOnes = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
}
