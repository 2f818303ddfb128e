/// Closes a modal with what it was opened for; given to its view model when it is presented.
///
/// The first call counts. A modal that is closed in any other way has no result.
package struct Dismissal<Result> {
  private let dismiss: (Result?) -> Void

  /// A dismissal that calls `dismiss`; nil stands for cancelled.
  package init(_ dismiss: @escaping (Result?) -> Void) {
    self.dismiss = dismiss
  }

  /// Closes the modal with its result.
  package func close(with result: Result) {
    dismiss(result)
  }

  /// Closes the modal without a result.
  package func cancel() {
    dismiss(nil)
  }
}
