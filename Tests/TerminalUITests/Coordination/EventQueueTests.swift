import Terminal
import Testing

@testable import TerminalUI

struct EventQueueTests {
  private func events(_ range: Range<Int>) -> [Event] {
    range.map { .resize(Size(width: $0, height: 1)) }
  }

  @Test func `events come out in the order they came in, however many there are`() {
    var queue = EventQueue()
    var taken: [Event] = []
    for start in stride(from: 0, to: 9_000, by: 3) {
      queue.append(events(start..<start + 3))
      taken += [queue.popFirst(), queue.popFirst()].compactMap(\.self)
    }
    while let event = queue.popFirst() { taken.append(event) }
    #expect(taken == events(0..<9_000) && queue.isEmpty)
  }

  @Test func `events go before others, and out of their turn`() {
    var queue = EventQueue()
    queue.append(events(0..<3))
    #expect(queue.popFirst() == events(0..<1).first)
    queue.prepend([.key(.escape), .key(.enter)])
    #expect(queue.popFirst { $0 == .key(.enter) } == .key(.enter))
    #expect(queue.popFirst { $0 == .key(.tab) } == nil)
    #expect(Array(queue.popAll()) == [.key(.escape)] + events(1..<3))
    #expect(queue.isEmpty && queue.popFirst() == nil)
  }
}
