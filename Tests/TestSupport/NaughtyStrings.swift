/// Text that has broken programs before, by the class of harm it does.
///
/// For whatever takes text from outside: drawn, typed, pasted, stored, searched or sent.
package enum NaughtyStrings {
  /// All of them.
  package static let all = [
    empty, controls, escapes, invisible, rightToLeft, stacked, wide, hangul, emoji, newLines,
    strange, syntax, paths, long,
  ].joined()

  /// Nothing, or nothing that is seen.
  package static let empty = ["", " ", "   ", "\t", "\u{A0}", "\u{2003}", "\u{3000}", "\u{2800}"]

  /// Characters that order instead of show.
  package static let controls = ["a\u{0}b", "\u{7}", "x\u{8}y", "\u{B}\u{C}", "\u{7F}", "\u{85}z"]

  /// What drives a terminal if it gets there: colours, titles, the clipboard, reports, resets.
  package static let escapes = [
    "\u{1B}[31mred", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}[6n",
    "\u{1B}c", "\u{1B}[?1049l", "\u{9B}31m", "\u{90}q\u{9C}", "\u{1B}", "\u{1B}P$q\u{1B}\\",
  ]

  /// Characters without a width, alone and between letters.
  package static let invisible = [
    "\u{200B}", "a\u{200B}b", "\u{FEFF}start", "soft\u{AD}hyphen", "\u{200D}", "a\u{200D}b",
    "\u{2060}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{FE0F}", "a\u{FE0F}", "\u{E0061}\u{E007F}",
    "\u{115F}\u{1160}", "\u{3164}", "\u{FFA0}", "\u{17B4}\u{17B5}",
  ]

  /// Text that runs from right to left, or makes other text do so.
  package static let rightToLeft = [
    "שלום עולם", "مرحبا بالعالم", "abc \u{202E}cba", "\u{202D}\u{202C}", "\u{2066}x\u{2069}",
    "\u{200F}1,000", "لا", "אבג abc דהו", "ﷺ", "﷽",
  ]

  /// More marks on a letter than anyone needs.
  package static let stacked = [
    "e\u{301}", "\u{301}", "\u{301}alone", "Z\u{351}\u{36B}\u{343}\u{32A}\u{302}\u{363}",
    "a" + String(repeating: "\u{300}", count: 60), "한\u{301}", "ก็็็็็็", "क्ष", "ക്ഷ", "ཨོཾ",
    "\u{20DD}", "1\u{20E3}", "ậ", "a\u{323}\u{302}",
  ]

  /// Characters of two columns, and such as terminals disagree on.
  package static let wide = [
    "日本語", "ＡＢＣ", "ｱｲｳ", "ㅋㅋㅋ", "①②③", "㈜", "℃", "…", "—", "±", "☆", "♥", "㍿", "𠮷野家",
    "𓀀", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢", "⿰", "〰", "〿", "㉈", "䷀",
  ]

  /// Hangul in all of its forms: composed, as letters, old, half width, broken off.
  package static let hangul = [
    "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{11AB}", "가\u{11A8}", "ㅎㅏㄴ",
    "\u{A960}\u{D7B0}\u{D7CB}", "\u{1112}\u{119E}\u{11AB}", "ﾡﾢ", "뷁쀍", "각\u{302E}",
  ]

  /// Pictures made of several code points, whole and broken.
  package static let emoji = [
    "👍", "👍🏽", "🏽", "❤️", "❤", "👨‍👩‍👧‍👦", "👨‍", "🇰🇷", "🇰", "🇰🇷🇺", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "🧑🏾‍🤝‍🧑🏻",
    "#️⃣", "☺︎", "☺️", "🫱🏼‍🫲🏿",
  ]

  /// Ends of lines, of which some are two characters and some not ASCII.
  package static let newLines = [
    "a\nb", "a\r\nb", "a\rb", "\n\n", "a\u{2028}b", "a\u{2029}b", "a\u{B}b", "trailing\n",
  ]

  /// Code points that mean nothing, or not yet, or only here.
  package static let strange =
    [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF, 0x10FFFF].compactMap(Unicode.Scalar.init).map { String($0) }
    + [
      "\u{FFFD}", "\u{E000}", "\u{F8FF}", "\u{378}", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "İıſ", "ǅ", "ß",
      "Å\u{212B}",
    ]

  /// What some language between here and there takes for more than text.
  package static let syntax = [
    "'; DROP TABLE memo; --", "\" OR 1=1", "%s%n%d%@", "$(reboot)", "`id`", "&& rm -rf ~", "-rf",
    "--help", "<script>alert(1)</script>", "&amp;", "{a|b}", "{", "}", "{|}", "\\{", "a~b", "{{{}",
    #"{"a": [null]}"#, "null", "NaN", "-0", "1e999", "0x7F", "true", "=1+1", "#", "##", "---", "@a",
    "*", "%_%", "\\", "\\\\", "\"", "'", "’", "ʼ", "…",
  ]

  /// Names that lead elsewhere, or are no names to some file systems.
  package static let paths = [
    "../../etc/passwd", "/dev/stdin", "~", "~root", ".", "..", "CON", "nul.md", "a/b", "a\\b",
    "file:///etc/passwd", "C:\\", " leading", "trailing ", "trailing.",
  ]

  /// Lengths that nobody thought of.
  package static let long = [
    String(repeating: "a", count: 3_000), String(repeating: "말", count: 1_500),
    String(repeating: "👨‍👩‍👧", count: 200), String(repeating: "word ", count: 600),
    String(repeating: "\u{200B}", count: 2_000),
  ]
}
