import Glibc
import Testing

/// The README's two commands: what is pasted on a machine with nothing but Swift.
struct ReadmeTests {
  private static let start = "swift run -c release malmoi"
  private static let tests = "swift test --no-parallel"

  /// The shells of this machine; the first two are everywhere.
  private static let shells = ["/bin/sh", "/bin/bash", "/usr/bin/zsh", "/usr/bin/ksh"]
    .filter { (path: String) in access(path, X_OK) == 0 }

  @Test(arguments: [start, tests])
  func `root without sudo updates, installs and goes on`(what: String) throws {
    let command = try ReadmeCommand(thenDoes: what)
    for shell in Self.shells {
      let calls = try command.calls(in: shell, programs: ["apt-get", "swift"])
      try #require(calls.count == 3, "\(shell): \(calls)")
      #expect(calls[0] == "apt-get update")
      #expect(calls[1].hasPrefix("apt-get install -y "))
      #expect(calls[2] == what)
    }
  }

  @Test(arguments: [start, tests])
  func `a user with sudo needs it once, and not for Swift`(what: String) throws {
    let command = try ReadmeCommand(thenDoes: what)
    for shell in Self.shells {
      let calls = try command.calls(in: shell, programs: ["apt-get", "sudo", "swift"])
      try #require(calls.count == 4, "\(shell): \(calls)")
      #expect(calls[0].hasPrefix("sudo "))
      #expect(calls[1] == "apt-get update")
      #expect(calls[3] == what)
    }
  }

  @Test(arguments: [start, tests], ["apt-get update", "apt-get install"])
  func `nothing follows what failed`(what: String, failing: String) throws {
    let command = try ReadmeCommand(thenDoes: what)
    let calls = try command.calls(
      in: "/bin/sh", programs: ["apt-get", "sudo", "swift"], failing: failing)
    #expect(calls.last?.hasPrefix(failing) == true, "\(calls)")
  }

  @Test func `what is installed is what Package.swift asks for`() throws {
    let package = try PackageDescription()
    let needed = package.packages(neededBy: "malmoi")
    #expect(needed.isSuperset(of: ["libncurses-dev", "libsqlite3-dev", "libutf8proc-dev"]))
    #expect(try ReadmeCommand(thenDoes: Self.start).packages.isSuperset(of: needed))
    #expect(package.allPackages.isStrictSuperset(of: needed))
    #expect(try ReadmeCommand(thenDoes: Self.tests).packages.isSuperset(of: package.allPackages))
  }

  @Test func `no other command of the README runs the tests`() throws {
    let lines = try ReadmeCommand.text(of: "README.md").split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("&& \(Self.tests)") }.count == 1)
  }
}
