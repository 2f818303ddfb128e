import Glibc

/// FSRS-6 as a function of its weights: how wrong they are about a sentence, and in which direction
/// each would have to move (the gradient, by going back through the answers).
///
/// The formulas are those of `Scheduler+Memory`; the tests hold both against each other.
struct RecallModel {
  /// A chance of 0 would make one answer weigh more than all others.
  static let leastChance = 1e-9

  /// w0…w20.
  let w: [Double]
  private let factor: Double
  /// The derivative of `factor` by w20.
  private let factorSlope: Double
  private let recallGain: Double
  private let forgettingFloor: Double
  private let easyDifficulty: Double

  init(_ weights: [Double]) {
    w = weights
    factor = pow(0.9, -1 / w[20]) - 1
    factorSlope = (factor + 1) * log(0.9) / (w[20] * w[20])
    recallGain = exp(w[8])
    forgettingFloor = exp(w[17] * w[18])
    easyDifficulty = w[4] - exp(3 * w[5]) + 1
  }

  /// The memory before an answer, and the chance of recall it gave.
  struct State {
    var stability = 0.0
    var difficulty = 0.0
    var recall = 0.0
  }

  /// Adds what a sentence says.
  ///
  /// - Parameters:
  ///   - weights: what each answer counts for; 0 for what is not tested, and those beyond the last
  ///     one are not looked at.
  ///   - states: room for the states, so that it is not made anew each time.
  ///   - gradient: 21 numbers that are added to.
  /// - Returns: the sum of -ln of the chance given to what happened, each by its weight.
  func add(
    _ history: RecallHistory, _ weights: [Double], _ states: inout [State],
    to gradient: inout [Double]
  ) -> Double {
    let count = weights.count
    if states.count < count { states.append(contentsOf: repeatElement(State(), count: count)) }
    var loss = 0.0
    for index in 0..<count {
      let step = history.steps[index]
      if index == 0 {
        guard let start = history.start else { continue }
        states[0] = State(stability: start.stability, difficulty: start.difficulty)
      } else if index == 1, history.start == nil {
        states[1] = firstState(history.steps[0].grade)
      } else {
        states[index] = next(states[index - 1], history.steps[index - 1])
      }
      states[index].recall = recall(states[index].stability, step.days)
      guard weights[index] > 0 else { continue }
      let chance = step.isRecalled ? states[index].recall : 1 - states[index].recall
      loss -= weights[index] * log(max(chance, Self.leastChance))
    }
    goBack(history, weights, states, &gradient)
    return loss
  }

  // MARK: - Forward

  private func recall(_ stability: Double, _ days: Int) -> Double {
    pow(1 + factor * Double(days) / stability, -w[20])
  }

  private func firstState(_ grade: Grade) -> State {
    State(
      stability: w[grade.rawValue - 1], difficulty: Self.clamped(rawFirstDifficulty(grade)))
  }

  private func rawFirstDifficulty(_ grade: Grade) -> Double {
    w[4] - exp(w[5] * Double(grade.rawValue - 1)) + 1
  }

  private func rawDifficulty(_ difficulty: Double, _ grade: Grade) -> Double {
    let change = -w[6] * Double(grade.rawValue - 3)
    return w[7] * easyDifficulty + (1 - w[7]) * (difficulty + (10 - difficulty) * change / 9)
  }

  private func next(_ state: State, _ step: RecallHistory.Step) -> State {
    let stability =
      if step.days < 1 {
        state.stability * sameDayGain(state.stability, step.grade)
      } else if step.grade == .again {
        min(afterLongTime(state), state.stability / forgettingFloor)
      } else {
        state.stability * (1 + gain(state, step.grade))
      }
    let range = Memory.stabilityRange
    return State(
      stability: min(max(stability, range.lowerBound), range.upperBound),
      difficulty: Self.clamped(rawDifficulty(state.difficulty, step.grade)))
  }

  private func rawSameDayGain(_ stability: Double, _ grade: Grade) -> Double {
    exp(w[17] * (Double(grade.rawValue - 3) + w[18])) * pow(stability, -w[19])
  }

  private func sameDayGain(_ stability: Double, _ grade: Grade) -> Double {
    let gain = rawSameDayGain(stability, grade)
    return grade == .again ? gain : max(gain, 1)
  }

  private func afterLongTime(_ state: State) -> Double {
    w[11] * pow(state.difficulty, -w[12]) * (pow(state.stability + 1, w[13]) - 1)
      * exp((1 - state.recall) * w[14])
  }

  /// The gain of a Good whose recall was as unlikely as can be.
  private func base(_ state: State) -> Double {
    recallGain * (11 - state.difficulty) * pow(state.stability, -w[9])
  }

  private func share(_ grade: Grade) -> Double {
    grade == .hard ? w[15] : grade == .easy ? w[16] : 1
  }

  private func gain(_ state: State, _ grade: Grade) -> Double {
    base(state) * (exp((1 - state.recall) * w[10]) - 1) * share(grade)
  }

  private static func isFree(_ stability: Double) -> Bool {
    stability > Memory.stabilityRange.lowerBound && stability < Memory.stabilityRange.upperBound
  }

  private static func clamped(_ difficulty: Double) -> Double {
    min(max(difficulty, Memory.difficultyRange.lowerBound), Memory.difficultyRange.upperBound)
  }

  // MARK: - Back

  /// What the loss changes by with the memory after an answer.
  private struct Slope {
    var stability = 0.0
    var difficulty = 0.0
  }

