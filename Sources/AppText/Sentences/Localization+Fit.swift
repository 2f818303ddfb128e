import Lessons

extension Localization {
  /// What weights that were fitted mean for the learner: how they forget, and how many reviews a
  /// day that is.
  package func sentence(for load: ReviewLoad) -> String {
    let pace: TextKey =
      load.firmness > 1.05 ? .fitSlower : load.firmness < 1 / 1.05 ? .fitFaster : .fitUsual
    let (before, after) = (Int(load.before.rounded()), Int(load.after.rounded()))
    return text(
      before == after ? .fitLoadSame : .fitLoad,
      ["pace": self[pace], "reviews": count(.reviews, after), "before": before])
  }

  /// How few answers there are to fit anything to.
  package func tooFewToFit(_ count: Int) -> String {
    text(.fitTooFew, ["answers": self.count(.answers, count), "fewest": MemoryFit.fewest])
  }

  /// In figures, what was fitted and how much less wrong it is: a line each.
  package func figures(of fit: MemoryFit) -> [String] {
    var lines = [
      text(
        .fitLatest,
        [
          "answers": count(.answers, fit.heldOut.count), "before": fit.heldOut.before.asLoss,
          "after": fit.heldOut.after.asLoss,
        ]),
      text(
        .fitAll,
        [
          "answers": count(.answers, fit.all.count), "before": fit.all.before.asLoss,
          "after": fit.all.after.asLoss,
        ]),
      text(.fitDue, ["before": fit.load.dueBefore, "after": fit.load.dueAfter]),
    ]
    if fit.isOfFirstIntervals {
      lines.append(text(.fitFirstOnly, ["enough": MemoryFit.enoughForAll]))
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
