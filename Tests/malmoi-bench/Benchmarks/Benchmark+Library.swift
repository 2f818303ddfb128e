import Lessons

extension Benchmark {
  /// Reading what courses and their lists are written in.
  static let library = Benchmark(name: "library") {
    let bundled = try Resources.course()
    let course = SampleCourse(dayCount: 100, sentencesPerDay: 50)
    let file = course.file
    let parsed = try course.course()
    let list = SampleLibrary.file(count: 10_000)
    guard LibraryFile.read(list).entries?.count == 10_000 else {
      throw SampleFault.unreadable("the list of courses")
    }
    guard let small = CourseFile.read(bundled).course else {
      throw SampleFault.unreadable("the bundled course")
    }
    return [
      .time("bundled course read", .seconds { CourseFile.read(bundled) }),
      .time("its words gathered", .seconds { CourseVocabulary(small) }),
      .time(
        "library.json of 10,000 courses read", limit: 150e-3,
        .seconds(runs: 10) {
          LibraryFile.read(list)
        }),
      .time("course of 5,000 sentences read", .seconds(runs: 10) { CourseFile.read(file) }),
      .time("the words of that course gathered", .seconds(runs: 10) { CourseVocabulary(parsed) }),
    ]
  }
}
