/// Tells when nothing was typed for a while; nothing waits while nothing was.
///
/// The app runs on `TaskPauseTimer`; tests let a pause pass by hand.
@MainActor
package protocol PauseTimer: AnyObject {
  /// Calls `action` once, `duration` from now; what was asked for before is forgotten.
  func start(_ duration: Duration, _ action: @escaping () -> Void)

  /// Forgets what was asked for; nothing wakes the process after it.
  func stop()
}
