import Glibc

/// w0…w3: how long a sentence lasts after its first grade, from what came of the first intervals.
///
/// Source of the method and of its numbers: fsrs-rs 6.6.1, parameter_initialization.rs and
/// dataset.rs.
struct FirstStabilities {
  /// First intervals of one grade and length.
  private struct Group {
    let grade: Grade
    let days: Int
    var count = 0
    var recalled = 0
  }

  /// By grade; what is left when odd groups are out.
  private var groups: [Grade: [Group]] = [:]
  /// Groups that are so small, or so late, that they say more of an accident than of memory.
  private var odd: Set<[Int]> = []
  private let recall: Double

  init(_ log: RecallLog) {
    recall = log.recall
    var all: [[Int]: Group] = [:]
    for test in log.tests {
      guard let opening = log.histories[test.history].opening, opening.step == test.step else {
        continue
      }
      let days = log.histories[test.history].steps[test.step].days
      let key = [opening.grade.rawValue, days]
      all[key, default: Group(grade: opening.grade, days: days)].count += 1
      if test.isRecalled { all[key]?.recalled += 1 }
    }
    for (grade, groups) in Dictionary(grouping: all.values, by: \.grade) { sort(grade, groups) }
  }

  private mutating func sort(_ grade: Grade, _ all: [Group]) {
    let most = max(20, all.reduce(0) { $0 + $1.count } / 20)
    var dropped = 0
    for group in all.sorted(by: { ($0.count, -$0.days) < ($1.count, -$1.days) }) {
      let isSmall = dropped + group.count < most
      if isSmall { dropped += group.count }
      if isSmall || group.count < 6 || group.days > (grade == .easy ? 365 : 100) {
        odd.insert([grade.rawValue, group.days])
      } else {
        groups[grade, default: []].append(group)
      }
    }
  }

  /// Whether a sentence began in a way that says something.
  func isUsual(_ history: RecallHistory) -> Bool {
    guard let (grade, step) = history.opening else { return true }
    return !odd.contains([grade.rawValue, history.steps[step].days])
  }

  /// Tests that a grade's stability follows from.
  private func count(_ grade: Grade) -> Int { groups[grade]?.reduce(0) { $0 + $1.count } ?? 0 }

  /// The four stabilities, rising from Again to Easy; the usual ones when nothing is known.
  func values() -> [Double] {
    var found: [Grade: Double] = [:]
    for (grade, groups) in groups { found[grade] = Self.best(for: grade, groups, recall) }
    return filled(inOrder(found))
  }

  // MARK: - One grade

  private static let usual = Array(FSRSWeights.standard.values.prefix(4))
  private static let range = 0.001...100.0

  /// The stability that fits best, by cutting the range in three.
  private static func best(for grade: Grade, _ groups: [Group], _ recall: Double) -> Double {
    let groups = groups.sorted { $0.days < $1.days }
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<120 where high - low > 1e-9 {
      let third = (high - low) / 3
      let left = loss(low + third, grade, groups, recall)
      let right = loss(high - third, grade, groups, recall)
      if left < right { high -= third } else { low += third }
    }
    return (low + high) / 2
  }

  private static func loss(
    _ stability: Double, _ grade: Grade, _ groups: [Group], _ recall: Double
  ) -> Double {
    let scheduler = Scheduler()
    let memory = Memory(stability: stability, difficulty: 5)
    let misfit = groups.reduce(0.0) { total, group in
      let count = Double(group.count)
      let seen = (Double(group.recalled) + recall) / (count + 1)
      let chance = scheduler.retrievability(of: memory, afterDays: group.days)
      return total - count * (seen * log(chance) + (1 - seen) * log(max(1 - chance, 1e-12)))
    }
    return misfit + abs(stability - usual[grade.rawValue - 1]) / 16
  }

  // MARK: - All four

  /// Four stabilities that were moved since, rising again.
  func rising(_ values: [Double]) -> [Double] {
    let ordered = inOrder(Dictionary(uniqueKeysWithValues: zip(Grade.allCases, values)))
    return Grade.allCases.map { ordered[$0] ?? values[$0.rawValue - 1] }
  }

  /// A better grade lasts no shorter: of two that do, the one with fewer tests gives way.
  private func inOrder(_ found: [Grade: Double]) -> [Grade: Double] {
    var found = found
    let pairs: [(Grade, Grade)] = [
      (.again, .hard), (.hard, .good), (.good, .easy), (.again, .good), (.hard, .easy),
      (.again, .easy),
    ]
    for (low, high) in pairs {
      guard let small = found[low], let large = found[high], small > large else { continue }
      if count(low) > count(high) { found[high] = small } else { found[low] = large }
    }
    return found
  }

  /// Fills what is missing from its neighbours, as far apart from them as is usual.
  private func filled(_ found: [Grade: Double]) -> [Double] {
    var logs = Grade.allCases.map { grade in found[grade].map { Glibc.log($0) } }
    let usual = Self.usual.map { Glibc.log($0) }
    guard let known = logs.firstIndex(where: { $0 != nil }) else { return Self.usual }
    for index in logs.indices where logs[index] == nil {
      let below = logs[..<index].lastIndex { $0 != nil }
      let above = logs[(index + 1)...].firstIndex { $0 != nil }
      if let below, let above, let low = logs[below], let high = logs[above] {
        let share = (usual[index] - usual[below]) / (usual[above] - usual[below])
        logs[index] = low + share * (high - low)
      } else {
        let near = below ?? above ?? known
        logs[index] = logs[near].map { $0 + usual[index] - usual[near] }
      }
    }
    return logs.map { min(max(exp($0 ?? 0), Self.range.lowerBound), Self.range.upperBound) }
  }
}
