import BundledResources
import Files
import FoundationEssentials
import Testing

@testable import AppText

struct StringsTableTests {
  @Test func `a table has texts by keys, with comments between`() throws {
    let table = try #require(
      StringsTable(
        #"""
        /* One * / two **/ "a.b" = "“한국” {x}";
        "quoted"="say \"no\"; /* no comment */\\\n";"empty" = "" ;
        """#))
    #expect(
      table.texts == [
        "a.b": "“한국” {x}", "quoted": "say \"no\"; /* no comment */\\\n", "empty": "",
      ])
    #expect(StringsTable("")?.texts == [:])
  }

  @Test(arguments: [
    "a", "\"a\"", "\"a\" = ", "\"a\" = \"b\"", "\"a\" \"b\";", "\"a\" = \"b;", "/* a",
    "\"a\" = \"\\x\";", "\"a\" = \"b\"; \"a\" = \"c\";", "a = b;", "\"a\" = \"b\";;",
  ])
  func `what is no table is refused`(source: String) {
    #expect(StringsTable(source) == nil)
  }

  @Test func `a text that is no UTF-8 is refused`() {
    #expect(StringsTable(Array("\"a\" = \"".utf8) + [0xEA, 0xB0] + Array("\";".utf8)) == nil)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the app's tables mean what property lists mean by them`(
    language: InterfaceLanguage
  ) throws {
    let folder = try #require(BundledResources.folder(besideExecutable: "/nowhere/malmoi"))
    let path = "\(folder)/Localization/\(language.rawValue).lproj/Localizable.strings"
    let data = try Data(contentsOf: URL(filePath: path))
    let table = StringsTable(String(decoding: data, as: UTF8.self))
    #expect(table?.texts == (try PropertyListDecoder().decode([String: String].self, from: data)))
  }
}
