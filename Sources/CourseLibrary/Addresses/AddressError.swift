/// Why a text is not the address of a source of courses.
package enum AddressError: Error, Hashable, Sendable {
  case empty
  /// Neither a server (`https://…`) nor a path (`/…`, `~/…`, `./…`).
  case neitherServerNorPath
  /// A scheme other than http and https.
  case unsupportedScheme(String)
  /// No server is named, or its name cannot be one.
  case badHost
  /// A port that is none: they go from 1 to 65535.
  case badPort
  /// A user name or password, which would be kept and shown in the open.
  case hasCredentials
  /// A control character, or white space in the middle.
  case unsafeCharacter
}
