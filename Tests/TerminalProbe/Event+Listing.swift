import Terminal

extension Event {
  /// The event as the tests read it from the screen.
  var listing: String {
    switch self {
    case .key(let key): "key \(key.listing)"
    case .mouse(let event): "mouse \(event.action) \(event.position.x),\(event.position.y)"
    case .paste(let text): "paste \(text.count) \(text.prefix(30).debugDescription)"
    case .resize(let size): "resize \(size.width)x\(size.height)"
    case .terminate(let reason): "terminate \(reason)"
    }
  }
}

extension Key {
  /// The key as in `ctrl+shift+left`.
  var listing: String {
    let names: [(Modifiers, String)] = [(.control, "ctrl+"), (.alt, "alt+"), (.shift, "shift+")]
    let prefix = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    switch code {
    case .character(let character): return prefix + String(character)
    case .function(let number): return prefix + "f\(number)"
    default: return prefix + "\(code)"
    }
  }
}
