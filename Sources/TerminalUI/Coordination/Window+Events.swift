import Terminal

extension Window {
  /// Answers a batch of events, each on views that know of the one before, then draws one frame
  /// when anything changed.
  ///
  /// When a flood of them takes long, a frame is drawn now and then, and other work has its turn.
  /// That the program is asked to end is not kept waiting by the rest of a flood.
  func receive(_ events: [Event]) {
    guard !isEnding else { return insist(events) }
    pendingEvents.append(events)
    routePendingEvents()
  }

  /// Hears of nothing but that the end is asked for again.
  private func insist(_ events: some Sequence<Event>) {
    for case .terminate(let reason) in events { onTerminate(reason) }
  }

  func routePendingEvents() {
    guard !isRouting else { return }
    isRouting = true
    let start = now()
    var count = 0
    while let event = nextEvent() {
      // The event before may have changed what this one is for.
      updateScreens()
      route(event)
      count += 1
      // A few take their time and get one frame.
      if count >= Self.flood, now() - start >= Self.routingTime {
        isBehind = true
        break
      }
    }
    isRouting = false
    drawIfNeeded()
    if isBehind { routeRestLater() } else { resumeIfIdle() }
  }

  /// Goes on with a flood when all else that is due had its turn.
  private func routeRestLater() {
    guard scheduledRouting == nil else { return }
    scheduledRouting = Task { [weak self] in
      self?.scheduledRouting = nil
      self?.isBehind = false
      self?.routePendingEvents()
    }
  }

  /// Events of one batch from which on the time that they take counts.
  private static var flood: Int { 64 }
  /// How long a flood is answered before a frame is drawn.
  private static var routingTime: Duration { .milliseconds(15) }

  /// The next event to answer.
  ///
  /// While a transition waits for its turn, or work leads to another screen, keys wait for the
  /// screen they were meant for; a new size and the end of the program do not. Nor do these wait
  /// for the rest of a flood.
  private func nextEvent() -> Event? {
    if isBehind { return pendingEvents.popFirst { $0.isUrgent } }
    return transitions.holdsKeys || work.holdsKeys
      ? pendingEvents.popFirst { $0.isUrgent } : pendingEvents.popFirst()
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
      let waiting = pendingEvents.popAll()
      onTerminate(reason)
      insist(waiting)
    }
  }

  /// Text first where text is edited, else commands first.
  private func press(_ key: Key) {
    let isEditingText = topScreen?.isEditingText == true
    if isEditingText, topScreen?.handle(.key(key)) == true { return }
    if let binding = activeBindings.binding(for: key, isEditingText: isEditingText) {
      return perform(binding, key: binding.keys.contains(key) ? key : key.onLatinLayout ?? key)
    }
    if !isEditingText, topScreen?.handle(.key(key)) == true { return }
    if let second = key.followingEscape { pendingEvents.prepend([.key(.escape), .key(second)]) }
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
