extension String {
  /// The text as it is drawn in one line: a tab or a line break takes a column.
  package var onOneLine: String {
    utf8.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
      ? String(map { $0 == "\t" || $0 == "\n" ? " " : $0 }) : self
  }
}
