/// A syntax error and where it stands.
struct JSONProblem: Hashable, Sendable {
  let error: JSONSyntaxError
  /// Offset of the byte it is about.
  let offset: Int
}
