import FoundationEssentials
import Glibc

/// What a process has done so far, as Linux counts it (proc(5)).
package struct ProcessActivity: Hashable, Sendable {
  /// Times a thread of it went to sleep by its own choice, that is, was woken before.
  package var wakeUps: Int
  /// Time on a processor, in seconds.
  package var processorTime: Double
  /// Threads alive.
  package var threadCount: Int
  /// Bytes of memory in use.
  package var residentBytes: Int

  /// The activity of `process`; nil when there is none.
  package init?(of process: Int32) {
    let folder = "/proc/\(process)"
    guard let stat = Self.contents(of: "\(folder)/stat"),
      let tasks = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
    else { return nil }
    // The name in parentheses may hold anything; counting starts after it.
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 22 else { return nil }
    let ticks = (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    processorTime = Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    residentBytes = (Int(fields[22]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    threadCount = tasks.count
    wakeUps = tasks.reduce(0) { $0 + Self.voluntarySwitches(in: "\(folder)/task/\($1)/status") }
  }

  private static func voluntarySwitches(in path: String) -> Int {
    let line = contents(of: path)?.split(separator: "\n").first {
      $0.hasPrefix("voluntary_ctxt_switches")
    }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }

  private static func contents(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
