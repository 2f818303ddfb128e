import Observation
import TerminalUI
import Testing

struct FollowedTests {
  @MainActor
  private final class Pair<Value: Equatable> {
    @Followed var value: Value
    @Followed var action: () -> Void = {}

    init(_ value: Value) {
      self.value = value
    }
  }

  @Test func `those who read a property learn of its next change`() {
    let pair = Pair([1])
    #expect(!isTold(reading: { pair.value }, when: { pair.value = [1] }))
    #expect(isTold(reading: { pair.value }, when: { pair.value = [2] }))
    #expect(isTold(reading: { pair.value }, when: { pair.value.append(3) }))
    #expect(isTold(reading: { pair.action }, when: { pair.action = {} }))
    #expect(!isTold(reading: { pair.action }, when: { pair.value = [] }))
    #expect(pair.value == [])
  }

  private func isTold<T>(reading read: () -> T, when change: () -> Void) -> Bool {
    var isTold = false
    _ = withObservationTracking(read) { MainActor.assumeIsolated { isTold = true } }
    change()
    return isTold
  }
}
