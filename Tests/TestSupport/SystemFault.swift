/// What the system refused.
package struct SystemFault: Error {
  /// An `errno`.
  package let code: Int32

  /// A refusal with this `errno`.
  package init(code: Int32) {
    self.code = code
  }
}
