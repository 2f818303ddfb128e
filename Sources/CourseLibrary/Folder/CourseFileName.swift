/// Which names in a folder are those of course files.
enum CourseFileName {
  /// Whether it ends in `.json`, in any case, and is no file that an editor keeps for itself.
  ///
  /// Editors write beside the file under names that begin with `.` (`.#a.json`, `.a.json.swp`)
  /// or `#`, or end otherwise (`a.json~`, `a.json.tmp`, `4913`).
  static func isCourse(_ name: String) -> Bool {
    name.count > 5 && name.suffix(5).lowercased() == ".json" && !name.hasPrefix(".")
      && !name.hasPrefix("#")
  }
}
