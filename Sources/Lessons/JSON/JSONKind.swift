/// The kinds of values JSON knows.
package enum JSONKind: String, Hashable, Sendable {
  case null, bool, number, string, array, object
}
