/// Gives sentences their identities.
///
/// The author's `id`; else `p-` and the hash of the prompt in 16 hexadecimal digits; the second
/// sentence with a prompt gets `-2` behind that, the third `-3`.
struct SentenceIDAssigner {
  /// Ids given, and where they were given first.
  private var offsets: [String: Int] = [:]
  /// The number to try next behind each base: those before are given, and stay so.
  private var nextNumbers: [String: Int] = [:]
  private let explicit: Set<String>

  /// - Parameter explicit: All ids that authors wrote; none of them is made up for another.
  init(explicit: some Sequence<String>) {
    self.explicit = Set(explicit)
  }

  /// The identity of `draft`, and the offset of the sentence that already had the same id or the
  /// same prompt.
  mutating func assign(to draft: SentenceDraft) -> (id: SentenceID, clash: Int?) {
    let base = draft.id ?? Self.hashedID(of: draft.prompt)
    let clash = offsets[base]
    var id = base
    if draft.id == nil {
      var number = nextNumbers[base, default: 2]
      while offsets[id] != nil || explicit.contains(id) {
        id = "\(base)-\(number)"
        number += 1
      }
      nextNumbers[base] = number
    }
    if offsets[base] == nil { offsets[base] = draft.offset }
    if offsets[id] == nil { offsets[id] = draft.offset }
    return (SentenceID(rawValue: id), clash)
  }

  /// The identity of a sentence by its prompt; progress hangs on it, so it may never change.
  ///
  /// FNV-1a, 64 bits, over the UTF-8 of the prompt in normal form C, in lower case, with single
  /// spaces.
  static func hashedID(of prompt: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in ComparableText(prompt, overlooking: .letterCase).scalars {
      for byte in UTF8.encode(scalar) ?? .init() {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return "p-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SentenceID {
  /// The id of a sentence whose author wrote none, by its prompt.
  package init(hashOf prompt: String) {
    self.init(rawValue: SentenceIDAssigner.hashedID(of: prompt))
  }
}
