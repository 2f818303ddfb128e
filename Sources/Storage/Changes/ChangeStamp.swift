/// Who made a change, and when, so that it is one and the same on all machines.
struct ChangeStamp: Hashable {
  let device: DeviceID
  /// Counts the changes of the device from 1; some numbers are missing.
  let sequence: Int64
  /// The order of changes, whoever made them: see `WallClock`.
  let order: Int64
}

extension ChangeStamp: Comparable {
  /// Whether a change came before another; on all machines the answer is the same.
  static func < (left: ChangeStamp, right: ChangeStamp) -> Bool {
    (left.order, left.device.rawValue, left.sequence)
      < (right.order, right.device.rawValue, right.sequence)
  }
}
