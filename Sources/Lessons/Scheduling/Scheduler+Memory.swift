import Glibc

extension Scheduler {
  /// What the formulas need of the weights and the wanted retention, worked out once.
  struct Constants: Hashable, Sendable {
    let decay: Double
    let factor: Double
    /// Days between reviews for each day of stability.
    let intervalPerStability: Double
    /// The factor e^w8.
    let recallGain: Double
    /// The factor e^(w17·w18).
    let forgettingFloor: Double
    /// What difficulty drifts back to: that of a first Easy, not clamped.
    let easyDifficulty: Double

    init(weights w: FSRSWeights, wantedRetention: Double) {
      decay = -w[20]
      factor = pow(0.9, 1 / decay) - 1
      intervalPerStability = (pow(wantedRetention, 1 / decay) - 1) / factor
      recallGain = exp(w[8])
      forgettingFloor = exp(w[17] * w[18])
      easyDifficulty = w.firstDifficulty(.easy)
    }
  }

  /// The memory after a grade: the new stability from the old difficulty, then the difficulty.
  func nextMemory(
    _ memory: Memory?, _ grade: Grade, elapsedDays: Int, _ retrievability: Double
  ) -> Memory {
    guard let memory else {
      return Memory(
        stability: weights[grade.rawValue - 1], difficulty: weights.firstDifficulty(grade))
    }
    let stability =
      if elapsedDays < 1 {
        stabilityOnSameDay(memory.stability, grade)
      } else if grade == .again {
        stabilityForgotten(memory, retrievability)
      } else {
        stabilityRecalled(memory, grade, retrievability)
      }
    return Memory(stability: stability, difficulty: nextDifficulty(memory.difficulty, grade))
  }

  func retrievability(of memory: Memory, afterDays days: Int) -> Double {
    pow(1 + constants.factor * Double(max(0, days)) / memory.stability, constants.decay)
  }

  /// Whole days until the chance of recall has fallen to what is wanted, before any scattering.
  func interval(for memory: Memory) -> Int {
    let days = (memory.stability * constants.intervalPerStability).rounded(.toNearestOrEven)
    return Int(min(max(days, 1), Double(maximumInterval)))
  }

  private func stabilityRecalled(
    _ memory: Memory, _ grade: Grade, _ retrievability: Double
  ) -> Double {
    var gain =
      constants.recallGain * (11 - memory.difficulty) * pow(memory.stability, -weights[9])
      * (exp((1 - retrievability) * weights[10]) - 1)
    if grade == .hard { gain *= weights[15] }
    if grade == .easy { gain *= weights[16] }
    return memory.stability * (1 + gain)
  }

  private func stabilityForgotten(_ memory: Memory, _ retrievability: Double) -> Double {
    let afterLongTime =
      weights[11] * pow(memory.difficulty, -weights[12])
      * (pow(memory.stability + 1, weights[13]) - 1) * exp((1 - retrievability) * weights[14])
    return min(afterLongTime, memory.stability / constants.forgettingFloor)
  }

  private func stabilityOnSameDay(_ stability: Double, _ grade: Grade) -> Double {
    let gain =
      exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
    return stability * (grade == .again ? gain : max(gain, 1))
  }

  private func nextDifficulty(_ difficulty: Double, _ grade: Grade) -> Double {
    let change = -weights[6] * Double(grade.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    return weights[7] * constants.easyDifficulty + (1 - weights[7]) * damped
  }
}

extension FSRSWeights {
  /// The difficulty after a first grade, not clamped.
  fileprivate func firstDifficulty(_ grade: Grade) -> Double {
    self[4] - exp(self[5] * Double(grade.rawValue - 1)) + 1
  }
}
