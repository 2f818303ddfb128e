import Files
import Glibc
import Lessons
import TestSupport
import Testing

@testable import CourseLibrary

struct FolderSourceTests {
  let folder: TemporaryFolder
  let source: FolderSource

  init() throws {
    folder = try TemporaryFolder()
    source = FolderSource(
      address: .folder(path: FilePath(folder.path)), path: FilePath(folder.path))
  }

  private func listing() async -> CourseListing {
    switch await source.courses() {
    case .success(let listing), .failure(_, let listing): listing
    }
  }

  private func ids(_ listing: CourseListing) -> [String] {
    listing.items.map(\.id.rawValue)
  }

  @Test func `courses come in the order of their file names`() async throws {
    for name in ["b", "a", "말"] {
      try folder.write(SampleCourseFile.text(id: name), to: "\(name).json")
    }
    let listing = await listing()
    #expect(ids(listing) == ["a", "b", "말"])
    #expect(listing.problems == [])
    #expect(listing.confirmedAt == nil)
  }

  @Test func `names that look alike are two files`() async throws {
    for (name, id) in [("caf\u{E9}.json", "one"), ("cafe\u{301}.json", "two")] {
      try RegularFile.replace(
        FilePath(folder.path).appending(FilePath(name)),
        with: Array(SampleCourseFile.text(id: id).utf8))
    }
    #expect(await ids(listing()).sorted() == ["one", "two"])
  }