  private func goBack(
    _ history: RecallHistory, _ weights: [Double], _ states: [State], _ gradient: inout [Double]
  ) {
    var slope = Slope()
    let first = history.start == nil ? 1 : 0
    for index in stride(from: weights.count - 1, through: first, by: -1) {
      let (step, state) = (history.steps[index], states[index])
      var recallSlope = 0.0
      if weights[index] > 0 {
        let chance = max(step.isRecalled ? state.recall : 1 - state.recall, Self.leastChance)
        recallSlope = (step.isRecalled ? -1 : 1) * weights[index] / chance
      }
      var before = Slope()
      // Nothing follows the last answer that is tested, and what is at an end of its range stays.
      if index < weights.count - 1 {
        if !Self.isFree(states[index + 1].stability) { slope.stability = 0 }
        back(through: step, state, slope, &before, &recallSlope, &gradient)
      }
      addRecall(state, step.days, recallSlope, &before, &gradient)
      slope = before
    }
    guard history.start == nil, weights.count > 1 else { return }
    backToFirst(history.steps[0].grade, slope, &gradient)
  }

  private func addRecall(
    _ state: State, _ days: Int, _ slope: Double, _ before: inout Slope, _ gradient: inout [Double]
  ) {
    guard slope != 0, days > 0 else { return }
    let time = Double(days) / state.stability
    let base = 1 + factor * time
    before.stability += slope * state.recall * w[20] * factor * time / (base * state.stability)
    gradient[20] -= slope * state.recall * (log(base) + w[20] * time * factorSlope / base)
  }

  private func backToFirst(_ grade: Grade, _ slope: Slope, _ gradient: inout [Double]) {
    gradient[grade.rawValue - 1] += slope.stability
    guard Memory.difficultyRange.contains(rawFirstDifficulty(grade)) else { return }
    let place = Double(grade.rawValue - 1)
    gradient[4] += slope.difficulty
    gradient[5] -= slope.difficulty * place * exp(w[5] * place)
  }

  private func back(
    through step: RecallHistory.Step, _ state: State, _ slope: Slope, _ before: inout Slope,
    _ recallSlope: inout Double, _ gradient: inout [Double]
  ) {
    backDifficulty(step.grade, state, slope.difficulty, &before, &gradient)
    if step.days < 1 {
      backSameDay(step.grade, state, slope.stability, &before, &gradient)
    } else if step.grade == .again {
      backForgotten(state, slope.stability, &before, &recallSlope, &gradient)
    } else {
      backRecalled(step.grade, state, slope.stability, &before, &recallSlope, &gradient)
    }
  }

  private func backDifficulty(
    _ grade: Grade, _ state: State, _ slope: Double, _ before: inout Slope,
    _ gradient: inout [Double]
  ) {
    let raw = rawDifficulty(state.difficulty, grade)
    guard slope != 0, Memory.difficultyRange.contains(raw) else { return }
    let place = Double(grade.rawValue - 3)
    let damped = state.difficulty - (10 - state.difficulty) * w[6] * place / 9
    gradient[7] += slope * (easyDifficulty - damped)
    gradient[4] += slope * w[7]
    gradient[5] -= slope * w[7] * 3 * exp(3 * w[5])
    let rest = slope * (1 - w[7])
    gradient[6] -= rest * (10 - state.difficulty) * place / 9
    before.difficulty += rest * (1 + w[6] * place / 9)
  }

  private func backSameDay(
    _ grade: Grade, _ state: State, _ slope: Double, _ before: inout Slope,
    _ gradient: inout [Double]
  ) {
    let gain = rawSameDayGain(state.stability, grade)
    guard grade == .again || gain >= 1 else {
      before.stability += slope
      return
    }
    let place = Double(grade.rawValue - 3)
    before.stability += slope * gain * (1 - w[19])
    let share = slope * state.stability * gain
    gradient[17] += share * (place + w[18])
    gradient[18] += share * w[17]
    gradient[19] -= share * log(state.stability)
  }

  private func backForgotten(
    _ state: State, _ slope: Double, _ before: inout Slope, _ recallSlope: inout Double,
    _ gradient: inout [Double]
  ) {
    let (after, most) = (afterLongTime(state), state.stability / forgettingFloor)
    guard after <= most else {
      before.stability += slope / forgettingFloor
      gradient[17] -= slope * most * w[18]
      gradient[18] -= slope * most * w[17]
      return
    }
    let power = pow(state.stability + 1, w[13])
    let scale = after / (power - 1)
    gradient[11] += slope * after / w[11]
    gradient[12] -= slope * after * log(state.difficulty)
    gradient[13] += slope * scale * power * log(state.stability + 1)
    gradient[14] += slope * after * (1 - state.recall)
    before.difficulty -= slope * after * w[12] / state.difficulty
    before.stability += slope * scale * power * w[13] / (state.stability + 1)
    recallSlope -= slope * after * w[14]
  }

  private func backRecalled(
    _ grade: Grade, _ state: State, _ slope: Double, _ before: inout Slope,
    _ recallSlope: inout Double, _ gradient: inout [Double]
  ) {
    let base = base(state)
    let power = exp((1 - state.recall) * w[10])
    let whole = base * (power - 1)
    let gain = whole * share(grade)
    let share = slope * state.stability
    before.stability += slope * (1 + gain * (1 - w[9]))
    before.difficulty -= share * gain / (11 - state.difficulty)
    gradient[8] += share * gain
    gradient[9] -= share * gain * log(state.stability)
    let tail = share * base * self.share(grade) * power
    gradient[10] += tail * (1 - state.recall)
    recallSlope -= tail * w[10]
    if grade == .hard { gradient[15] += share * whole }
    if grade == .easy { gradient[16] += share * whole }
  }
}
