import Testing

/// Package.swift, as far as libraries of the system go.
struct PackageDescription {
  private let text: String

  init() throws {
    text = try ReadmeCommand.text(of: "Package.swift")
  }

  /// What Debian calls the libraries that a target needs, by itself or by what it depends on.
  func packages(neededBy target: String) -> Set<String> {
    var found: Set<String> = []
    var open = [target]
    var seen: Set<String> = [target]
    while let name = open.popLast() {
      guard let declaration = declaration(of: name) else { continue }
      found.formUnion(Self.names(behind: ".apt([", in: declaration))
      open += Self.names(behind: "dependencies: [", in: declaration).filter {
        seen.insert($0).inserted
      }
    }
    return found
  }

  /// What Debian calls all libraries of the system.
  var allPackages: Set<String> {
    Set(text.matches(of: /\.apt\(\["([^"]+)"\]\)/).map { String($0.1) })
  }

  /// From a target's name to the next target.
  private func declaration(of target: String) -> String? {
    let names = text.ranges(of: "name: \"\(target)\"")
    // The package may be called as one of its targets is.
    guard let name = names.first(where: { !text[..<$0.lowerBound].hasSuffix("Package(\n  ") })
    else { return nil }
    let rest = text[name.upperBound...]
    return String(rest[..<(rest.firstRange(of: "name: \"")?.lowerBound ?? rest.endIndex)])
  }

  /// The names in quotes between an opening bracket and the next closing one.
  private static func names(behind opening: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: opening) else { return [] }
    return text[start.upperBound...].prefix { $0 != "]" }.matches(of: /"([^"]+)"/)
      .map { String($0.1) }
  }
}
