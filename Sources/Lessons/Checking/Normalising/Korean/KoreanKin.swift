/// Those who are the speaker's own without being called so.
enum KoreanKin {
  /// Whether a word says that what follows is the speaker's.
  static func isPossessive(_ word: String) -> Bool { possessives.contains(word) }

  /// Whether a word, with or without a particle, names a friend or one of the family.
  static func isKin(_ word: String) -> Bool { names.contains(where: word.beginsWith) }

  private static let possessives: Set = ["제", "내", "저의", "나의", "우리", "저희"]
  private static let names = [
    "친구", "동생", "남동생", "여동생", "누나", "언니", "형", "오빠", "어머니", "아버지", "엄마", "아빠", "할머니",
    "할아버지", "부모님", "가족", "아내", "남편", "아들", "딸",
  ]
}