  @Test func `courses are read from both forms, plain text before JSON`() async throws {
    try folder.write(SampleCourseFile.text(id: "a", title: "Made"), to: "a.json")
    try folder.write(SampleCourseFile.plainText(id: "a", title: "Written"), to: "a.malmoi")
    try folder.write(SampleCourseFile.plainText(id: "b"), to: "other name.malmoi")
    #expect(try await source.course(CourseID(rawValue: "a")).course.title == "Written")
    let listing = await listing()
    #expect(ids(listing).sorted() == ["a", "b"])
    #expect(
      listing.problems == [
        SourceProblem(
          place: folder.file("a.json"),
          fact: .sameCourse(CourseID(rawValue: "a"), first: folder.file("a.malmoi")))
      ])
    #expect(listing.items.first { $0.id.rawValue == "a" }?.summary.title == "Written")
  }

  @Test func `a half-saved text keeps the course as it was`() async throws {
    try folder.write(SampleCourseFile.plainText(id: "a"), to: "a.malmoi")
    #expect(await ids(listing()) == ["a"])
    try folder.write("# Sample\n:: id a  en > ko\n\n## Day 1\nHello", to: "a.malmoi")
    let listing = await listing()
    #expect(ids(listing) == ["a"])
    #expect(listing.problems.first?.keptCourse?.rawValue == "a")
  }

  @Test func `only course files of the folder itself are read`() async throws {
    try folder.write(SampleCourseFile.text(id: "a"), to: "a.json")
    try folder.write("notes", to: "notes.txt")
    try folder.write("x", to: "a.json~")
    try folder.write("x", to: ".a.json.swp")
    try #require(symlink("nowhere", folder.file(".#a.json")) == 0)
    try #require(mkdir(folder.file("more"), 0o700) == 0)
    try folder.write(SampleCourseFile.text(id: "c"), to: "more/c.json")
    try #require(symlink("..", folder.file("more/loop")) == 0)
    let listing = await listing()
    #expect(ids(listing) == ["a"])
    #expect(listing.problems == [])
  }

  @Test func `a broken file is told with its places and hides no other`() async throws {
    try folder.write(SampleCourseFile.text(id: "a"), to: "a.json")
    try folder.write("{\n  \"format\": 1,,\n}", to: "b.json")
    let listing = await listing()
    #expect(ids(listing) == ["a"])
    let problem = try #require(listing.problems.first)
    #expect(problem.place == folder.file("b.json"))
    #expect(problem.keptCourse == nil)
    guard case .format(let problems, _) = problem.fact else {
      Issue.record("\(problem.fact)")
      return
    }
    #expect(problems.first?.line == 2)
  }

  @Test(arguments: [
    ("folder.json", FileReadError.Reason.isFolder), ("pipe.json", .isNotRegular),
    ("dangling.json", .missing), ("circle.json", .linkLoop),
  ])
  func `what cannot be read is told and not waited for`(
    name: String, reason: FileReadError.Reason
  ) async throws {
    try #require(mkdir(folder.file("folder.json"), 0o700) == 0)
    try #require(mkfifo(folder.file("pipe.json"), 0o600) == 0)
    try #require(symlink("nowhere", folder.file("dangling.json")) == 0)
    try #require(symlink("circle.json", folder.file("circle.json")) == 0)
    let problem = SourceProblem(place: folder.file(name), fact: .unreadable(reason))
    #expect(await listing().problems.contains(problem))
  }

  @Test func `a course stays as it was last good while its file is broken`() async throws {
    try folder.write(SampleCourseFile.text(id: "a", title: "Good"), to: "a.json")
    _ = await listing()
    try folder.write("{ oops", to: "a.json")
    let broken = await listing()
    #expect(broken.items.map(\.summary.title) == ["Good"])
    #expect(broken.problems.map(\.keptCourse) == [CourseID(rawValue: "a")])
    let copy = try await source.course(CourseID(rawValue: "a"))
    #expect(copy.course.title == "Good")
    guard case .brokenFile(folder.file("a.json"), _) = copy.staleness?.reason else {
      Issue.record("\(String(describing: copy.staleness))")
      return
    }
    try folder.write(SampleCourseFile.text(id: "a", title: "Better"), to: "a.json")
    #expect(await listing() == CourseListing(items: await listing().items))
    #expect(try await source.course(CourseID(rawValue: "a")).course.title == "Better")
    #expect(try await source.course(CourseID(rawValue: "a")).staleness == nil)
  }

  @Test func `a file that is removed takes its course with it`() async throws {
    try folder.write(SampleCourseFile.text(id: "a"), to: "a.json")
    _ = await listing()
    try #require(unlink(folder.file("a.json")) == 0)
    #expect(await listing() == .empty)
    await #expect(throws: CourseSourceError.unknownCourse(CourseID(rawValue: "a"))) {
      try await source.course(CourseID(rawValue: "a"))
    }
  }

  @Test func `of two files with one course the first by name stays`() async throws {
    try folder.write(SampleCourseFile.text(id: "x", title: "A"), to: "a.json")
    try folder.write(SampleCourseFile.text(id: "x", title: "B"), to: "b.json")
    let listing = await listing()
    #expect(listing.items.map(\.summary.title) == ["A"])
    let fact = SourceProblem.Fact.sameCourse(
      CourseID(rawValue: "x"), first: folder.file("a.json"))
    #expect(listing.problems == [SourceProblem(place: folder.file("b.json"), fact: fact)])
  }

  @Test(arguments: [
    "english (conflicted copy 2026-11-02).json", "english (Kim's conflicted copy).json",
    "english.sync-conflict-20261102-101500-ABCDEFG.json", "english (1).json", "english - Copy.json",
    "Copy of english.json", "English 복사본 english.json",
  ])
  func `a copy that a synced folder made does not take the place of its original`(
    copy: String
  ) async throws {
    try folder.write(SampleCourseFile.text(id: "x", title: "Copy"), to: copy)
    try folder.write(SampleCourseFile.text(id: "x", title: "Original"), to: "english.json")
    let listing = await listing()
    #expect(listing.items.map(\.summary.title) == ["Original"])
    #expect(listing.problems.map(\.place) == [folder.file(copy)])
  }

  @Test func `a file that is named after its course counts before others`() async throws {
    try folder.write(SampleCourseFile.text(id: "x", title: "A"), to: "a.json")
    try folder.write(SampleCourseFile.text(id: "x", title: "X"), to: "x.json")
    let id = CourseID(rawValue: "x")
    #expect(try await source.course(id).course.title == "X")
    let listing = await listing()
    #expect(listing.items.map(\.summary.title) == ["X"])
    #expect(listing.problems.map(\.place) == [folder.file("a.json")])
    #expect(try await source.course(id).course.title == "X")
  }

  @Test func `a course is found in the file of its name without reading others`() async throws {
    for id in ["a", "b", "c"] {
      try folder.write(SampleCourseFile.text(id: id), to: "\(id).json")
    }
    #expect(try await source.course(CourseID(rawValue: "b")).course.title == "Sample")
    #expect(ids(await source.keptCourses()) == ["b"])
    #expect(ids(await listing()) == ["a", "b", "c"])
  }

  @Test(arguments: ["../secret", "", ".hidden", "/etc/passwd"])
  func `an id never leads out of the folder`(id: String) async throws {
    try folder.write(SampleCourseFile.text(id: "secret"), to: "secret.json")
    try #require(mkdir(folder.file("inner"), 0o700) == 0)
    let inner = FolderSource(
      address: .folder(path: FilePath(folder.file("inner"))), path: FilePath(folder.file("inner")))
    await #expect(throws: CourseSourceError.unknownCourse(CourseID(rawValue: id))) {
      try await inner.course(CourseID(rawValue: id))
    }
  }

  @Test func `a broken course asked for by the name of its file says what is wrong`() async throws {
    try folder.write("{ oops", to: "a.json")
    do {
      _ = try await source.course(CourseID(rawValue: "a"))
      Issue.record("there is no such course")
    } catch CourseSourceError.brokenFile(let path, let problems) {
      #expect(path == folder.file("a.json"))
      #expect(!problems.isEmpty)
    }
  }

  @Test func `a missing folder is an error, but for one that may be missing`() async throws {
    let path = folder.file("none")
    let address = CourseSourceAddress.folder(path: FilePath(path))
    let error = CourseSourceError.file(FileReadError(path: FilePath(path), reason: .missing))
    let strict = FolderSource(address: address, path: FilePath(path))
    #expect(await strict.courses() == .failure(error, kept: .empty))
    let lenient = FolderSource(address: address, path: FilePath(path), mayBeMissing: true)
    #expect(await lenient.courses() == .success(.empty))
  }

  @Test func `a folder that goes away leaves its courses usable`() async throws {
    let path = folder.file("stick")
    try #require(mkdir(path, 0o700) == 0)
    try folder.write(SampleCourseFile.text(id: "a"), to: "stick/a.json")
    let source = FolderSource(address: .folder(path: FilePath(path)), path: FilePath(path))
    _ = await source.courses()
    try #require(rename(path, folder.file("away")) == 0)
    guard case .failure(_, let kept) = await source.courses() else {
      Issue.record("the folder is away")
      return
    }
    #expect(ids(kept) == ["a"])
    let copy = try await source.course(CourseID(rawValue: "a"))
    #expect(
      copy.staleness?.reason == .file(FileReadError(path: FilePath(path), reason: .missing)))
  }

  @Test func `a file where a folder should be is said so`() async throws {
    try folder.write("", to: "file")
    let path = folder.file("file")
    let source = FolderSource(
      address: .folder(path: FilePath(path)), path: FilePath(path), mayBeMissing: true)
    let error = CourseSourceError.file(FileReadError(path: FilePath(path), reason: .isNotFolder))
    #expect(await source.courses() == .failure(error, kept: .empty))
  }
}
