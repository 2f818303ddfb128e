/// A place in the app by name, with the view model it shows: the app's `enum Scene`.
package protocol SceneDescription {
  /// Builds the screen and binds its view model. A scene to push onto comes in a
  /// `NavigationStack`.
  func instantiate() -> any Screen
}
