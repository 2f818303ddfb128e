/// One of the five kinds of value that SQLite stores (sqlite.org/datatype3.html).
package enum Value: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A floating-point number; not-a-number is stored as null.
  case real(Double)
  /// Unicode text; bytes in a file that are no UTF-8 read as U+FFFD.
  case text(String)
  /// Bytes as they are.
  case blob([UInt8])
}

/// A Swift type that a column can hold.
package protocol ValueConvertible {
  /// The value as SQLite stores it.
  var value: Value { get }

  /// Reads a stored value; nil when it is of another kind or out of range.
  init?(_ value: Value)
}

extension Value: ValueConvertible {
  package var value: Value { self }

  package init(_ value: Value) { self = value }
}

extension Int64: ValueConvertible {
  package var value: Value { .integer(self) }

  package init?(_ value: Value) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }
}

extension Int: ValueConvertible {
  package var value: Value { .integer(Int64(self)) }

  package init?(_ value: Value) {
    guard case .integer(let number) = value else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: ValueConvertible {
  package var value: Value { .integer(self ? 1 : 0) }

  package init?(_ value: Value) {
    switch value {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: ValueConvertible {
  package var value: Value { .real(self) }

  /// Also takes a whole number: SQLite may store `2.0` as one.
  package init?(_ value: Value) {
    switch value {
    case .real(let number): self = number
    case .integer(let number): self.init(exactly: number)
    case .null, .text, .blob: return nil
    }
  }
}

extension String: ValueConvertible {
  package var value: Value { .text(self) }

  package init?(_ value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension [UInt8]: ValueConvertible {
  package var value: Value { .blob(self) }

  package init?(_ value: Value) {
    guard case .blob(let bytes) = value else { return nil }
    self = bytes
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  package var value: Value { self?.value ?? .null }

  package init?(_ value: Value) {
    if case .null = value {
      self = .none
    } else if let wrapped = Wrapped(value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}
