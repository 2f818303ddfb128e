import Observation

/// A property that is observed like one of an `@Observable` class.
///
/// For classes with type parameters: Observation names a property by its key path, and that of a
/// generic class is put together anew at each access, which took a third of the time of a key.
/// Here a plain object is observed in the property's place.
@propertyWrapper
package struct Followed<Value> {
  private var value: Value
  private let isSame: (Value, Value) -> Bool
  private let changes = Changes()

  /// A property that notes every assignment.
  package init(wrappedValue: Value) {
    value = wrappedValue
    isSame = { _, _ in false }
  }

  /// A property that notes assignments of other values.
  package init(wrappedValue: Value) where Value: Equatable {
    value = wrappedValue
    isSame = { $0 == $1 }
  }

  /// What the property holds.
  package var wrappedValue: Value {
    get {
      changes.follow()
      return value
    }
    set {
      let isChange = !isSame(value, newValue)
      value = newValue
      if isChange { changes.note() }
    }
    _modify {
      changes.follow()
      defer { changes.note() }
      yield &value
    }
  }
}

/// Counts the changes of a property, for those who follow it.
@Observable
private final class Changes {
  private var count = 0

  func follow() { _ = count }
  func note() { count += 1 }
}
