/// Why a transition did not happen.
///
/// Nothing has changed then.
package enum TransitionError: Error, Hashable, Sendable {
  /// A push where the topmost layer has no navigation stack.
  case navigationControllerMissing
  /// A close at the root of a navigation stack.
  case cannotPop
  /// Nothing there to close, or to present on.
  case unknown
}
