import Terminal
import Testing

@testable import CursesTerminal

/// Keys as the newer keyboard protocols tell them.
struct KeyReportTests {
  @Test(arguments: [
    ("[97u", Key.character("a")), ("[97;1:1u", .character("a")), ("[98;1:2u", .character("b")),
    ("[97:65;2u", .character("A")), ("[97;2u", .character("A")), ("[97;65u", .character("A")),
    ("[97;66u", .character("a")), ("[49:33;2u", .character("!")), ("[27;2;65~", .character("A")),
    ("[27;2;33~", .character("!")), ("[32;2u", .space), ("[44032u", .character("가")),
    ("[99;5u", .control("c")), ("[27;5;99~", .control("c")), ("[67;5u", .control("c")),
    ("[99;69u", .control("c")), ("[12618::99;5u", .control("c")), ("[1089::99;5u", .control("c")),
    ("[98;3u", Key(.character("b"), .alt)), ("[98:66;4u", Key(.character("B"), .alt)),
    ("[27u", .escape), ("[27;2u", .escape), ("[27;5;27~", .escape), ("[91;5u", .escape),
    ("[13u", .enter), ("[13;2u", .enter), ("[13;5u", .enter), ("[13;3u", Key(.enter, .alt)),
    ("[109;5u", .enter), ("[9u", .tab), ("[9;2u", Key(.tab, .shift)), ("[105;5u", .tab),
    ("[127u", .backspace), ("[127;2u", .backspace), ("[8;5u", .backspace), ("[104;5u", .backspace),
    ("[127;3u", Key(.backspace, .alt)), ("[32;5u", .control(" ")), ("[47;5u", .control("_")),
    ("[1;1:2B", .down), ("[3;1:2~", .delete), ("[1;5:1C", Key(.right, .control)),
    ("[57404u", .character("5")), ("[57414u", .enter), ("[57417;5u", Key(.left, .control)),
    ("[57413u", .character("+")),
  ])
  func `a key is what it is without the protocol`(sequence: String, key: Key) {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("\u{1B}\(sequence)x".utf8))
    #expect(events == [.key(key), .key(.character("x"))])
  }

  @Test(arguments: [
    ("[97:65;2;65u", "A"), ("[97;;97u", "a"), ("[0;;44032u", "가"), ("[101;1;101:769u", "é"),
    ("[97;2:2;65u", "A"), ("[0;;4370u\u{1B}[0;;4449u", "하"), ("[57404;;53u", "5"),
  ])
  func `what a key types is typed`(sequence: String, text: String) {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("\u{1B}\(sequence)".utf8))
    #expect(events == text.map { .key(.character($0)) })
  }

  @Test(arguments: [
    "[98;1:3u", "[97:65;2:3;65u", "[99;5:3u", "[13;1:3u", "[27;1:3u", "[1;1:3A", "[3;1:3~",
    "[57441;2u", "[57358u", "[57428u", "[0;1u", "[;;u", "[99999999u", "[?1u", "[97;;7u",
  ])
  func `letting go of a key, and keys that mean nothing, do nothing`(sequence: String) {
    var decoder = KeyDecoder()
    let isTyped = sequence == "[97;;7u" || sequence == "[;;u"
    let events = decoder.decode(Array("\u{1B}\(sequence)".utf8))
    #expect(isTyped || events.isEmpty)
    #expect(!events.contains { $0 == .key(.character("\u{7}")) })
  }
}
