import Storage

extension Localization {
  /// What was found damaged, how much, and that no answer is lost.
  package func sentence(for report: DamageReport) -> String {
    let setAside = report.setAside > 0 ? count(.answersSetAside, report.setAside) : nil
    let mended = report.mended > 0 ? self[.damageMended(count: report.mended)] : nil
    return [setAside, mended, self[.damageNothingLost]].compactMap(\.self).joined(separator: " ")
  }
}
