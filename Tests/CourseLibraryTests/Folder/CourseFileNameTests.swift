import Files
import Testing

@testable import CourseLibrary

struct CourseFileNameTests {
  @Test(arguments: [
    "a.json", "말모이.json", "A.JSON", "a.b.json", "a b.json", "a.malmoi", "말모이.Malmoi",
  ])
  func `a course file ends in json or malmoi`(name: String) {
    #expect(CourseFileName.isCourse(FilePath(name)))
  }

  @Test(arguments: [
    "", ".json", "json", "a.jsonc", "a.json~", "a.json.tmp", ".a.json.swp", ".#a.json", ".a.json",
    "#a.json#", ".malmoi", ".a.malmoi", "a.malmoi~", "#a.json", "4913", "a.txt",
    "library.json.1-2.tmp",
  ])
  func `what editors keep for themselves is none`(name: String) {
    #expect(!CourseFileName.isCourse(FilePath(name)))
  }
}
