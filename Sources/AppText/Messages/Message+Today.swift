// Today and reviews

extension Message {
  package static var todayTitle: Message { Message("today.title") }
  package static func todayAbout(time: String) -> Message {
    Message("today.about", ["time": time])
  }
  package static func todayAtATime(count: Int) -> Message {
    Message("today.atATime", ["count": count])
  }
  package static var todayNothingDue: Message { Message("today.nothingDue") }
  package static func todayNext(what: String) -> Message {
    Message("today.next", ["what": what])
  }
  package static func todayThen(what: String, when: String) -> Message {
    Message("today.then", ["what": what, "when": when])
  }
  package static var todayThenDone: Message { Message("today.thenDone") }
  package static var todayNoCardsYet: Message { Message("today.noCardsYet") }
  package static var todayAllCourses: Message { Message("today.allCourses") }
  package static var todayAllCoursesDetail: Message { Message("today.allCoursesDetail") }
  package static var todayNextCourse: Message { Message("today.nextCourse") }
  package static func todayCourseDone(course: String) -> Message {
    Message("today.courseDone", ["course": course])
  }
  package static var todayChoose: Message { Message("today.choose") }
  package static var todayNotAtHand: Message { Message("today.notAtHand") }
  package static var todayWelcome: Message { Message("today.welcome") }
  package static var todayMotto: Message { Message("today.motto") }
  package static var todayTaste: Message { Message("today.taste") }
  package static var todayGuide: Message { Message("today.guide") }
  package static var todayGuideBuild: Message { Message("today.guideBuild") }
  package static var todayGuideReview: Message { Message("today.guideReview") }
  package static var todayGuideMemo: Message { Message("today.guideMemo") }
  package static var todayNoStreak: Message { Message("today.noStreak") }
  package static var todayFreezeLeft: Message { Message("today.freezeLeft") }
  package static var todayFreezeUsed: Message { Message("today.freezeUsed") }
  package static var todayGoal: Message { Message("today.goal") }
  package static func todayGoalOf(done: Int, goal: Int) -> Message {
    Message("today.goalOf", ["done": done, "goal": goal])
  }
  package static func todayDone(answers: String, time: String) -> Message {
    Message("today.done", ["answers": answers, "time": time])
  }
  package static var todayNothingDone: Message { Message("today.nothingDone") }
  package static var todayAhead: Message { Message("today.ahead") }
  package static var todayDraft: Message { Message("today.draft") }
  package static var todayMemo: Message { Message("today.memo") }
  package static var todayNoMemo: Message { Message("today.noMemo") }
  package static var todayNoMemoDetail: Message { Message("today.noMemoDetail") }
  package static var keyStart: Message { Message("key.start") }
  package static var keyReview: Message { Message("key.review") }
  package static var keyUndoAnswer: Message { Message("key.undoAnswer") }
  package static var reviewTitle: Message { Message("review.title") }
  package static func reviewHeading(course: String) -> Message {
    Message("review.heading", ["course": course])
  }
  package static var reviewDone: Message { Message("review.done") }
  package static var reviewGoOn: Message { Message("review.goOn") }
  package static var reviewEnough: Message { Message("review.enough") }
  package static func reviewMoreDue(reviews: String) -> Message {
    Message("review.moreDue", ["reviews": reviews])
  }
  package static func reviewMissingCourse(reviews: String, courses: String) -> Message {
    Message("review.missingCourse", ["reviews": reviews, "courses": courses])
  }
  package static var reviewUndone: Message { Message("review.undone") }
  package static var reviewNothingToUndo: Message { Message("review.nothingToUndo") }
  package static func resultNext(reviews: String) -> Message {
    Message("result.next", ["reviews": reviews])
  }
  package static func resultNextOn(count: Int, when: String) -> Message {
    Message("result.nextOn", ["count": count, "when": when])
  }
  package static func resultNextWithin(count: Int, time: String) -> Message {
    Message("result.nextWithin", ["count": count, "time": time])
  }
  package static func resultNextLater(count: Int) -> Message {
    Message("result.nextLater", ["count": count])
  }
  package static var dateToday: Message { Message("date.today") }
  package static func dateIn(time: String) -> Message {
    Message("date.in", ["time": time])
  }
  package static var dateTomorrow: Message { Message("date.tomorrow") }
  package static var dateWeekdays: Message { Message("date.weekdays") }
  package static func timeHours(hours: String, minutes: Int) -> Message {
    Message("time.hours", ["hours": hours, "minutes": minutes])
  }
}
