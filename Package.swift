// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "malmoi",
  targets: [
    // C: what Debian brings, and the places where Swift cannot go.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(name: "CTerminalRestore"),
    .target(name: "CPictureWidth"),
    .target(name: "CFileBirth"),
    .target(name: "CLoading"),
    .target(name: "CCurl", dependencies: ["CLoading"]),
    .target(name: "CZip", dependencies: ["CLoading"]),
    .target(name: "CZstd", dependencies: ["CLoading"]),
    .target(name: "CYAML", dependencies: ["CLoading"]),

    // The rooms, from the ground up. Sources/README.md is the map.
    .target(name: "UnicodeText", dependencies: ["CUtf8proc"]),
    .target(name: "Terminal", dependencies: ["UnicodeText"]),
    .target(
      name: "CursesTerminal",
      dependencies: [
        "Executors", "Terminal", "UnicodeText", "CNcurses", "CPictureWidth", "CTerminalRestore",
      ]),
    .target(name: "TerminalUI", dependencies: ["Terminal", "UnicodeText"]),
    .target(name: "Lessons", dependencies: ["UnicodeText"]),
    .target(name: "Files", dependencies: ["CFileBirth"]),
    .target(name: "Executors"),
    .target(name: "Programs", dependencies: ["Executors", "Files"]),
    .target(name: "Segmentation"),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "Storage", dependencies: ["Executors", "Files", "Lessons", "SQLite"]),
    .target(name: "CourseLibrary", dependencies: ["Executors", "Files", "Lessons", "CCurl"]),
    .target(
      name: "Decks",
      dependencies: ["Files", "Lessons", "SQLite", "UnicodeText", "CZip", "CZstd", "CYAML"]),
    .target(name: "Sync", dependencies: ["Executors", "Files", "Lessons", "Storage", "CCurl"]),
    .target(
      name: "BundledResources", dependencies: ["Files"], path: "Resources",
      exclude: ["Courses", "Localization", "Packaging", "Pictures"]),
    .target(
      name: "AppText",
      dependencies: [
        "CourseLibrary", "Decks", "Files", "Lessons", "Programs", "Storage", "Sync", "Terminal",
        "UnicodeText",
      ]),
    .target(
      name: "CommandLine",
      dependencies: [
        "AppText", "BundledResources", "CourseLibrary", "Decks", "Files", "Lessons", "Segmentation",
        "Storage", "Sync", "Terminal",
      ]),
    .target(
      name: "Scenes",
      dependencies: [
        "AppText", "CourseLibrary", "Decks", "Executors", "Files", "Lessons", "Programs",
        "Storage", "Sync", "Terminal", "TerminalUI", "UnicodeText",
      ]),
    .executableTarget(
      name: "malmoi",
      dependencies: [
        "AppText", "CommandLine", "CursesTerminal", "Executors", "Files", "Programs", "Scenes",
        "Terminal", "TerminalUI",
      ]),

    // Tests, and the tools that only tests and benchmarks use.
    .systemLibrary(name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CVterm", "CPseudoTerminal"],
      path: "Tests/PseudoTerminal"),
    .target(
      name: "Torture",
      dependencies: [
        "AppText", "BundledResources", "CourseLibrary", "CursesTerminal", "Executors", "Files",
        "Lessons", "Programs", "PseudoTerminal", "Scenes", "SQLite", "Storage", "Terminal",
        "TerminalUI", "TestSupport", "UnicodeText",
      ],
      path: "Tests/Torture"),
    .executableTarget(
      name: "malmoi-bench",
      dependencies: [
        "AppText", "BundledResources", "CourseLibrary", "CursesTerminal", "Executors", "Files",
        "Lessons", "PseudoTerminal", "Scenes", "SQLite", "Storage", "Sync", "Terminal",
        "TerminalUI", "TestSupport",
        "Torture",
      ],
      path: "Tests/malmoi-bench"),
    .executableTarget(
      name: "CGridFloor", path: "Tests/CGridFloor",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "CSlowDisk", path: "Tests/CSlowDisk", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "TestSupport",
      dependencies: [
        "CSlowDisk", "Executors", "Files", "Lessons", "Programs", "PseudoTerminal", "Terminal",
        "TerminalUI",
      ],
      path: "Tests/TestSupport"),
    .target(
      name: "AppTestSupport",
      dependencies: ["AppText", "BundledResources", "Files", "Lessons", "Storage", "TestSupport"],
      path: "Tests/AppTestSupport"),
    .executableTarget(
      name: "terminal-probe", dependencies: ["CursesTerminal", "Executors", "Terminal"],
      path: "Tests/TerminalProbe"),
    .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText"]),
    .testTarget(name: "ExecutorsTests", dependencies: ["Executors"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"]),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: [
        "CursesTerminal", "CNcurses", "PseudoTerminal", "Terminal", "TestSupport", "terminal-probe",
      ]),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "TestSupport"]),
    .testTarget(
      name: "LessonsTests", dependencies: ["Lessons", "TestSupport"],
      exclude: ["Scheduling/Golden"]),
    .testTarget(name: "RoomsTests", dependencies: ["Files"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(name: "ProgramsTests", dependencies: ["Programs", "TestSupport"]),
    .testTarget(name: "SegmentationTests", dependencies: ["Segmentation"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .executableTarget(
      name: "storage-recorder", dependencies: ["Files", "Lessons", "Storage"],
      path: "Tests/StorageRecorder"
    ),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Files", "Lessons", "SQLite", "Storage", "TestSupport", "storage-recorder"],
      exclude: ["Fixtures/Version8"]),
    .testTarget(
      name: "CourseLibraryTests", dependencies: ["CourseLibrary", "Files", "TestSupport"]),
    .testTarget(
      name: "DecksTests", dependencies: ["Decks", "Files", "Lessons", "SQLite", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SyncTests",
      dependencies: ["Files", "Lessons", "SQLite", "Storage", "Sync", "TestSupport"]),
    .testTarget(
      name: "MalmoiBenchTests", dependencies: ["PseudoTerminal", "malmoi-bench"]),
    .testTarget(
      name: "AppTextTests", dependencies: ["AppTestSupport", "AppText", "BundledResources"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["AppTestSupport", "CommandLine", "Files", "TestSupport"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "AppTestSupport", "AppText", "Decks", "Files", "Scenes", "Storage", "Sync", "TestSupport",
      ]),
    .testTarget(name: "TortureTests", dependencies: ["Torture", "malmoi", "malmoi-bench"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AppText", "BundledResources", "CommandLine", "Files", "Lessons", "malmoi",
        "PseudoTerminal", "Terminal", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// Targets whose code lives on the main actor: everything that draws or answers a key.
let mainActorTargets: Set = [
  "CursesTerminal", "TerminalUI", "Scenes", "malmoi", "malmoi-bench",
  "Torture", "terminal-probe", "CursesTerminalTests", "TerminalUITests", "ScenesTests",
  "MalmoiBenchTests",
]

/// Targets written in C.
let cTargets: Set = [
  "CTerminalRestore", "CPictureWidth", "CFileBirth", "CLoading", "CCurl", "CZip", "CZstd", "CYAML",
  "CGridFloor", "CSlowDisk",
]

for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  var settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if mainActorTargets.contains(target.name) {
    settings.append(.defaultIsolation(MainActor.self))
  }
  target.swiftSettings = settings
}
