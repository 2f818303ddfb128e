/// A machine on which malmoi keeps a database: fifty random bits.
package struct DeviceID: RawRepresentable, Hashable, Sendable {
  /// The bits, as tables have them; of two devices, the lower comes first where nothing else
  /// decides.
  package let rawValue: Int64

  /// The device of these bits.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// A device that was never there before.
  package static func random(
    using generator: inout some RandomNumberGenerator
  ) -> DeviceID {
    DeviceID(rawValue: Int64(generator.next(upperBound: UInt64(1) << 50)))
  }

  /// A device that was never there before.
  package static func random() -> DeviceID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension DeviceID: LosslessStringConvertible {
  /// Ten digits of base 32, in the order of the numbers (Crockford's alphabet: no i, l, o, u).
  package var description: String {
    String(
      stride(from: 45, through: 0, by: -5).map { Self.digits[Int(rawValue >> Int64($0)) & 31] })
  }

  /// Reads these digits; nil when they are others.
  package init?(_ description: String) {
    let values = description.compactMap { Self.digits.firstIndex(of: $0) }
    guard description.count == 10, values.count == 10 else { return nil }
    self.init(rawValue: values.reduce(0) { $0 << 5 | Int64($1) })
  }

  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
}
