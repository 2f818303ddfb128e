/// Which names in a folder are those of course files.
enum CourseFileName {
  /// Whether it ends in `.json`, in any case, and is no file that an editor keeps for itself.
  ///
  /// Editors write beside the file under names that begin with `.` (`.#a.json`, `.a.json.swp`)
  /// or `#`, or end otherwise (`a.json~`, `a.json.tmp`, `4913`).
  static func isCourse(_ name: String) -> Bool {
    name.utf8.count > 5 && name.suffix(5).lowercased() == ".json" && !name.hasPrefix(".")
      && !name.hasPrefix("#")
  }

  /// The name without its ending.
  static func stem(_ name: String) -> Substring { name.dropLast(5) }

  /// The name that was there first, of several with one course.
  ///
  /// Copies are called after what they are copies of, with something before or behind it
  /// (`english (conflicted copy).json`, `english.sync-conflict-…json`, `Copy of english.json`), so
  /// a name that holds another one whole is not the first. Else the order of the alphabet decides.
  static func original(among names: [String]) -> String? {
    let stems = names.map(stem)
    let originals = names.filter { name in
      let own = stem(name)
      return !stems.contains { $0 != own && !$0.isEmpty && own.contains($0) }
    }
    return originals.min { stem($0) < stem($1) }
  }
}
