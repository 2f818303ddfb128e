import Terminal

extension Sequence<KeyBinding> {
  /// The binding a key stands for: one that works now before one that does not, the key as it is
  /// before the letter a Korean keyboard has in its place.
  ///
  /// - Parameter isEditingText: Whether letters are text; then none is a command.
  package func binding(for key: Key, isEditingText: Bool = false) -> KeyBinding? {
    if let typed = key.typedCharacter, typed.isLetter, isEditingText { return nil }
    return exactBinding(for: key) ?? key.onLatinLayout.flatMap(exactBinding(for:))
  }

  private func exactBinding(for key: Key) -> KeyBinding? {
    let matching = filter { $0.keys.contains(key) }
    return matching.first(where: \.isEnabled) ?? matching.first
  }
}

extension Key {
  /// The same key under a Latin layout, when this one is a letter of the Korean two-set layout.
  ///
  /// Source: KS X 5002, the layout of every Korean keyboard.
  package var onLatinLayout: Key? {
    guard case .character(let character) = code,
      let letter = Self.latinByTwoSetLetter[character]
    else { return nil }
    return Key(.character(letter), modifiers)
  }

  private static let latinByTwoSetLetter: [Character: Character] = {
    let latin = "qwertyuiopasdfghjklzxcvbnmQWERTOP"
    let korean = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
    return Dictionary(uniqueKeysWithValues: zip(korean, latin))
  }()
}
