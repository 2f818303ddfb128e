import AppText

/// What the settings need.
protocol SettingsContext:
  RootsContext, DrawingContext, WorkContext, StoreContext, LibraryContext, SourcesContext,
  ChoiceContext, HearingContext
{
  /// What the learner chose.
  var settings: LearnerSettings { get }
  /// Exchanges with other machines.
  var sync: SyncKeeper { get }
}
