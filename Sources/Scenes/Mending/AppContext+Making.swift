import AppText
import CourseLibrary
import Files
import Lessons
import Storage
import TerminalUI

extension AppContext {
  func makeSentence(startingFrom text: String) {
    work.start { [self] in
      guard let desk = await makingDesk() else { return }
      let outcome = await present { dismissal in
        .sentenceEditor(
          SentenceEditorViewModel(
            SentenceText(startingFrom: text), keeping: desk.keeping, context: self,
            dismissal: dismissal))
      }
      guard case .kept = outcome else { return }
      confirm(localization[.makingDone(course: desk.title)])
    }
  }

  /// Where the sentence goes: into the one course there is, a new one, or the one that is chosen;
  /// nil when the learner went back.
  private func makingDesk() async -> MakingDesk? {
    guard let folder = sources.learnerFolder else { return nil }
    let own = await ownCourses()
    let new = MakingDesk(context: self, languages: await likelyLanguages(), folder: folder)
    let isThere = own.contains { $0.course.id == new.id }
    let desks = own.map { MakingDesk(context: self, $0) } + (isThere ? [] : [new])
    guard !own.isEmpty else { return new }
    guard desks.count > 1 else { return desks[0] }
    let chosen = await present { dismissal in
      .optionList(
        OptionListViewModel(
          title: localization[.makingCourse], options: desks.map(\.name), current: 0,
          context: self, dismissal: dismissal))
    }
    return chosen.map { desks[$0] }
  }

  /// Those of the course being done, else Korean and English, as the interface suggests.
  private func likelyLanguages() async -> LanguagePair {
    // A database that cannot be read says so elsewhere.
    if let id = try? await database.currentCourse(), let course = await library.courseAtHand(id) {
      return course.languages
    }
    let (korean, english) = (Language(code: "ko"), Language(code: "en"))
    return localization.language == .korean
      ? LanguagePair(prompt: korean, answer: english)
      : LanguagePair(prompt: english, answer: korean)
  }
}

/// Adds sentences to a course in plain text that is the learner's own, and makes it if need be.
private struct MakingDesk {
  /// What the course is called.
  let title: String
  /// What the choice is called.
  let name: String
  /// What the course goes by.
  let id: CourseID
  private let file: OwnCourseFile
  private let context: AppContext

  /// A course that is there.
  init(context: AppContext, _ own: CourseInFile) {
    self.context = context
    title = own.course.title
    name = title
    id = own.course.id
    file = OwnCourseFile(path: own.path)
  }

  /// A new course.
  init(context: AppContext, languages: LanguagePair, folder: FilePath) {
    self.context = context
    title = context.localization[.makingCourseTitle]
    name = context.localization[.makingNew(title: title)]
    id = CourseID(rawValue: "my-sentences")
    let layout = CourseLayout(
      id: id, title: title, languages: languages, description: "", comments: [], sentences: [])
    file = OwnCourseFile(
      path: folder.appending(FilePath("\(id.rawValue)\(CourseFileForm.text.ending)")),
      beginning: Array(layout.text.utf8))
  }

  var keeping: SentenceEditorViewModel.Keeping {
    SentenceEditorViewModel.Keeping(
      title: context.localization[.makingTitle],
      place: context.localization[.makingPlace(course: title)],
      id: SentenceID(rawValue: "new")
    ) { text, _ in
      await self.add(text)
    }
  }

  private func add(_ text: SentenceText) async -> String? {
    let refusal = Message.makingNotAdded(path: file.path.text)
    let failure = await file.change(context.localization, orSay: refusal) { text.added(to: $0) }
    guard failure == nil else { return failure }
    if let folder = file.path.parent { await context.library.reload(.folder(path: folder)) }
    return nil
  }
}
