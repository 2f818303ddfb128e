/// This program, as it speaks of itself.
package enum Program {
  /// The version, as the command line, the settings and the package of Debian say it.
  package static let version = "0.1"
}
