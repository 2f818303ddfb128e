/// Keys by numbers, which are compared in no time.
struct KeyNumbers: Hashable, Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of key: String) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = names.count
    names.append(key)
    return names.count - 1
  }
}
