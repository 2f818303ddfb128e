/// What went wrong between a test and the program it runs.
package enum PseudoTerminalError: Error, CustomStringConvertible {
  /// A system call failed.
  case systemCall(String, code: Int32)
  /// What was waited for did not come in time; what the screen shows instead.
  case timedOut(awaiting: String, screen: String)
  /// The program closed its terminal while something of it was waited for.
  case ended(awaiting: String, screen: String)
  /// No program of that name lies beside the running one.
  case notBuilt(String)

  package var description: String {
    switch self {
    case .systemCall(let name, let code): "\(name) failed with errno \(code)"
    case .timedOut(let purpose, let screen): "waited in vain for \(purpose); screen:\n\(screen)"
    case .ended(let purpose, let screen): "ended before \(purpose); screen:\n\(screen)"
    case .notBuilt(let name): "\(name) has not been built"
    }
  }
}
