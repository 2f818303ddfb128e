import TerminalUI
import Testing

@MainActor
struct ViewModelBindableTests {
  @Test func `a screen is connected once it has its view model`() {
    let model = PaneScreen.Model("line")
    let screen = PaneScreen().bind(viewModel: model)
    #expect(screen.viewModel === model)
    #expect(screen.log == ["bound"])
  }

  @Test func `reading a view model before it is bound is our own mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = PaneScreen().viewModel }
    }
  }
}
