/// A screen that shows a view model.
///
/// ```swift
/// final class QuizScreen: Screen, ViewModelBindable {
///   @Bound var viewModel: QuizViewModel
///   func bindViewModel() { … }
/// }
/// let screen = QuizScreen().bind(viewModel: viewModel)
/// ```
package protocol ViewModelBindable: AnyObject {
  associatedtype ViewModel

  /// What is shown; there from `bind(viewModel:)` on.
  var viewModel: ViewModel { get set }

  /// Connects views to the view model; called once, when `viewModel` is there.
  func bindViewModel()
}

extension ViewModelBindable {
  /// Gives the screen its view model, connects them and returns the screen.
  @discardableResult
  package func bind(viewModel: ViewModel) -> Self {
    self.viewModel = viewModel
    bindViewModel()
    return self
  }
}
