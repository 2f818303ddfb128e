import Lessons
import Scenes
import Terminal

/// A day with malmoi, as the recording beside the README shows it: Today, three sentences of which
/// one goes wrong, and a look at progress, words and memos.
struct PictureDay {
  private let stage: PictureStage
  private var cast: Asciicast

  /// The recording, in a terminal of this size.
  static func recording(size: Size) async throws -> String {
    let stage = try await PictureStage(opening: .today, size: size, isAnimated: true)
    var day = PictureDay(stage: stage, size: size)
    await day.play()
    await stage.end()
    return day.cast.text
  }

  private init(stage: PictureStage, size: Size) {
    self.stage = stage
    cast = Asciicast(size: size, title: "A day with malmoi")
    cast.take(stage.canvas)
  }

  private mutating func play() async {
    await rest(.seconds(3), then: "2")
    await rest(.seconds(2), then: "<Enter>")
    for number in 0..<3 {
      guard let sentence = stage.sentence else { break }
      await answer(sentence, isMistaken: number == 1)
    }
    await rest(.seconds(1), then: "<Esc>")
    await rest(.milliseconds(600), then: "4")
    await rest(.seconds(3), then: "<Enter>")
    await rest(.seconds(3), then: "<Esc>")
    await rest(.milliseconds(300), then: "3")
    await rest(.seconds(3), then: "1")
    await rest(.seconds(2), then: "")
  }

  /// Types the model, its first two words exchanged when it is to go wrong, and looks at the verdict.
  private mutating func answer(_ sentence: Sentence, isMistaken: Bool) async {
    if stage.showsNewWords { await rest(.seconds(3), then: "<Enter>") }
    await rest(.seconds(1), then: "")
    var words = sentence.answers[0].firstPath.words.map(\.bare)
    if isMistaken { words.swapAt(0, 1) }
    for word in words {
      for character in word + " " { await press(character == "<" ? "<lt>" : String(character)) }
      await rest(.milliseconds(120), then: "")
    }
    await press("<Enter>")
    await rest(isMistaken ? .seconds(4) : .seconds(2), then: "<Enter>")
  }

  private mutating func rest(_ duration: Duration, then script: String) async {
    cast.wait(duration)
    await press(script)
  }

  /// Presses keys at the pace of somebody who types well.
  private mutating func press(_ script: String) async {
    var cast = cast
    await stage.press(script) { [stage] passed in
      cast.wait(passed)
      cast.take(stage.canvas)
    }
    cast.wait(.milliseconds(90))
    self.cast = cast
  }
}

extension String {
  /// The word without the punctuation at its edges, as a block has it.
  fileprivate var bare: String {
    let isSign: (Character) -> Bool = { $0.isPunctuation }
    return String(drop(while: isSign).reversed().drop(while: isSign).reversed())
  }
}
