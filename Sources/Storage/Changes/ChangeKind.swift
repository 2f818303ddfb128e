/// What a change in the log is about, by the letters that other machines read.
///
/// An answer is a change too (`a`); it stands in a table of its own.
enum ChangeKind: String {
  /// An answer, as it was given; only of those that were changed since.
  case answer = "a"
  /// The grade of an answer was changed.
  case grade = "g"
  /// An answer was taken back.
  case undo = "x"
  /// An answer was accepted by the learner.
  case ownAnswer = "o+"
  /// It is accepted no more.
  case noOwnAnswer = "o-"
  /// A memo says something new. The text stands in its table.
  case memo = "m"
  /// A memo was pinned, or is no more.
  case pin = "k"
  /// A memo was moved to the trash.
  case trash = "t"
  /// A memo was had back from the trash.
  case restore = "T"
  /// A memo is gone for good.
  case purge = "d"
  /// The prompt of a sentence was edited: it goes by another key.
  case rename = "r"
  /// A course was taken up.
  case enrol = "c"
  /// A sentence is not asked any more.
  case leaveOut = "z+"
  /// It is asked again.
  case takeIn = "z-"
  /// The sentences of a course are asked the other way round, too.
  case bothWays = "b+"
  /// They are not.
  case oneWay = "b-"
  /// A sentence was mended; the last one counts.
  case mending = "p+"
  /// A mending was taken back.
  case noMending = "p-"
  /// A setting was changed.
  case setting = "s"
  /// A source of courses was added.
  case source = "u+"
  /// A source of courses was removed.
  case noSource = "u-"
  /// A sentence begins with what another program knew of it: one of the numbers of an import, and
  /// gone when that is taken back.
  case memoryStart = "h"
  /// A file of the learner's own courses says something else; what it says goes by its hash.
  case courseFile = "f+"
  /// It is not there any more.
  case noCourseFile = "f-"
  /// A deck was imported, with the numbers of the answers it brought.
  case `import` = "i+"
  /// It was taken back.
  case noImport = "i-"
}
