// Quiz result

extension Message {
  package static func resultTitle(day: Int) -> Message {
    Message("result.title", ["day": day])
  }
  package static func resultCourseTitle(course: String) -> Message {
    Message("result.courseTitle", ["course": course])
  }
  package static func resultCourseDone(days: String) -> Message {
    Message("result.courseDone", ["days": days])
  }
  package static func resultRight(count: Int) -> Message {
    Message("result.right", ["count": count])
  }
  package static func resultMistaken(count: Int) -> Message {
    Message("result.mistaken", ["count": count])
  }
  package static func resultDuration(minutes: Int, seconds: Int) -> Message {
    Message("result.duration", ["minutes": minutes, "seconds": seconds])
  }
  package static func resultSeconds(seconds: Int) -> Message {
    Message("result.seconds", ["seconds": seconds])
  }
  package static func resultHours(hours: Int, minutes: Int) -> Message {
    Message("result.hours", ["hours": hours, "minutes": minutes])
  }
  package static func resultMissed(words: String) -> Message {
    Message("result.missed", ["words": words])
  }
  package static func resultMissedMore(count: Int) -> Message {
    Message("result.missedMore", ["count": count])
  }
  package static var resultPerfect: Message { Message("result.perfect") }
  package static var resultContinue: Message { Message("result.continue") }
  package static func resultHints(count: Int) -> Message {
    Message("result.hints", ["count": count])
  }
}
