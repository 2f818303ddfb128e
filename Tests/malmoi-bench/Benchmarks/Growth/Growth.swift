/// Something measured at three sizes, each ten times the one before.
struct Growth {
  /// A size, and how much more there is than at the smallest.
  enum Size: Int, CaseIterable {
    case small = 1, middle = 10, large = 100
  }

  /// What was done, in the words of the table.
  let name: String
  /// What the median of the largest must not exceed; nil when only the growth counts.
  let limit: Double?
  /// Whether the cost may grow with the size, as that of reading a file does.
  let isLinear: Bool
  /// In seconds: less than this is as good as nothing, and no growth shows below it.
  let floor: Double
  private(set) var samples: [Size: Samples] = [:]

  /// Something that nothing was measured of yet.
  init(_ name: String, limit: Double? = nil, isLinear: Bool = false, floor: Double = 1e-4) {
    self.name = name
    self.limit = limit
    self.isLinear = isLinear
    self.floor = floor
  }

  /// Takes what was measured at a size.
  mutating func add(_ new: Samples, at size: Size) {
    samples[size] = new
  }

  /// A row for each size, and one that fails when the cost grows faster than the work.
  var figures: [Figure] {
    let rows = Size.allCases.compactMap { size in
      samples[size].map { found in
        Figure.time("\(name), ×\(size.rawValue)", limit: size == .large ? limit : nil, found)
      }
    }
    guard let small = samples[.small], let large = samples[.large] else { return rows }
    let work = isLinear ? Size.large.rawValue : 1
    let least = max(small.median, floor)
    // What does not depend on the size may still miss a cache.
    let growth = Figure.ratio(
      "\(name): growth over the work", limit: isLinear ? 1.5 : 3,
      large.scaled(by: 1 / least / Double(work)))
    return rows + [growth]
  }
}
