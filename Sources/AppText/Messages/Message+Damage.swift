// What waits, and what was mended

extension Message {
  package static func reviewsWaiting(reviews: String, courses: String) -> Message {
    Message("reviews.waiting", ["reviews": reviews, "courses": courses])
  }
  package static func reviewsWaitingForSeveral(reviews: String, courses: String) -> Message {
    Message("reviews.waitingForSeveral", ["reviews": reviews, "courses": courses])
  }
  package static var damageTitle: Message { Message("damage.title") }
  package static func damageMended(count: Int) -> Message {
    Message("damage.mended", ["count": count])
  }
  package static var damageNothingLost: Message { Message("damage.nothingLost") }
  package static var reviewUndoWouldLose: Message { Message("review.undoWouldLose") }
  package static var helpWeek: Message { Message("help.week") }
  package static var dayStudied: Message { Message("day.studied") }
  package static var dayFrozen: Message { Message("day.frozen") }
  package static var dayTravelled: Message { Message("day.travelled") }
  package static var dayMissed: Message { Message("day.missed") }
  package static var dayBefore: Message { Message("day.before") }
  package static var dayOpen: Message { Message("day.open") }
  package static var dayAhead: Message { Message("day.ahead") }
}
