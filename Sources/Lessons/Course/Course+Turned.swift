extension Course {
  /// The course the other way round: what was the model answer is asked, what was asked is built.
  ///
  /// Sentences have the ids of turned ones. Of several sentences with one model answer, each accepts
  /// what all of them asked. Nothing is explained: the glossary is for the other language.
  package var turned: Course {
    let prompts = Dictionary(grouping: sentences, by: { turnedPrompt(of: $0) })
    let days = days.map { day in
      CourseDay(
        title: day.title,
        sentences: day.sentences.map { sentence in
          let prompt = turnedPrompt(of: sentence)
          return sentence.turned(asking: prompt, accepting: (prompts[prompt] ?? []).map(\.prompt))
        })
    }
    return Course(
      id: id, title: title, description: description, property: property,
      languages: languages.turned, days: days)
  }

  /// Whether what is asked can be cut into blocks: by spaces, as most languages are.
  package var canBeTurned: Bool {
    !["ja", "km", "lo", "my", "th", "yue", "zh"].contains(languages.prompt.primaryCode)
  }

  private func turnedPrompt(of sentence: Sentence) -> String {
    spacing.shown(sentence.answers[0].firstPath.text)
  }
}

extension LanguagePair {
  /// What is shown is built, and the other way round.
  package var turned: LanguagePair { LanguagePair(prompt: answer, answer: prompt) }
}

extension Sentence {
  /// The sentence the other way round.
  ///
  /// What stands in parentheses says what is meant, and is no part of the answer.
  fileprivate func turned(asking question: String, accepting prompts: [String]) -> Sentence {
    let bare = prompt.withoutParentheses
    let others = (prompts.map(\.withoutParentheses) + [prompt])
      .filter { !$0.isEmpty && $0 != bare }
    return Sentence(
      id: id.turned, prompt: question,
      answers: [AnswerPattern(literal: bare.isEmpty ? prompt : bare)],
      accepted: Set(others).sorted().map(AnswerPattern.init(literal:)), note: note,
      speaker: speaker, authored: authored)
  }
}

extension String {
  /// The text without what stands in parentheses.
  fileprivate var withoutParentheses: String {
    guard contains("(") else { return self }
    var depth = 0
    let outside = filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth = max(0, depth - 1) } }
      return depth == 0
    }
    return outside.split(separator: " ").joined(separator: " ")
  }
}
