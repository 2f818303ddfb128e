/// Where an animator's frames come from: a monotonic time and ticks while they are wanted.
///
/// The app runs on `TimerFrameClock`; tests step one by hand.
package protocol FrameClock: AnyObject {
  /// Time since an origin of the clock's own choosing; never goes back.
  var now: Duration { get }

  /// Calls `tick` once a frame until `stop()`; replaces the tick before.
  func start(_ tick: @escaping () -> Void)

  /// Ends the ticks; nothing wakes the process after it.
  func stop()
}
