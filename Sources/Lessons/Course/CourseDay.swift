/// The sentences meant for one session.
package struct CourseDay: Sendable {
  /// What it is about, when the author says so.
  package let title: String?
  private let content: Content

  private enum Content: Sendable {
    case read([Sentence])
    case unread(count: Int, read: @Sendable () -> [Sentence])
  }

  /// A day with these sentences.
  package init(title: String?, sentences: [Sentence]) {
    self.title = title
    content = .read(sentences)
  }

  /// A day whose sentences are read, each time they are asked for, by `read`.
  ///
  /// - Parameter count: how many they are.
  init(title: String?, sentenceCount count: Int, by read: @escaping @Sendable () -> [Sentence]) {
    self.title = title
    content = .unread(count: count, read: read)
  }

  /// Its sentences, in order.
  ///
  /// - Complexity: linear in their count, each time, where they are still to be read.
  package var sentences: [Sentence] {
    switch content {
    case .read(let sentences): sentences
    case .unread(_, let read): read()
    }
  }

  /// The day with its sentences changed; where they are still to be read, once they are.
  func mapped(_ change: @escaping @Sendable (Sentence) -> Sentence) -> CourseDay {
    switch content {
    case .read(let sentences): CourseDay(title: title, sentences: sentences.map(change))
    case .unread(let count, let read):
      CourseDay(title: title, sentenceCount: count) { read().map(change) }
    }
  }

  /// How many sentences it has; known without reading them.
  package var sentenceCount: Int {
    switch content {
    case .read(let sentences): sentences.count
    case .unread(let count, _): count
    }
  }
}

extension CourseDay: Hashable {
  package static func == (first: CourseDay, second: CourseDay) -> Bool {
    first.title == second.title && first.sentenceCount == second.sentenceCount
      && first.sentences == second.sentences
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(sentenceCount)
  }
}
