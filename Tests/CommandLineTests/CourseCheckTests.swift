import AppTestSupport
import AppText
import BundledResources
import CommandLine
import Files
import Scenes
import TestSupport
import Testing

struct CourseCheckTests {
  private let folder: TemporaryFolder
  private let resources: FilePath

  init() throws {
    folder = try TemporaryFolder()
    resources = try #require(BundledResources.folder(besideExecutable: "/nowhere/malmoi"))
  }

  @Test func `a course without problems is counted`() throws {
    try folder.write(Self.course(#"{"prompt": "네.", "answers": ["Yes."]}"#), to: "fine.json")
    #expect(
      try check("fine.json", in: .english)
        == ["fine.json: 1 day, 1 sentence, no problems", "done"])
    #expect(
      try check("fine.json", in: .korean) == ["fine.json: 1일, 문장 1개, 문제 없음", "done"])
  }

  @Test func `every problem has its line, in the language of the interface`() throws {
    try folder.write(Self.broken, to: "broken.json")
    #expect(
      try check("broken.json", in: .english) == [
        "broken.json:1:22: “my course” is no course id; expected only letters, digits, “-”, “_” "
          + "and “.”, beginning with a letter or a digit.",
        "broken.json:1:35: warning: the key “titel” is not known and not used.",
        "broken.json:3:31: expected “,” or “}”, found a double quote.",
        "broken.json:4:29: the control character U+001B stands here; "
          + "expected text without control characters.",
        #"broken.json:5:36: this “{” is not closed; expected “}”, or “\{” for a brace."#,
        "broken.json:6:32: expected a list in brackets, found text in quotes.",
        "broken.json:7:5: the key “answers” is missing here.",
        "problem",
      ])
    #expect(
      try check("broken.json", in: .korean) == [
        "broken.json:1:22: “my course” 값은 강의 id로 쓸 수 없습니다. "
          + "글자, 숫자, “-”, “_”, “.”만 쓰고 글자나 숫자로 시작해야 합니다.",
        "broken.json:1:35: 경고: “titel” 키는 알 수 없는 키라서 무시됩니다.",
        "broken.json:3:31: 큰따옴표 대신 “,” 또는 “}” 기호가 와야 합니다.",
        "broken.json:4:29: 여기에 제어 문자(U+001B)가 있습니다. 제어 문자가 없는 글이어야 합니다.",
        #"broken.json:5:36: “{” 괄호가 닫히지 않았습니다. "#
          + #"“}” 기호로 닫거나, 글자 그대로 쓰려면 “\{”로 적어야 합니다."#,
        "broken.json:6:32: 문자열 값인데 배열 값이어야 합니다.",
        "broken.json:7:5: 여기에 “answers” 키가 없습니다.",
        "problem",
      ])
  }

  @Test func `a warning alone is a problem too`() throws {
    try folder.write(
      Self.course(#"{"prompt": "네.", "answers": ["Yes."], "hint": ""}"#), to: "warned.json")
    #expect(
      try check("warned.json", in: .english) == [
        "warned.json:2:63: warning: the key “hint” is not known and not used.", "problem",
      ])
  }

  @Test func `what is left out is counted`() throws {
    try folder.write(
      Self.course(Array(repeating: "0", count: 103).joined(separator: ",")), to: "many.json")
    let lines = try check("many.json", in: .korean)
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["many.json: 그 밖에 문제가 3개 더 있습니다.", "problem"])
  }

  @Test func `a file that is missing hides no other`() throws {
    try folder.write(Self.course(#"{"prompt": "네.", "answers": ["Yes."]}"#), to: "fine.json")
    #expect(
      try check("none.json", "fine.json", in: .korean) == [
        "none.json: 그런 파일이 없습니다. 이름을 확인해 주세요.",
        "fine.json: 1일, 문장 1개, 문제 없음",
        "problem",
      ])
  }

  /// The lines that `malmoi check` prints about files in the folder, and its exit code.
  private func check(_ names: String..., in language: InterfaceLanguage) throws -> [String] {
    let check = CourseCheck(
      files: names.map(folder.file), localization: try Localization(language, in: resources))
    let output = check.output()
    return output.lines.map { $0.replacing(folder.path + "/", with: "") } + ["\(output.code)"]
  }

  private static func course(_ sentences: String) -> String {
    """
    {"format": 1, "id": "c", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
    "days": [{"sentences": [\(sentences)]}]}
    """
  }

  private static let broken = #"""
    { "format": 1, "id": "my course", "titel": "T",
      "days": [{"sentences": [
        {"id": "a", "prompt": "가" "answers": ["A."]},
        {"id": "b", "prompt": "나\u001b", "answers": ["B."]},
        {"prompt": "다", "answers": ["C {d|e"]},
        {"prompt": "라", "answers": "D."},
        {"prompt": "마"}
      ]}],
      "languages": {"prompt": "ko", "answer": "en"} }
    """#
}
