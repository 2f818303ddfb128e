import Files

/// Where malmoi keeps a learner's files, by the XDG base directory specification 0.8.
package struct UserFolders: Hashable, Sendable {
  /// What must not be lost: the database, the learner's own courses.
  package let data: FilePath
  /// What can be fetched again.
  package let cache: FilePath

  /// Finds the folders; looks at nothing but its parameters and makes nothing.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process; those that are empty or relative, as `~` is
  ///     where no shell reads it, do not count.
  ///   - dataOption: what `--data` asked for, relative to the working directory or absolute.
  /// - Returns: nil when a variable is needed that is not there: neither `HOME` nor, in its place,
  ///   `XDG_DATA_HOME` (or `--data`). Without a place for the cache it is beside the data.
  package init?(environment: [String: String], dataOption: FilePath? = nil) {
    func folder(_ variable: String, default place: String) -> FilePath? {
      if let base = environment[variable].map({ FilePath($0) }), base.isAbsolute {
        return base.appending("malmoi")
      }
      guard let home = environment["HOME"].map({ FilePath($0) }), home.isAbsolute else {
        return nil
      }
      return home.appending("\(place)/malmoi")
    }
    guard let data = dataOption ?? folder("XDG_DATA_HOME", default: ".local/share") else {
      return nil
    }
    self.data = data
    cache = folder("XDG_CACHE_HOME", default: ".cache") ?? data.appending("cache")
  }
}
