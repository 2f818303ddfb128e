import AppText
import Lessons
import Storage

/// Tells what follows from a session.
protocol ReturnsContext: WordsContext, StoreContext {}

extension ReturnsContext {
  /// When the sentences of a session come back, soonest first: "4 tomorrow, 6 in 3 days"; nil when
  /// that cannot be told.
  func returns(of result: QuizResult) async -> String? {
    do throws(StorageError) {
      let cards = try await database.cards(of: result.outcomes.map(\.key))
      let calendar = try await database.studyPlan().calendar
      return sentence(forReturnsOf: Array(cards.values), calendar)
    } catch {
      // The answers are stored; what follows from them is for Today to tell.
      return nil
    }
  }

  /// How many days the course of a session has, when all of several are done now; nil otherwise,
  /// and when that cannot be told.
  func finishedDays(of subject: QuizSubject, _ result: QuizResult) async -> Int? {
    guard case .day = subject, let course = result.outcomes.first?.key.course else { return nil }
    do throws(StorageError) {
      let standing = try await database.courseStandings()[course]
      guard let standing, standing.situation == .done, standing.totalDays > 1 else { return nil }
      return standing.totalDays
    } catch {
      // As above: the answers are stored.
      return nil
    }
  }

  private func sentence(forReturnsOf cards: [Card], _ calendar: StudyCalendar) -> String? {
    guard !cards.isEmpty else { return nil }
    let now = clock.now()
    let soon = cards.filter(\.isInSteps).map { $0.due - now.seconds }
    var groups: [(when: String, count: Int)] = []
    for card in cards.filter({ !$0.isInSteps }).sorted(by: { $0.due < $1.due }) {
      let when = localization.returnTime(of: card, at: now, calendar)
      if groups.last?.when == when {
        groups[groups.endIndex - 1].count += 1
      } else {
        groups.append((when, 1))
      }
    }
    var texts =
      soon.max().map { last in
        [
          localization[
            .resultNextWithin(count: soon.count, time: localization.roughly(.seconds(max(0, last))))
          ]
        ]
      } ?? []
    texts += groups.prefix(Self.groupLimit).map {
      localization[.resultNextOn(count: $0.count, when: $0.when)]
    }
    let later = groups.dropFirst(Self.groupLimit).reduce(0) { $0 + $1.count }
    if later > 0 { texts.append(localization[.resultNextLater(count: later)]) }
    return localization[.resultNext(reviews: texts.joined(separator: ", "))]
  }

  /// Moments that are named.
  private static var groupLimit: Int { 4 }
}
