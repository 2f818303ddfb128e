// Records until it is told how many, or killed: the victim of the kill tests.
//
// storage-recorder FOLDER NAME COUNT [memo|draft] opens the database in FOLDER, records the answers
// "NAME 0", "NAME 1" … and prints each number once its answer was recorded. With "memo" it writes
// one memo that says "NAME 0", then "NAME 1" …, each kept as a draft before it is saved. With "draft"
// it keeps one draft, and has it open until it is killed.

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

/// Says that a number is on the disk.
func report(_ number: Int) {
  let line = "\(number)\n"
  guard write(STDOUT_FILENO, line, line.utf8.count) == line.utf8.count else { exit(1) }
}
