// Records answers until it is told how many, or killed: the victim of the kill tests.
//
// storage-recorder FOLDER NAME COUNT opens the database in FOLDER, records the answers "NAME 0",
// "NAME 1" … and prints each number once its answer was recorded.

import Glibc
import Lessons
import Storage

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]) else { exit(2) }

let database = try LearnerDatabase(folder: arguments[1], now: Timestamp(seconds: 0))
for number in 0..<count {
  let answer = GivenAnswer(
    to: SentenceKey(
      course: CourseID(rawValue: "recorder"), sentence: SentenceID(rawValue: "\(number % 10)")),
    text: "\(arguments[2]) \(number)", mode: .typed, verdict: .exact, grade: .good,
    took: .milliseconds(1_200), time: Timestamp(seconds: Int64(number), utcOffset: 32_400))
  try await database.recordAnswer(answer)
  let line = "\(number)\n"
  guard write(STDOUT_FILENO, line, line.utf8.count) == line.utf8.count else { exit(1) }
}
