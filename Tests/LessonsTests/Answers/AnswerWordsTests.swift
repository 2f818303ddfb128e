import Testing

@testable import Lessons

struct AnswerWordsTests {
  @Test(arguments: [
    ("I fixed the login bug.", "|I fixed the login bug|."),
    ("¿Qué hora es?", "¿|Qué hora es|?"),
    ("Yesterday, I slept!", "|Yesterday I slept|!"),
    ("She said \"no\".", "|She said no|\"."),
    ("“Yes,” he said…", "“|Yes he said|…"),
    ("I don't re-do it.", "|I don't re-do it|."),
    ("the developers' room", "|the developers' room|"),
    ("'Maybe', they say, 'no'.", "'|Maybe they say no|'."),
    ("tell 'em now", "|tell 'em now|"),
    ("at 9 a.m.", "|at 9 a.m.|"),
    ("run git --force in .env, -5 times", "|run git --force in .env -5 times|"),
    ("use C++, C# and 50%.", "|use C++ C# and 50%|."),
    ("Well — yes .", "|Well yes|."),
    ("Ça va ?", "|Ça va|?"),
    ("...maybe", "...|maybe|"),
    ("몇 시예요？", "|몇 시예요|？"),
    ("「はい」。", "「|はい|」。"),
    ("مرحبا، كيف حالك؟", "|مرحبا كيف حالك|؟"),
    ("좋아요 👍", "|좋아요 👍|"),
    ("New~York, I love you", "|New York+I+love+you|"),
    ("Stop", "|Stop|"),
  ])
  func `edges stay off the words`(answer: String, drawing: String) {
    let words = AnswerWords(pattern(answer).firstPath)
    let separator = words.words.contains { $0.text.contains(" ") } ? "+" : " "
    let middle = words.words.map(\.text).joined(separator: separator)
    #expect("\(words.leading)|\(middle)|\(words.trailing)" == drawing)
  }

  @Test(arguments: [
    ("Hi. How are you?", [true, true, false, false]),
    ("Ask Mr. Kim.", [true, false, false]),
    ("“Go!” she said.", [true, true, false]),
    ("No, I am here", [true, false, false, false]),
  ])
  func `a word after a full stop starts a sentence`(answer: String, starts: [Bool]) {
    #expect(AnswerWords(pattern(answer).firstPath).words.map(\.startsSentence) == starts)
  }
}
