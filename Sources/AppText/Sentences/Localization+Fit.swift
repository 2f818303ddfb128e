import Lessons

extension Localization {
  /// What weights that were fitted mean for the learner: how they forget, and how many reviews a
  /// day that is.
  package func sentence(for load: ReviewLoad) -> String {
    let pace: Message =
      load.firmness > 1.05 ? .fitSlower : load.firmness < 1 / 1.05 ? .fitFaster : .fitUsual
    let (before, after) = (Int(load.before.rounded()), Int(load.after.rounded()))
    let reviews = count(.reviews, after)
    return self[
      before == after
        ? .fitLoadSame(pace: self[pace], reviews: reviews)
        : .fitLoad(pace: self[pace], reviews: reviews, before: before)]
  }

  /// How few answers there are to fit anything to.
  package func tooFewToFit(_ count: Int) -> String {
    self[.fitTooFew(answers: self.count(.answers, count), fewest: MemoryFit.fewest)]
  }

  /// In figures, what was fitted and how much less wrong it is: a line each.
  package func figures(of fit: MemoryFit) -> [String] {
    var lines = [
      self[
        .fitLatest(
          answers: count(.answers, fit.heldOut.count), after: fit.heldOut.after.asLoss,
          before: fit.heldOut.before.asLoss)],
      self[
        .fitAll(
          answers: count(.answers, fit.all.count), after: fit.all.after.asLoss,
          before: fit.all.before.asLoss)],
      self[.fitDue(after: fit.load.dueAfter, before: fit.load.dueBefore)],
    ]
    if fit.isOfFirstIntervals {
      lines.append(self[.fitFirstOnly(enough: MemoryFit.enoughForAll)])
    }
    return lines
  }
}

extension Double {
  /// With four places.
  fileprivate var asLoss: String {
    let units = Int((self * 10_000).rounded())
    let places = String(units % 10_000)
    return "\(units / 10_000)." + String(repeating: "0", count: 4 - places.count) + places
  }
}
