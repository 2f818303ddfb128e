import AppTestSupport
import AppText
import BundledResources
import Files
import FoundationEssentials
import Testing

struct LocalizationTests {
  private let folder: FilePath

  init() throws {
    folder = try #require(BundledResources.folder(besideExecutable: "/nowhere/malmoi"))
  }

  @Test func `values take their places, and a value is never a place`() {
    let localization = Localization(
      language: .english, table: ["cli.version": "{version} and {other} {version}"])
    #expect(localization[.cliVersion(version: "{other}")] == "{other} and {other} {other}")
  }

  @Test func `signs that only some terminals show have others in ASCII`() throws {
    let words = try Localization(.english, in: folder).withASCIISigns
    #expect(words[.detailLanguages(prompt: "ko", answer: "en")] == "ko -> en")
    #expect(words[.quizHeading(course: "Cafe", day: 2)] == "Cafe - Day 2")
    #expect(words[.quizNoMatch(text: "a")] == "No block starts with \"a\": type another word.")
    for key in words.keys where key != Message.resultPerfect.key {
      // A syllable or letter of Hangul is no sign: it is what is talked of, 되 and 돼.
      let signs = words[named: key].unicodeScalars.filter {
        !(0xAC00...0xD7A3).contains($0.value) && !(0x3131...0x318E).contains($0.value)
      }
      #expect(signs.allSatisfy { $0.isASCII }, "\(key)")
    }
  }

  @Test(arguments: [(0, "0 days"), (1, "1 day"), (2, "2 days")])
  func `English tells one from many`(count: Int, expected: String) throws {
    #expect(try Localization(.english, in: folder).count(.days, count) == expected)
  }

  @Test func `Korean counts one like many`() throws {
    #expect(try Localization(.korean, in: folder).count(.days, 1) == "1일")
  }

  @Test func `a missing table is said with its path`() {
    #expect(
      throws: LocalizationError.unreadable(
        path: "/nowhere/Localization/ko.lproj/Localizable.strings"
      )
    ) { try Localization(.korean, in: "/nowhere") }
  }
}

struct InterfaceLanguageTests {
  @Test(arguments: [
    ([:], InterfaceLanguage.english),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_GB"], .english),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], .korean),
    (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "C.UTF-8"], .english),
  ])
  func `the environment chooses the language as POSIX orders it`(
    environment: [String: String], language: InterfaceLanguage
  ) {
    #expect(InterfaceLanguage(environment: environment) == language)
  }
}
