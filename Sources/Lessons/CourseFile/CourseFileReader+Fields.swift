extension CourseFileReader {
  /// The known members of an object by their keys.
  ///
  /// They are so few that looking through them takes less time than hashing a key.
  struct Fields {
    private var members: [(key: String, value: JSONNode)] = []

    /// The value of a key; the one set last.
    subscript(key: String) -> JSONNode? {
      get { members.last { $0.key == key }?.value }
      set { if let newValue { members.append((key, newValue)) } }
    }
  }
}
