import AppText
import CourseLibrary
import Files
import Lessons
import Storage
import TerminalUI

/// What a sentence is mended with.
protocol MendingContext: WorkContext, StoreContext, LibraryContext, NoticeContext, QuestionContext {
  /// Where courses come from.
  var sources: LearnerSources { get }

  /// Lets the learner write a sentence, and returns what it was closed with; nil is cancelled.
  func write(
    _ text: SentenceText, keeping: SentenceEditorViewModel.Keeping
  ) async -> SentenceEditorViewModel.Outcome?
}

extension MendingContext {
  /// Lets the learner mend a sentence, or choose between theirs and what its author has by now; says
  /// what became of it.
  ///
  /// Asked the other way round it is mended as it is written, and turned again.
  ///
  /// - Returns: the sentence as it is from now on; nil when it stays as it was.
  func mend(_ sentence: Sentence, of course: CourseID) async -> Sentence? {
    guard sentence.id.isTurned else { return await mendAsWritten(sentence, of: course) }
    let id = sentence.id.asWritten
    guard let whole = await library.courseAtHand(course),
      let written = whole.sentences.first(where: { $0.id == id }),
      let mended = await mendAsWritten(written, of: course)
    else { return nil }
    return whole.replacing(mended).turned.sentences.first { $0.id == sentence.id }
  }

  private func mendAsWritten(_ sentence: Sentence, of course: CourseID) async -> Sentence? {
    let desk = MendingDesk(sentence, of: course, file: await ownFile(of: course), context: self)
    guard let whose = sentence.authored?.isNew == true ? await askWhose(sentence) : .edited else {
      return nil
    }
    let mended =
      switch whose {
      case .author: await desk.takenBack()
      case .learner: await desk.keptAgainstAuthor()
      case .edited:
        switch await write(SentenceText(sentence), keeping: desk.keeping) {
        case nil: Sentence?.none
        case .kept(let mended): desk.laidOver(mended)
        case .takenBack: desk.authored
        }
      }
    if let mended {
      confirm(localization[desk.isAuthors(mended) ? .mendingSentenceAsWritten : .mendingDone])
    }
    return mended
  }

  /// Shows both, and asks which one is to count.
  private func askWhose(_ sentence: Sentence) async -> Whose? {
    let words = localization
    let yours = SentenceText(sentence).onOneLine
    let theirs = sentence.authored?.text.onOneLine ?? ""
    return await ask(
      title: words[.mendingChangedTitle],
      message: words[.mendingChangedBody(yours: yours, theirs: theirs)],
      choices: [
        .init(words[.mendingYours], answer: .learner),
        .init(words[.mendingTheirs], answer: .author),
        .init(words[.mendingEdit], answer: .edited),
      ])
  }

  /// The courses in plain text that are the learner's own: in the folder that is theirs, to which
  /// nobody else writes.
  func ownCourses() async -> [CourseInFile] {
    guard let folder = sources.learnerFolder else { return [] }
    return await library.files(in: folder).filter {
      CourseFileForm(endingOf: $0.path.text) == .text
    }
  }

  /// The file in plain text that a course is read from, where it is the learner's own.
  private func ownFile(of course: CourseID) async -> FilePath? {
    await ownCourses().first { $0.course.id == course }?.path
  }
}

/// Whose sentence is to count.
private enum Whose { case author, learner, edited }

extension SentenceText {
  /// The lines side by side, for a question.
  fileprivate var onOneLine: String {
    rawValue.split(separator: "\n").joined(separator: "  ")
  }
}

/// Keeps what is made of one sentence: in the file of a course of the learner's own, else laid over
/// the course.
struct MendingDesk {
  /// What the author has.
  let authored: Sentence
  private let sentence: Sentence
  private let course: CourseID
  private let file: OwnCourseFile?
  private let context: any MendingContext

  /// A desk for a sentence of a course, which is read from a file that may be written, if there is
  /// one.
  init(
    _ sentence: Sentence, of course: CourseID, file: FilePath?, context: any MendingContext
  ) {
    self.sentence = sentence
    self.course = course
    self.file = sentence.authored == nil ? file.map { OwnCourseFile(path: $0) } : nil
    self.context = context
    authored =
      sentence.authored?.text.read(as: sentence.id, by: sentence.speaker).sentence ?? sentence
  }

  private var key: SentenceKey { SentenceKey(course: course, sentence: sentence.id) }

  /// What the editor is told.
  var keeping: SentenceEditorViewModel.Keeping {
    let words = context.localization
    let place =
      file.map { words[.mendingInFile(path: $0.path.text)] } ?? words[.mendingInLayer]
    var keeping = SentenceEditorViewModel.Keeping(
      title: words[.mendingTitle], place: place, id: sentence.id, speaker: sentence.speaker
    ) { text, mended in
      await self.keep(text, mended)
    }
    if sentence.authored != nil { keeping.takeBack = { await self.takeBack() } }
    return keeping
  }

  /// The sentence with what its author has behind it.
  func laidOver(_ mended: Sentence) -> Sentence {
    file == nil ? authored.mended(by: mending(SentenceText(mended))) : mended
  }

  /// Whether a sentence is what the author has, and no file was written.
  func isAuthors(_ mended: Sentence) -> Bool { file == nil && mended.authored == nil }

  /// Keeps the learner's sentence, though the author has another one by now.
  func keptAgainstAuthor() async -> Sentence? {
    await isSaid(keep(SentenceText(sentence), sentence)) ? laidOver(sentence) : nil
  }

  /// Has the sentence as its author has it.
  func takenBack() async -> Sentence? { await isSaid(takeBack()) ? authored : nil }

  private func isSaid(_ failure: String?) -> Bool {
    if let failure { context.notify(failure) }
    return failure == nil
  }

  private func mending(_ text: SentenceText) -> Mending {
    Mending(text, of: SentenceText(authored))
  }

  private func keep(_ text: SentenceText, _ mended: Sentence) async -> String? {
    if text == SentenceText(authored) { return await takeBack() }
    if let file {
      let refusal = Message.mendingNotInFile(path: file.path.text)
      return await file.change(context.localization, orSay: refusal) { [id = sentence.id] in
        text.replacing(id, in: $0)
      }
    }
    return await unlessStorageFails { database throws(StorageError) in
      try await database.mend(
        key, mending(text), answers: mended.answersAsText, at: context.clock.now())
    }
  }

  private func takeBack() async -> String? {
    await unlessStorageFails { database throws(StorageError) in
      try await database.takeBackMending(of: key)
    }
  }

  private func unlessStorageFails<Value>(
    _ work: (LearnerDatabase) async throws(StorageError) -> Value
  ) async -> String? {
    do throws(StorageError) {
      _ = try await work(context.database)
      return nil
    } catch {
      return context.localization.sentence(for: error)
    }
  }
}
