import AppText
import Files
import Glibc
import Lessons

extension Launch {
  /// Writes a course to start from into the folder one is in, and prints its path.
  func begin(_ title: String, in languages: LanguagePair) throws(LaunchFailure) -> CommandOutput {
    guard let id = CourseID(madeOf: title) else {
      throw LaunchFailure(localization[.newNoID(title: title)], code: .wrongUsage)
    }
    let path = Self.fileName(of: id)
    let isNew: Bool
    do throws(FileWriteError) {
      isNew = try RegularFile.create(
        FilePath(path), with: Array(skeleton(id, title, languages).utf8))
    } catch {
      throw LaunchFailure(localization.sentence(forUnwritten: error), code: .problem)
    }
    guard isNew else {
      throw LaunchFailure(localization[.newThereAlready(path: path)], code: .problem)
    }
    return CommandOutput(path)
  }

  private static func fileName(of id: CourseID) -> String {
    "\(id)\(CourseFileForm.text.ending)"
  }

  /// The text of a small course, with comments that tell how to go on.
  func skeleton(_ id: CourseID, _ title: String, _ languages: LanguagePair) -> String {
    let layout = CourseLayout(
      id: id, title: title, languages: languages, description: localization[.newDescription],
      comments: [
        .newFields, .newSentences,
        // Braces mark places in the texts themselves.
        .newPatterns(open: "{", close: "}"), .newItems,
        .newCommands(file: Self.fileName(of: id)),
      ].map { localization[$0] },
      sentences: Self.samples.enumerated().map { index, sample in
        (
          sample[languages.prompt.primaryCode] ?? "\(title) \(index + 1)",
          sample[languages.answer.primaryCode] ?? "\(title) \(index + 1)"
        )
      })
    return layout.text
  }

  /// Two things that everyone says, in the languages that most courses are between.
  private static let samples = [
    [
      "en": "Hello.", "ko": "안녕하세요.", "ja": "こんにちは。", "zh": "你好。", "de": "Guten Tag.",
      "fr": "Bonjour.", "es": "Hola.", "it": "Buongiorno.", "pt": "Olá.", "ru": "Здравствуйте.",
    ],
    [
      "en": "See you tomorrow.", "ko": "내일 봐요.", "ja": "また 明日。", "zh": "明天 见。",
      "de": "Bis morgen.", "fr": "À demain.", "es": "Hasta mañana.", "it": "A domani.",
      "pt": "Até amanhã.", "ru": "До завтра.",
    ],
  ]
}
