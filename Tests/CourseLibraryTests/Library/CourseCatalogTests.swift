import Files
import Lessons
import Testing

@testable import CourseLibrary

struct CourseCatalogTests {
  private func listing(_ ids: String...) -> CourseListing {
    CourseListing(
      items: ids.map { id in
        CourseListing.Item(
          summary: CourseSummary(
            id: CourseID(rawValue: id), title: id, description: "", property: "", totalDays: 1,
            languages: LanguagePair(prompt: Language(code: "en"), answer: Language(code: "ko"))))
      })
  }

  private let folder = CourseSourceAddress.folder(path: "/a")
  private let other = CourseSourceAddress.folder(path: "/b")

  @Test func `courses come in the order of the sources`() {
    let catalog = CourseCatalog(sources: [
      CourseCatalog.Source(address: .bundle, state: .loaded(listing("x", "c"))),
      CourseCatalog.Source(address: folder, state: .loading(kept: listing("b"))),
      CourseCatalog.Source(address: other, state: .idle),
    ])
    #expect(catalog.courses.map(\.id.rawValue) == ["x", "c", "b"])
    #expect(catalog.courses.map(\.source) == [.bundle, .bundle, folder])
    #expect(catalog.isLoading)
  }

  @Test func `the first source that has a course is the one that counts`() {
    let error = CourseSourceError.file(FileReadError(path: "/a", reason: .missing))
    let catalog = CourseCatalog(sources: [
      CourseCatalog.Source(address: folder, state: .failed(error, kept: listing("a", "b"))),
      CourseCatalog.Source(address: other, state: .loaded(listing("b", "c"))),
    ])
    #expect(catalog.courses.map(\.id.rawValue) == ["a", "b", "c"])
    #expect(catalog.course(CourseID(rawValue: "b"))?.source == folder)
    #expect(
      catalog.hiddenCourses == [
        CourseCatalog.HiddenCourse(id: CourseID(rawValue: "b"), source: other, shownSource: folder)
      ])
    #expect(!catalog.isLoading)
  }

  @Test func `an unknown course has neighbours`() {
    let source = CourseCatalog.Source(address: .bundle, state: .loaded(listing("korean", "kernel")))
    let catalog = CourseCatalog(sources: [source])
    #expect(catalog.course(CourseID(rawValue: "koraen")) == nil)
    #expect(catalog.nearestIDs(to: CourseID(rawValue: "koraen")).first?.rawValue == "korean")
  }
}
