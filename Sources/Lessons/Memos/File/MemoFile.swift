/// A memo as a Markdown file: front matter between lines of `---`, an empty line, the text.
///
///     ---
///     id: "9f0c27e1b2a44d3f8e6a7b10"
///     created: 2025-11-28T09:30:00Z
///     changed: 2025-11-30T02:00:54Z
///     tags: [work, 한국어]
///     pinned: false
///     ---
///
///     Stand-up phrases #work #한국어
///
/// A memo that was written on a sentence has its `course` and `sentence` too. The tags are there
/// for other programs: to malmoi they are words of the text.
package struct MemoFile: Hashable, Sendable {
  /// nil when the file names none, as one that another program wrote.
  package let id: MemoID?
  package let text: MemoText
  /// Seconds since 1970 UTC; nil when the file does not say.
  package let createdAt: Int64?
  /// Seconds since 1970 UTC; nil when the file does not say.
  package let changedAt: Int64?
  package let isPinned: Bool
  /// The tags that the front matter lists, in lower case; nil when it has no list.
  package let listedTags: Set<String>?
  /// The sentence it was written on.
  package let sentence: SentenceKey?
  /// Keys of the front matter that mean nothing here, or not with this value.
  package let ignoredKeys: [String]

  /// Bytes of a file that are read: the largest memo and room for its front matter.
  package static let byteLimit = MemoText.byteLimit + 64 * 1_024
}

/// Why a file is no memo.
package enum MemoFileError: Error, Hashable, Sendable {
  /// More bytes than are read.
  case tooLarge(limit: Int)
  /// Bytes that are no UTF-8.
  case notUTF8
  /// It holds the character NUL, as files that are no text do.
  case binary
  /// Nothing to see.
  case blank
}
