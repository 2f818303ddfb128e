import AppText
import CourseLibrary
import Lessons
import Storage

extension Launch {
  /// What the learner mended, as text for the authors or as JSON.
  func listMendings(
    ofCourse name: String?, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    let data = try await learnerData()
    let only = try await courseID(named: name, in: data)
    let listed = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.mendings().filter { only == nil || $0.key.course == only }
    }
    guard !listed.isEmpty || asJSON else { return CommandOutput(localization[.mendingsNone]) }
    var reports: [MendingReport] = []
    for id in Set(listed.map(\.key.course)).sorted(by: { $0.rawValue < $1.rawValue }) {
      let course = await data.library.courseAtHand(id)
      reports.append(
        MendingReport(
          listed.filter { $0.key.course == id }, of: id, as: course, words: localization))
    }
    return CommandOutput(
      lines: asJSON
        ? reports.flatMap(\.rows).jsonLines : Array(reports.map(\.lines).joined(separator: [""])))
  }

  /// Has a sentence as its author wants it.
  func undoMending(of sentence: String, in name: String) async throws(LaunchFailure)
    -> CommandOutput
  {
    let data = try await learnerData()
    let course = try await courseID(named: name, in: data) ?? CourseID(rawValue: name)
    let key = SentenceKey(course: course, sentence: SentenceID(rawValue: sentence))
    let wasMended = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.takeBackMending(of: key)
    }
    let text = localization[
      wasMended
        ? .mendingsTakenBack(sentence: sentence)
        : .mendingsUnknown(sentence: sentence, course: course)]
    guard wasMended else { throw LaunchFailure(text, code: .problem) }
    return CommandOutput(text)
  }

  /// The id of a course file, or of a course that need not be here any more.
  private func courseID(
    named name: String?, in data: LearnerData
  ) async throws(LaunchFailure) -> CourseID? {
    guard let name else { return nil }
    let isFile = name.contains("/") || CourseFileForm(endingOf: name) != nil
    return isFile ? try await course(named: name, in: data).id : CourseID(rawValue: name)
  }
}
