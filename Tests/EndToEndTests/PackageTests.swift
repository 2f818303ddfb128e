import FoundationEssentials
import PseudoTerminal
import Testing

/// Where `.ci/package` unpacked the package; nil in any other run.
private let packageRoot = ProcessInfo.processInfo.environment["MALMOI_PACKAGE_ROOT"]

/// The package in a root that has nothing but what it depends on.
struct PackageTests {
  @Test(.enabled(if: packageRoot != nil, "MALMOI_PACKAGE_ROOT names no root"))
  func `a sentence is played where nothing else is installed`() throws {
    let root = try #require(packageRoot)
    let terminal = try PseudoTerminal(
      running: TerminalProgram(
        path: "/usr/sbin/chroot",
        arguments: [
          root, "/usr/bin/malmoi", "study", "stand-up-english", "--seed", "7", "--lang", "en",
          "--no-animation",
        ],
        environment: TerminalProgram.environment.merging(["HOME": "/root"]) { $1 }))
    try terminal.waitUntilShown("New here")
    try terminal.send("\r")
    try terminal.waitUntilShown("Put it into English")
    try terminal.send("I fixed the login bug yesterday \r")
    try terminal.waitUntilShown("✓ Right.")
    try terminal.send("\u{3}")
    _ = try terminal.waitForExit()
  }
}
