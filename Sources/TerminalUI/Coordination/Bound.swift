/// A property that is set once its owner is bound, and never read before.
///
/// - Precondition: Set before it is read.
@propertyWrapper
package struct Bound<Value> {
  private var value: Value?

  /// A property still to be set.
  package init() {}

  package var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("\(Value.self) was read before bind(viewModel:)")
      }
      return value
    }
    set { value = newValue }
  }
}
