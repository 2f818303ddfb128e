import Files
import Lessons

/// Which names in a folder are those of course files.
enum CourseFileName {
  /// Whether it ends in `.malmoi` or `.json`, in any case, and is no file that an editor keeps for
  /// itself.
  ///
  /// Editors write beside the file under names that begin with `.` (`.#a.json`, `.a.json.swp`)
  /// or `#`, or end otherwise (`a.json~`, `a.json.tmp`, `4913`).
  static func isCourse(_ name: FilePath) -> Bool {
    let name = name.text
    return CourseFileForm(endingOf: name) != nil && !name.hasPrefix(".") && !name.hasPrefix("#")
  }

  /// The name without its ending.
  static func stem(_ name: FilePath) -> Substring {
    name.text.dropLast(CourseFileForm(endingOf: name.text)?.ending.count ?? 0)
  }

  /// The names of the files named after a course, in the order they count: what people write comes
  /// before what may be made of it.
  static func names(of id: CourseID) -> [FilePath] {
    CourseFileForm.allCases.filter { _ in !id.rawValue.contains("/") }
      .map { "\(id.rawValue)\($0.ending)" }.filter(isCourse)
  }

  /// The name that was there first, of several with one course.
  ///
  /// Copies are called after what they are copies of, with something before or behind it
  /// (`english (conflicted copy).json`, `english.sync-conflict-…json`, `Copy of english.json`), so
  /// a name that holds another one whole is not the first. Else the order of the alphabet decides.
  static func original(among names: [FilePath]) -> FilePath? {
    let stems = names.map(stem)
    let originals = names.filter { name in
      let own = stem(name)
      return !stems.contains { $0 != own && !$0.isEmpty && own.contains($0) }
    }
    return originals.min { (stem($0), rank($0)) < (stem($1), rank($1)) }
  }

  /// Of two names that differ by their endings only, plain text comes first.
  private static func rank(_ name: FilePath) -> Int {
    CourseFileForm(endingOf: name.text).flatMap(CourseFileForm.allCases.firstIndex) ?? .max
  }
}
