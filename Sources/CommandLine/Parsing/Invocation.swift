import AppText
import Decks
import Lessons

/// What the command line asks for.
package struct Invocation: Equatable, Sendable {
  /// The thing to do.
  package enum Command: Equatable, Sendable {
    /// Open the app.
    case open
    /// Straight into a quiz of a course file or a known course's id; a day counts from one.
    case study(course: String, day: Int?)
    /// Straight into what is due to be reviewed.
    case review
    /// Report the problems of course files, once or whenever they are saved.
    case check(files: [String], isWatching: Bool = false, asJSON: Bool = false)
    /// Begin a course between two languages.
    case new(languages: LanguagePair, title: String)
    /// Lay course files out anew.
    case format(Formatting)
    /// Show the sentence of a course file that a line belongs to, once or whenever it is saved; a
    /// line counts from one.
    case preview(file: String, line: Int?, isWatching: Bool)
    /// List the courses of all sources.
    case courses(CourseListForm)
    /// Tell what is due to be reviewed.
    case due(asJSON: Bool)
    /// Tell what was done on each day from one on, for whoever asks.
    case report(since: StudyDay?, asJSON: Bool)
    /// Tell what was done and what comes next, in figures.
    case stats(asJSON: Bool)
    /// List the words of a course file or a known course's id; nil are those the learner met.
    case words(course: String?, asJSON: Bool)
    /// Fit the scheduler to how the learner forgets, or take that back.
    case optimize(FittingOrder, asJSON: Bool)
    /// Judge answers on standard input to sentences of a course.
    case tryAnswers(Trial)
    /// List what the learner mended in a course, or in all, for its author.
    case mendings(course: String?, asJSON: Bool)
    /// Have a sentence as its author wants it again.
    case undoMending(course: String, sentence: String)
    /// List or change the sources.
    case sources(SourcesAction)
    /// List, read, write and carry memos.
    case memos(MemosAction)
    /// Make courses of decks of other programs.
    case importDecks(DeckOrder)
    /// Take an import back.
    case undoImport(String)
    /// Write courses for other programs.
    case exportDecks(ExportOrder)
    /// Exchange what happened with other machines, or tell how that stands.
    case sync(SyncOrder)
    /// Print what machines have in common.
    case dump
    /// Print the manual page.
    case manual
    /// Print what tells a shell what may be typed.
    case completion(Shell)
    /// Print how to use malmoi, or the command or group of commands of that name.
    case help(of: [String])
    /// Print the version.
    case version
  }

  /// What is to be done with the weights of the scheduler.
  package enum FittingOrder: Equatable, Sendable {
    /// Fit them to the log; a dry run only tells what would come of it.
    case fit(isDryRun: Bool)
    /// Go back to the usual ones.
    case undo
  }

  /// How the courses are listed.
  package enum CourseListForm: Equatable, Sendable {
    /// For people.
    case table
    /// For programs.
    case json
    /// Only their ids, of what is on this machine, for completions.
    case ids
  }

  /// What is to be done with the sources.
  package enum SourcesAction: Equatable, Sendable {
    case list
    /// Add the folder or server of that address.
    case add(String)
    /// Remove the one of that address.
    case remove(String)
  }

  /// What is to be done with the memos.
  package enum MemosAction: Equatable, Sendable {
    /// Tell which there are.
    case list(asJSON: Bool)
    /// Tell in which a text is found.
    case search(String, asJSON: Bool)
    /// Print the one of that id, or of the id that begins like that.
    case show(String, asJSON: Bool)
    /// Write a new one.
    case add(NewMemo)
    /// Write each to a file of its own in that folder.
    case export(String)
    /// Make memos of these files, and of those in these folders.
    case `import`([String])
  }

  /// How course files are laid out anew.
  package nonisolated struct Formatting: Equatable, Sendable {
    /// The course files.
    package let files: [String]
    /// The form that is printed; nil writes each file in its own.
    package let form: CourseFileForm?
    /// Whether each sentence gets an id.
    package let writesIDs: Bool
    /// Whether answers without spaces are cut into words.
    package let cutsWords: Bool
    /// Whether nothing is written, and files that would be are named.
    package let onlyChecks: Bool

    /// A formatting of these facts.
    package init(
      files: [String], form: CourseFileForm? = nil, writesIDs: Bool = false,
      cutsWords: Bool = false, onlyChecks: Bool = false
    ) {
      self.files = files
      self.form = form
      self.writesIDs = writesIDs
      self.cutsWords = cutsWords
      self.onlyChecks = onlyChecks
    }
  }

  /// What is done about other machines.
  package nonisolated struct SyncOrder: Equatable, Sendable {
    package enum Action: Sendable {
      case exchange, status, stop
    }

    /// The place to exchange at from now on; nil is the one that is known.
    package let place: String?
    package let action: Action
    /// What tells the name and the password of a server; nil asks the netrc.
    package let command: String?
    /// Whether programs read what is said.
    package let isJSON: Bool
  }

  /// Which decks are imported, and how.
  package nonisolated struct DeckOrder: Equatable, Sendable {
    /// The files, or folders of LibreLingo.
    package let files: [String]
    /// What is known of them.
    package let options: DeckOptions
    /// The course to add to; nil is one of their own.
    package let course: CourseID?
    /// Whether it is only told what would be done.
    package let isDryRun: Bool
    /// Whether programs read the report.
    package let isJSON: Bool
  }

  /// What courses can be written as.
  package nonisolated enum ExportFormat: String, Sendable, CaseIterable {
    case anki
    case ankiText = "anki-text"
    case tsv, course
  }

  /// Which courses are written, and where.
  package nonisolated struct ExportOrder: Equatable, Sendable {
    /// A course file or a known course's id; nil is all that were started.
    package let course: String?
    /// The file to write.
    package let path: String
    /// What it is to be.
    package let format: ExportFormat
    /// Whether it tells how well each sentence is known.
    package let withHistory: Bool
  }

  /// Which answers are judged, and how.
  package struct Trial: Equatable, Sendable {
    /// A course file or a known course's id.
    package let course: String
    /// The sentence all answers are to; nil when each line names its own.
    package let sentence: String?
    /// How the answers count as given.
    package let mode: AnswerMode
    /// Whether programs read the verdicts.
    package let isJSON: Bool

    /// A trial of these facts.
    package init(course: String, sentence: String?, mode: AnswerMode, isJSON: Bool) {
      self.course = course
      self.sentence = sentence
      self.mode = mode
      self.isJSON = isJSON
    }
  }

  /// A memo as it was given.
  package struct NewMemo: Equatable, Sendable {
    /// What it says; nil is what standard input says.
    package let text: String?
    /// Words to find it by, without `#`.
    package let tags: [String]
    /// The sentence it is on.
    package let sentence: SentenceKey?

    /// A memo of these parts.
    package init(text: String?, tags: [String] = [], sentence: SentenceKey? = nil) {
      self.text = text
      self.tags = tags
      self.sentence = sentence
    }
  }

  /// What holds for every command.
  package struct Options: Equatable, Sendable {
    /// The learner's data folder; nil is the one XDG names.
    package var dataFolder: String?
    /// Makes block order and distractors repeatable.
    package var seed: UInt64?
    /// Whether blocks fly.
    package var isAnimated = true
    /// Whether only ASCII signs are drawn.
    package var isASCIIOnly = false
    /// The interface's language; nil asks the settings, then the environment.
    package var language: InterfaceLanguage?

    /// The options as they are when none is given.
    package init() {}
  }

  /// The thing to do.
  package var command: Command
  /// What holds for every command.
  package var options: Options

  /// An invocation from its parts.
  package init(command: Command, options: Options = Options()) {
    self.command = command
    self.options = options
  }
}
