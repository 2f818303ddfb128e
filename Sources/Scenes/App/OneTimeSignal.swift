/// A value that is sent once and waited for once; later ones are dropped.
final class OneTimeSignal<Value: Sendable> {
  private var sent: Value?
  private var waiter: CheckedContinuation<Value, Never>?

  /// Sends the value, unless one was sent before.
  func send(_ value: Value) {
    guard sent == nil else { return }
    sent = value
    waiter?.resume(returning: value)
    waiter = nil
  }

  /// Returns the value as soon as it is sent.
  ///
  /// - Precondition: Nobody else waits for it.
  var value: Value {
    get async {
      if let sent { return sent }
      precondition(waiter == nil, "a signal that is waited for already")
      return await withCheckedContinuation { waiter = $0 }
    }
  }
}
