/// How a scene takes the place of another.
package enum TransitionStyle: Hashable, Sendable {
  /// Replaces everything; modals close first, the topmost first.
  case root
  /// Goes onto the navigation stack of the topmost layer.
  case push
  /// Is presented over what is topmost, and takes all keys.
  case modal
}
