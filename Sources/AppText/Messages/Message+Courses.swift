import Files

// Courses

extension Message {
  package static var coursesTitle: Message { Message("courses.title") }
  package static var coursesDoing: Message { Message("courses.doing") }
  package static var coursesNotStarted: Message { Message("courses.notStarted") }
  package static var coursesDone: Message { Message("courses.done") }
  package static func coursesDayOf(day: Int, total: Int) -> Message {
    Message("courses.dayOf", ["day": day, "total": total])
  }
  package static var coursesStart: Message { Message("courses.start") }
  package static var coursesContinue: Message { Message("courses.continue") }
  package static var coursesSwitch: Message { Message("courses.switch") }
  package static var coursesAgain: Message { Message("courses.again") }
  package static var coursesReview: Message { Message("courses.review") }
  package static func coursesEmpty(folder: FilePath) -> Message {
    Message("courses.empty", ["folder": folder])
  }
  package static func coursesEmptySource(source: String) -> Message {
    Message("courses.emptySource", ["source": source])
  }
  package static func coursesLoading(source: String) -> Message {
    Message("courses.loading", ["source": source])
  }
  package static func coursesNothingMatches(text: String) -> Message {
    Message("courses.nothingMatches", ["text": text])
  }
  package static var coursesFilterPlaceholder: Message { Message("courses.filterPlaceholder") }
  package static var coursesNothingToOpen: Message { Message("courses.nothingToOpen") }
  package static var coursesIsLoading: Message { Message("courses.isLoading") }
  package static var coursesOpening: Message { Message("courses.opening") }
  package static var coursesCannotOpen: Message { Message("courses.cannotOpen") }
  package static var coursesRetry: Message { Message("courses.retry") }
}
