import Terminal

extension Window {
  /// Answers a batch of events, each on views that know of the one before, then draws one frame
  /// when anything changed.
  func receive(_ events: [Event]) {
    guard !isEnding else { return insist(events) }
    pendingEvents += events
    routePendingEvents()
  }

  /// Hears of nothing but that the end is asked for again.
  private func insist(_ events: [Event]) {
    for case .terminate(let reason) in events { onTerminate(reason) }
  }

  func routePendingEvents() {
    guard !isRouting else { return }
    isRouting = true
    while let event = nextEvent() {
      // The event before may have changed what this one is for.
      updateScreens()
      route(event)
    }
    isRouting = false
    drawIfNeeded()
    resumeIfIdle()
  }

  /// The next event to answer.
  ///
  /// While a transition waits for its turn, or work leads to another screen, keys wait for the
  /// screen they were meant for; a new size and the end of the program do not.
  private func nextEvent() -> Event? {
    let index =
      transitions.holdsKeys || work.holdsKeys
      ? pendingEvents.firstIndex(where: \.isUrgent) : pendingEvents.indices.first
    return index.map { pendingEvents.remove(at: $0) }
  }

  private func route(_ event: Event) {
    switch event {
    case .key(let key):
      clearNotice()
      press(key)
    case .mouse(let mouse):
      if let hint = hint(under: mouse) {
        perform(hint, key: hint.keys.first)
      } else {
        _ = topScreen?.handle(event)
      }
    case .paste:
      _ = topScreen?.handle(event)
    case .resize:
      layOut()
      frameRequests += 1
    case .terminate(let reason):
      // What waits is for screens that will not come, and must not lead on while the program ends.
      isEnding = true
      let waiting = pendingEvents
      pendingEvents = []
      onTerminate(reason)
      insist(waiting)
    }
  }

  /// Text first where text is edited, else commands first.
  private func press(_ key: Key) {
    let isEditingText = topScreen?.isEditingText == true
    if isEditingText, topScreen?.handle(.key(key)) == true { return }
    if let binding = activeBindings.binding(for: key, isEditingText: isEditingText) {
      perform(binding, key: binding.keys.contains(key) ? key : key.onLatinLayout ?? key)
    } else if !isEditingText {
      _ = topScreen?.handle(.key(key))
    }
  }

  /// Does what a binding says, or shows why it cannot be done now.
  private func perform(_ binding: KeyBinding, key: Key?) {
    if let reason = binding.disabledReason {
      show(Notice(reason, .warning))
    } else if let key {
      binding.action(key)
    }
  }

  /// The command in the hint bar that the mouse presses.
  private func hint(under mouse: MouseEvent) -> KeyBinding? {
    let size = terminal.size
    guard mouse.action == .press, notice == nil,
      mouse.position.y == WindowGeometry(size: size).hintRow
    else { return nil }
    return KeyHintBar(bindings: activeBindings, capabilities: terminal.capabilities)
      .items(in: 0..<size.width)
      .first { $0.columns.contains(mouse.position.x) }?.binding
  }
}

extension Event {
  /// Whether it must not wait for a transition.
  fileprivate var isUrgent: Bool {
    switch self {
    case .resize, .terminate: true
    case .key, .mouse, .paste: false
    }
  }
}
