/// What the learner wants of the scheduler: what all cards and days are worked out by.
package struct StudyPlan: Hashable, Sendable {
  /// The chance of recall at which a sentence comes back, within `Scheduler.retentionRange`.
  package var wantedRetention = 0.9
  /// When a day of study begins, in seconds after local midnight.
  package var dayStart = 4 * 3_600
  /// How the learner forgets.
  package var weights = FSRSWeights.standard

  /// What holds until the learner says otherwise: nine in ten, four in the morning.
  package init() {}

  /// The scheduler that does as is wanted.
  package var scheduler: Scheduler {
    Scheduler(weights: weights, wantedRetention: wantedRetention)
  }

  /// The calendar that counts days as is wanted.
  package var calendar: StudyCalendar { StudyCalendar(dayStart: dayStart) }
}
