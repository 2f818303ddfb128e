/// How a scene takes the place of another.
package enum TransitionStyle: Hashable, Sendable {
  /// Replaces everything; modals close first, the topmost first.
  case root
  /// Goes onto the navigation stack of the topmost layer.
  case push
  /// Is presented over what is topmost, and takes all keys.
  case modal
}

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
