import Files

/// A target of the package, as its manifest declares it.
struct Room: Hashable {
  /// What it is called.
  let name: String
  /// The targets it may see.
  let sees: Set<String>
  /// Its folder, from that of the package.
  let folder: String

  /// The folder of the package.
  static let package: FilePath =
    FilePath(#filePath).parent?.parent?.parent ?? "/"

  /// All Swift targets of `Package.swift`.
  static let all: [Room] = text(of: "\(package)/Package.swift").matches(of: declaration)
    .compactMap { found in
      let name = String(found.output.2)
      let path = found.output.3.firstMatch(of: #/path:\s*"([^"]+)"/#).map { String($0.output.1) }
      let folder = path ?? (found.output.1 == "testTarget" ? "Tests/" : "Sources/") + name
      let list = found.output.3.firstMatch(of: #/dependencies:\s*\[([^\]]*)\]/#)?.output.1 ?? ""
      let sees = Set(list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) })
      return swiftFiles(in: folder).isEmpty ? nil : Room(name: name, sees: sees, folder: folder)
    }

  private static var declaration: Regex<(Substring, Substring, Substring, Substring)> {
    #/\.(target|executableTarget|testTarget)\(\s*name:\s*"([^"]+)"((?:[^()]|\([^()]*\))*)\)/#
  }

  /// Whether it is part of the program, not of its tests.
  var isOfProgram: Bool { !folder.hasPrefix("Tests/") }

  /// What the files of the room import, of the targets of the package.
  var imports: Set<String> {
    let known = Set(Self.all.map(\.name)).union(Self.inC)
    return Self.swiftFiles(in: folder).reduce(into: []) { imports, file in
      let found = Self.text(of: file).matches(of: #/(?m)^\s*(?:@\w+ )*import (\w+)/#)
      imports.formUnion(found.map { String($0.output.1) }.filter(known.contains))
    }
  }

  /// The targets written in C, and the system's libraries.
  static let inC: Set<String> = Set(
    text(of: "\(package)/Package.swift").matches(of: #/name:\s*"(C[A-Z]\w+)"/#)
      .map { String($0.output.1) })

  /// All Swift files below a folder of the package.
  static func swiftFiles(in folder: String) -> [FilePath] {
    files(in: "\(package)/\(folder)").filter { $0.text.hasSuffix(".swift") }
  }

  private static func files(in folder: FilePath) -> [FilePath] {
    ((try? Folder.names(in: folder)) ?? []).sorted().flatMap { name in
      let path = folder.appending(name)
      return name.text.contains(".") ? [path] : files(in: path)
    }
  }

  /// What a file says.
  static func text(of file: FilePath) -> String {
    String(
      decoding: (try? RegularFile.contents(of: file, limit: 1 << 20)) ?? [], as: UTF8.self)
  }
}
