import AppTestSupport
import AppText
import CourseLibrary
import Files
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CourseListViewModelTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(
      bundled: CourseText(id: "a", title: "Apples", description: "Fruit", property: "food"),
      CourseText(id: "b", title: "Bread", answers: ["Go.", "Stay."]))
  }

  private func list(
    _ language: InterfaceLanguage = .english
  ) async throws -> (CourseListViewModel, SceneStage) {
    let stage = SceneStage(try await place.setup(language))
    return (CourseListViewModel(context: stage.context), stage)
  }

  /// A list that has asked all sources.
  private func loadedList(
    _ language: InterfaceLanguage = .english
  ) async throws -> (CourseListViewModel, SceneStage) {
    let (list, stage) = try await list(language)
    await list.reloadRequested().value
    // What the sources said on the way may still come, in its order.
    for _ in 0..<10_000 where list.shown.parts.flatMap(\.items).contains(where: \.isLoading) {
      await Task.yield()
    }
    return (list, stage)
  }

  private func start(_ id: String, answering sentences: Int = 0) async throws {
    let database = try place.database()
    let file = try place.folder.bytes(of: "bundle/\(id).json")
    let course = try #require(CourseFile.read(Array(file)).course)
    try await database.reconcile(with: course)
    try await database.enroll(in: course.id, at: place.watch.clock.now())
    for sentence in course.sentences.prefix(sentences) {
      try await database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(course: course.id, sentence: sentence.id), text: "", kind: .build,
          verdict: .exact, grade: .good, took: .zero, time: place.watch.clock.now()))
    }
  }

  // MARK: What is there

  @Test func `before anyone asked there is nothing`() async throws {
    let (list, _) = try await list()
    #expect(list.state == .idle)
    #expect(list.shown.numberOfSections == 0)
  }

  @Test func `courses that were not started stand in one section`() async throws {
    let (list, _) = try await loadedList()
    #expect(list.state == .success)
    #expect(list.shown.numberOfSections == 1)
    #expect(list.shown.parts[0].section == .notStarted)
    #expect(list.shown.parts[0].items.count == 2)
    let apples = try #require(list.course(at: (0, 0)))
    #expect(apples.title == "Apples")
    #expect(apples.description + apples.kind == "Fruit · food")
    #expect(apples.status == "1 day")
    #expect(apples.situation == .undone)
    #expect(apples.fraction == nil)
    #expect(list.course(at: (0, 1))?.status == "2 days")
    #expect(list.course(CourseID(rawValue: "none")) == nil)
  }

  @Test func `courses are sorted by how far the learner is`() async throws {
    try await start("a", answering: 1)
    try await start("b", answering: 1)
    let (list, _) = try await loadedList()
    #expect(list.shown.parts.map(\.section) == [.doing, .done])
    let doing = try #require(list.course(at: (0, 0)))
    #expect(doing.title == "Bread")
    #expect(doing.status == "Day 2 of 2")
    #expect(doing.fraction == 0.5)
    #expect(list.course(at: (1, 0))?.situation == .done)
    #expect(list.course(at: (1, 0))?.status.hasPrefix("1 day  ") == true)
  }

  @Test func `the button says what opening a course means`() async throws {
    try place.write(CourseText(id: "c", title: "Cake"), to: "bundle")
    func buttons() async throws -> [String] {
      let (list, _) = try await loadedList()
      return ["a", "b", "c"].compactMap { list.course(CourseID(rawValue: $0))?.buttonTitle }
    }
    #expect(try await buttons() == ["Start", "Start", "Start"])
    try await start("b")
    #expect(try await buttons() == ["Switch to this", "Continue", "Switch to this"])
    try await start("a")
    #expect(try await buttons() == ["Continue", "Switch to this", "Switch to this"])
    try await start("a", answering: 1)
    #expect(try await buttons() == ["Repeat", "Continue", "Start"])
  }

  @Test func `the course that is being done stands first, the others keep their order`()
    async throws
  {
    try place.write(CourseText(id: "c", title: "Cake"), to: "bundle")
    for id in ["a", "b", "c"] { try await start(id) }
    let (list, _) = try await loadedList()
    #expect(list.currentCourse == CourseID(rawValue: "c"))
    #expect((0..<3).map { list.course(at: (0, $0))?.title } == ["Cake", "Apples", "Bread"])
  }

  @Test func `courses at a place of messages are none`() async throws {
    try place.folder.write("{", to: "bundle/broken.json")
    let (list, _) = try await loadedList()
    #expect(list.shown.parts.last?.items == [.problem(.bundle, 0)])
    #expect(list.course(at: (1, 0)) == nil)
    #expect(
      list.message(for: .problem(.bundle, 0)).hasPrefix(
        "\(place.folder.file("bundle/broken.json")):1:"))
  }

  @Test func `nothing at all says what to do`() async throws {
    for id in ["a", "b"] { try place.remove(id, from: "bundle") }
    let (list, _) = try await loadedList()
    #expect(list.shown.parts.map(\.items) == [[.empty]])
    #expect(
      list.message(for: .empty) == "No courses here yet. Put a course file into "
        + "\(place.folder.file("own")), or press a to add a source.")
  }

  // MARK: Filter

  @Test(arguments: [
    ("app", ["a"]), ("BREAD", ["b"]), ("frui", ["a"]), ("food", ["a"]), ("a", ["a", "b"]),
    ("fruitfood", []), ("zzz", []),
  ])
  func `a filter leaves what contains it`(text: String, ids: [String]) async throws {
    let (list, stage) = try await loadedList()
    list.filter.requested()
    await stage.window.idle()
    for character in text { _ = list.filter.edited(by: .key(.character(character))) }
    let shown = list.shown.parts.flatMap(\.items).compactMap { item -> String? in
      if case .course(let id) = item { id.rawValue } else { nil }
    }
    #expect(shown == ids)
    #expect(list.shown.parts.last?.items.contains(.nothingMatches) == ids.isEmpty)
    list.filter.cleared()
    #expect(list.shown.parts[0].items.count == 2)
  }

  @Test func `a filter finds Hangul however it is composed`() async throws {
    try place.write(CourseText(id: "k", title: "한국어 첫걸음"), to: "own")
    let (list, stage) = try await loadedList()
    list.filter.requested()
    for text in ["\u{1112}\u{1161}\u{11AB}국", "ㅎㄱㅇ", "걸ㅇ"] {
      _ = list.filter.edited(by: .paste(text))
      await stage.window.idle()
      #expect(list.shown.parts.map(\.items) == [[.course(CourseID(rawValue: "k"))]])
      _ = list.filter.edited(by: .key(.control("u")))
    }
  }

  // MARK: Sources

  @Test func `of sources that share courses the first is shown, and it is said`() async throws {
    for id in ["a", "b"] { try place.write(CourseText(id: id, title: "Other"), to: "own") }
    let (list, _) = try await loadedList()
    let own = CourseSourceAddress.folder(path: FilePath(place.folder.file("own")))
    let item = CourseListItem.hidden(own, shownFrom: .bundle)
    #expect(list.course(CourseID(rawValue: "a"))?.title == "Apples")
    #expect(list.shown.parts.last?.items == [item])
    #expect(
      list.message(for: item) == "Also in \(place.folder.file("own")), but shown from "
        + "courses that came with malmoi: a, b.")
  }

  @Test func `a saved address that cannot be read is said, and can be forgotten`() async throws {
    try await place.add("gopher://courses")
    let (list, stage) = try await loadedList()
    let item = CourseListItem.unreadableSource("gopher://courses")
    #expect(list.shown.parts.last?.items == [item])
    #expect(list.reasonNotToRemoveSource(of: item) == nil)
    try await stage.context.sources.forget("gopher://courses")
    #expect(try await place.database().sources().isEmpty)
  }

  @Test func `what came with the app cannot be removed, and neither can the own folder`()
    async throws
  {
    try place.write(CourseText(id: "mine", title: "Mine"), to: "own")
    let (list, _) = try await loadedList()
    #expect(
      list.reasonNotToRemoveSource(of: .course(CourseID(rawValue: "a")))
        == "This came with malmoi and cannot be removed.")
    #expect(
      list.reasonNotToRemoveSource(of: .course(CourseID(rawValue: "mine")))
        == "This is your own folder; take course files out of it instead.")
    #expect(list.reasonNotToRemoveSource(of: nil) == "Choose a course first.")
  }

  @Test func `a folder that is not there is called a folder`() async throws {
    try await place.add(place.folder.file("stick"), kind: .folder)
    let (list, _) = try await loadedList()
    let address = CourseSourceAddress.folder(path: FilePath(place.folder.file("stick")))
    #expect(list.shown.parts.last?.items == [.failure(address)])
    #expect(
      list.message(for: .failure(address)) == "\(place.folder.file("stick")): there is no such "
        + "folder. Its courses show as soon as it is there.")
  }
}

extension CourseListViewModel {
  /// The course at a place of the list; nil where a message stands.
  fileprivate func course(at position: (section: Int, item: Int)) -> CourseViewModel? {
    guard case .course(let id) = shown.parts[position.section].items[position.item] else {
      return nil
    }
    return course(id)
  }
}

extension CourseListItem {
  /// Whether it stands for what a source has still to say.
  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
