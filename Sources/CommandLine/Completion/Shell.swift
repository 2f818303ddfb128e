/// A shell that malmoi can tell what may be typed after its name.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
