import Files
import Glibc

/// The machine that malmoi runs on.
package struct Machine: Hashable, Sendable {
  /// What its owner calls it.
  package let name: String
  /// Tells it from others; the same as long as the system is not installed anew.
  package let id: String

  /// A machine of this name.
  package init(name: String, id: String) {
    self.name = name
    self.id = id
  }

  /// This one, by `gethostname` and `/etc/machine-id` (machine-id(5), of which only a hash is used).
  package static var current: Machine {
    var name = [CChar](repeating: 0, count: 257)
    gethostname(&name, 256)
    let host = FilePath(cString: name).description
    let id = try? RegularFile.contents(of: "/etc/machine-id", limit: 4_096)
    return Machine(name: host, id: SHA256.text(of: Array("malmoi".utf8) + (id ?? []), digits: 16))
  }
}
