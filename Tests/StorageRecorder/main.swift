// Records until it is told how many, or killed: the victim of the kill tests.
//
// storage-recorder FOLDER NAME COUNT [memo|draft|import] opens the database in FOLDER, records the answers
// "NAME 0", "NAME 1" … and prints each number once its answer was recorded. With "memo" it writes
// one memo that says "NAME 0", then "NAME 1" …, each kept as a draft before it is saved. With "draft"
// it keeps one draft, and has it open until it is killed. With "import" it imports a deck, prints a
// number, takes it back and prints another.

import Files
import Glibc
import Lessons
import Storage

let arguments = CommandLine.arguments
guard arguments.count >= 4, let count = Int(arguments[3]) else { exit(2) }

let database = try LearnerDatabase(folder: FilePath(arguments[1]), now: Timestamp(seconds: 0))
switch arguments.dropFirst(4).first {
case "memo": try await saveMemos(in: database)
case "draft": try await keepDraft(in: database)
case "import": try await importDecks(in: database)
default: try await recordAnswers(in: database)
}

func recordAnswers(in database: LearnerDatabase) async throws {
  for number in 0..<count {
    let answer = GivenAnswer(
      to: SentenceKey(
        course: CourseID(rawValue: "recorder"), sentence: SentenceID(rawValue: "\(number % 10)")),
      text: "\(arguments[2]) \(number)", kind: .type, verdict: .exact, grade: .good,
      took: .milliseconds(1_200), time: Timestamp(seconds: Int64(number), utcOffset: 32_400))
    try await database.recordAnswer(answer)
    report(number)
  }
}

func saveMemos(in database: LearnerDatabase) async throws {
  var origin = MemoEdit.Origin.new(on: nil)
  for number in 0..<count {
    let time = Timestamp(seconds: Int64(number))
    let text = "\(arguments[2]) \(number)"
    let draft = try await database.keepDraft(text, of: origin, at: time)
    let edit = MemoEdit(origin, text: try MemoText(text), draft: draft)
    origin = .change(of: try await database.save(edit, at: time).memo)
    report(number)
  }
}

func keepDraft(in database: LearnerDatabase) async throws {
  var draft: MemoDraftID?
  for number in 0..<count {
    draft = try await database.keepDraft(
      "\(arguments[2]) \(number)", of: .new(on: nil), as: draft,
      at: Timestamp(seconds: Int64(number)))
    report(number)
  }
  while true { pause() }
}

/// Imports a deck of two courses, one of which replaces a file, and takes it back, again and again.
func importDecks(in database: LearnerDatabase) async throws {
  let folder = FilePath(arguments[1])
  for number in 0..<count {
    let time = Timestamp(seconds: 1_700_000_000 + Int64(number))
    let courses = ["one", "two"].map { name in
      let text = """
        {"format": 1, "id": "\(name)", "title": "\(name)", "languages": {"prompt": "ko", "answer": "en"},
          "days": [{"sentences": [{"id": "a", "prompt": "가", "answers": ["\(arguments[2]) \(number)"]}]}]}
        """
      guard let course = CourseFile.read(Array(text.utf8), for: .learner).course else { exit(3) }
      let card = ImportedCard(
        sentence: SentenceID(rawValue: "a"),
        reviews: [ImportedCard.Review(id: 1_600_000_000_000, grade: .good, milliseconds: 1)],
        start: Card(
          stage: .review, memory: Memory(stability: 9, difficulty: 5), due: 1_600_900_000,
          lastReview: 1_600_000_000))
      return ImportedCourse(
        course: course, path: "\(folder)/courses/\(name).json", contents: Array(text.utf8),
        cards: [card])
    }
    let deck = DeckImport(
      id: ImportID(rawValue: "\(arguments[2])-\(number)"), origin: "anki", title: "",
      courses: courses)
    _ = try await database.keep(deck, in: folder, at: time)
    report(2 * number)
    _ = try await database.undoImport(deck.id, in: folder, at: time)
    report(2 * number + 1)
  }
}

/// Says that a number is on the disk.
func report(_ number: Int) {
  let line = "\(number)\n"
  guard write(STDOUT_FILENO, line, line.utf8.count) == line.utf8.count else { exit(1) }
}
