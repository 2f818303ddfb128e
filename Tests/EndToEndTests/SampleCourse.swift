/// A course as an author would write it, for tests that know every answer.
struct SampleCourse: Sendable {
  /// A sentence with its one answer; punctuation at its end stands on no block.
  struct Sentence: Sendable {
    let prompt: String
    let answer: String

    /// What a learner types: the answer's words without their punctuation.
    var words: [String] {
      answer.split(separator: " ").map { word in
        String(word.filter { !".,?!".contains($0) })
      }
    }
  }

  let id: String
  let title: String
  /// Codes of the language that is read and of the one that is built.
  let prompt, answer: String
  let days: [[Sentence]]

  /// The text of its file.
  var json: String {
    let days = days.map { day in
      let sentences = day.map { #"{"prompt": "\#($0.prompt)", "answers": ["\#($0.answer)"]}"# }
      return #"{"sentences": [\#(sentences.joined(separator: ",\n"))]}"#
    }
    return """
      {"format": 1, "id": "\(id)", "title": "\(title)", "description": "", "property": "",
       "languages": {"prompt": "\(prompt)", "answer": "\(answer)"},
       "days": [\(days.joined(separator: ",\n"))]}
      """
  }
}

extension SampleCourse {
  /// One sentence: the smallest course there is.
  static let student = SampleCourse(
    id: "student", title: "Student", prompt: "ko", answer: "en",
    days: [[Sentence(prompt: "저는 학생이에요.", answer: "I am a student.")]])

  /// A day of twelve sentences and one of two.
  ///
  /// Blocks begin others ("a", "am", "at"), stand twice in a sentence ("the"), and have
  /// apostrophes; a sentence is one word.
  static let everyday = SampleCourse(
    id: "everyday", title: "Everyday", prompt: "ko", answer: "en",
    days: [
      [
        Sentence(prompt: "저는 학생이에요.", answer: "I am a student."),
        Sentence(prompt: "그녀는 책을 가방에 넣었어요.", answer: "She put the book in the bag."),
        Sentence(prompt: "내일 회의가 있어요.", answer: "We have a meeting tomorrow."),
        Sentence(prompt: "커피 한 잔 주시겠어요?", answer: "Can I have a cup of coffee?"),
        Sentence(prompt: "제 잘못이 아니에요.", answer: "It isn't my fault."),
        Sentence(prompt: "열쇠를 못 찾겠어요.", answer: "I can't find my key."),
        Sentence(prompt: "비가 오고 있어요.", answer: "It is raining."),
        Sentence(prompt: "고마워요.", answer: "Thanks!"),
        Sentence(prompt: "이 길이 역으로 가나요?", answer: "Does this road go to the station?"),
        Sentence(prompt: "그건 너무 비싸요.", answer: "That is too expensive."),
        Sentence(prompt: "창문을 열어 주세요.", answer: "Please open the window."),
        Sentence(prompt: "세 시에 만나요.", answer: "Let's meet at three."),
      ],
      [
        Sentence(prompt: "늦어서 미안해요.", answer: "Sorry for being late."),
        Sentence(prompt: "괜찮아요.", answer: "That is all right."),
      ],
    ])

  /// One sentence in ASCII, as everything about it.
  static let ascii = SampleCourse(
    id: "ascii", title: "Ascii", prompt: "es", answer: "en",
    days: [[Sentence(prompt: "Estoy en casa.", answer: "I am here.")]])

  /// Two sentences to be built in Korean.
  static let korean = SampleCourse(
    id: "korean", title: "한국어", prompt: "en", answer: "ko",
    days: [
      [
        Sentence(prompt: "I go to school.", answer: "저는 학교에 가요."),
        Sentence(prompt: "The weather is good today.", answer: "오늘 날씨가 좋아요."),
      ]
    ])

  /// Sentences that strain a screen: very long, very short, in scripts of every kind.
  static let odd = SampleCourse(
    id: "odd", title: "Odd", prompt: "en", answer: "ko",
    days: [
      [
        Sentence(prompt: "One word.", answer: "네."),
        Sentence(
          prompt: "Forty words.",
          answer: (1...40).map { "낱말\($0)" }.joined(separator: " ") + "."),
        Sentence(prompt: "A word four times.", answer: "아주 아주 아주 아주 좋아요."),
        Sentence(prompt: "A very long word.", answer: String(repeating: "가나", count: 50)),
        Sentence(prompt: "👩‍💻 says 👍🏽.", answer: "❤️ 좋아요 👍🏽"),
        Sentence(prompt: "مرحبا بالعالم", answer: "مرحبا بالعالم"),
        Sentence(prompt: "Last.", answer: "끝."),
      ]
    ])
}
