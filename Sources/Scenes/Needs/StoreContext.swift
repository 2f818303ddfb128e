import Storage

/// Reads and writes what the learner did, and when.
protocol StoreContext: AnyObject {
  /// The learner's progress.
  var database: LearnerDatabase { get }
  /// The learner's clock.
  var clock: LearnerClock { get }
}
