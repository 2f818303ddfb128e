import Testing
import UnicodeText

struct LastLetterTests {
  @Test(arguments: [
    ("a", ""), ("é", ""), ("e\u{304}\u{301}", ""), ("ạ\u{304}", ""), ("한", ""), ("ㅎ", ""),
    ("漢", ""),
    ("葛\u{E0100}", ""), ("セ\u{309A}", ""), ("が", ""),
    ("हि", "ह"), ("क्षि", "क्ष"), ("क्ष", "क्"), ("क्", "क"), ("น้ำ", "น้"), ("น้", "น"), ("กำ", "ก"),
    ("ழ்", "ழ"), ("ဂ်", "ဂ"), ("ﾊﾟ", "ﾊ"), ("مّ", "م"), ("ی\u{200C}", "ی"), ("ཧཱུྃ", "ཧཱུ"),
    ("\u{1112}\u{119E}\u{11AB}", "\u{1112}\u{119E}"),
    ("👨‍👩‍👧‍👦", ""), ("👍🏽", ""), ("🇰🇷", ""), ("1️⃣", ""), ("❤️", ""), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", ""), ("1", ""), (".", ""),
    ("\n", ""),
  ])
  func `Backspace takes the last letter where letters are typed one by one`(
    text: String, rest: String
  ) {
    let character = Character(text)
    #expect(character.withoutLastLetter.unicodeScalars.elementsEqual(rest.unicodeScalars))
  }
}
