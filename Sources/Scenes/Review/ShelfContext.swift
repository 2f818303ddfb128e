import AppText
import Programs

/// What sentences of courses on this machine are asked with.
protocol ShelfContext: LibraryContext, StoreContext {
  /// What the learner chose.
  var settings: LearnerSettings { get }
  /// Says sentences aloud.
  var speaker: Speaker { get }
}
