import Glibc
import TestSupport

extension ReportingProcess {
  /// A `storage-recorder` at work; see its main.swift for what the parameters mean.
  convenience init(folder: String, name: String, count: Int, role: String? = nil) throws {
    try self.init(
      path: Self.recorderPath,
      arguments: [folder, name, String(count)] + (role.map { [$0] } ?? []))
  }

  /// The program lies beside the one that runs the tests.
  private static let recorderPath: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = max(0, readlink("/proc/self/exe", &buffer, buffer.count - 1))
    let tests = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex)
    return "\(folder)/storage-recorder"
  }()
}
