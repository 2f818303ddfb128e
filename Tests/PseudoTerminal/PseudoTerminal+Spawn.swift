import CPseudoTerminal
import Glibc

extension PseudoTerminal {
  /// Opens a new terminal from the window's side; no child inherits it.
  static func openMaster(columns: Int, rows: Int) throws(PseudoTerminalError) -> Int32 {
    let master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard master >= 0 else { throw .systemCall("posix_openpt", code: errno) }
    guard grantpt(master) == 0, unlockpt(master) == 0 else {
      defer { close(master) }
      throw .systemCall("unlockpt", code: errno)
    }
    try setSize(of: master, columns: columns, rows: rows)
    return master
  }

  static func setSize(
    of terminal: Int32, columns: Int, rows: Int
  ) throws(PseudoTerminalError) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else {
      throw .systemCall("TIOCSWINSZ", code: errno)
    }
  }

  /// The name under which a program opens the terminal.
  static func slavePath(of master: Int32) throws(PseudoTerminalError) -> String {
    var name = [CChar](repeating: 0, count: 64)
    let code = ptsname_r(master, &name, name.count)
    guard code == 0 else { throw .systemCall("ptsname_r", code: code) }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Starts the program in a session of its own.
  ///
  /// The first terminal a session opens becomes its controlling one: here, standard input.
  static func spawn(
    _ program: TerminalProgram, onTerminal path: String
  ) throws(PseudoTerminalError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    if let directory = program.directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }
    var attributes = sessionAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let environment = program.environment.map { "\($0.key)=\($0.value)" }
    var process: pid_t = 0
    let code = withCStrings([program.path] + program.arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, program.path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw .systemCall("posix_spawn \(program.path)", code: code) }
    return process
  }

  /// A new session, and signals as a program started from a shell finds them.
  private static func sessionAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | malmoi_spawn_new_session()))
    return attributes
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
