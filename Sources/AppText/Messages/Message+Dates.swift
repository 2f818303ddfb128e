// Dates

extension Message {
  package static func dateDay(day: Int, month: String) -> Message {
    Message("date.day", ["day": day, "month": month])
  }
  package static var dateMonths: Message { Message("date.months") }
  package static var dateJustNow: Message { Message("date.justNow") }
  package static var dateYesterday: Message { Message("date.yesterday") }
  package static func dateDayOfYear(date: String, year: Int) -> Message {
    Message("date.dayOfYear", ["date": date, "year": year])
  }
}
