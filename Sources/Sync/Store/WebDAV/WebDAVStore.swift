/// A folder on a WebDAV server (RFC 4918), with the same files as a folder on a disk.
package struct WebDAVStore: SyncStore {
  /// Where the folder is, without a slash at the end.
  private let address: String
  /// What tells `user:password`; nil asks the netrc.
  private let identity: @Sendable () throws(SyncStoreError) -> String?

  /// The store at an address.
  ///
  /// - Parameter command: a shell command that prints `user:password`; nil asks `~/.netrc`.
  package init(address: String, command: String? = nil) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    let place = self.address
    identity = { () throws(SyncStoreError) in
      guard let command else { return nil }
      guard let said = PasswordCommand.output(of: command) else {
        throw .server(place, .noPassword)
      }
      return said
    }
  }

  private static let root = "malmoi-sync/v1"

  package func files() throws(SyncStoreError) -> [StoredFile] {
    guard let devices = try list(Self.root) else {
      guard try list("", depth: 0) != nil else { throw .missing(address) }
      return []
    }
    var files: [StoredFile] = []
    for device in devices where device.isFolder {
      guard let name = device.path(below: Self.root), !name.isEmpty, !name.contains("/") else {
        continue
      }
      for file in try list("\(Self.root)/\(name)") ?? [] where !file.isFolder {
        guard let path = file.path(below: Self.root) else { continue }
        files.append(StoredFile(path: path, stamp: file.stamp))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  package func contents(
    of path: String, from offset: Int
  ) throws(SyncStoreError) -> [UInt8] {
    let answer = try send(
      "GET", "\(Self.root)/\(path)", headers: offset > 0 ? ["Range: bytes=\(offset)-"] : [])
    switch answer.status {
    case 206: return answer.body
    case 200...299: return Array(answer.body.dropFirst(offset))
    // There is nothing behind what is known.
    case 416: return []
    default: throw trouble(answer.status, at: path)
    }
  }

  package func append(
    _ bytes: [UInt8], to path: String, at length: Int
  ) throws(SyncStoreError) -> StoredFile {
    // A server takes whole files; a log is closed before it is large.
    let before = length > 0 ? Array(try contents(of: path, from: 0).prefix(length)) : []
    try replace(path, with: before + bytes)
    let kept = try list("\(Self.root)/\(path)", depth: 0)?.first
    return StoredFile(path: path, stamp: kept?.stamp ?? "")
  }

  package func describe(_ text: [UInt8]) throws(SyncStoreError) {
    let place = "malmoi-sync/README.txt"
    if try list(place, depth: 0) == nil { try write(text, to: place) }
  }

  package func replace(_ path: String, with bytes: [UInt8]) throws(SyncStoreError) {
    try write(bytes, to: "\(Self.root)/\(path)")
  }

  private func write(_ bytes: [UInt8], to place: String) throws(SyncStoreError) {
    var answer = try send("PUT", place, body: bytes)
    if answer.status == 409 || answer.status == 404 {
      try makeFolders(of: place)
      answer = try send("PUT", place, body: bytes)
    }
    guard (200...299).contains(answer.status) else { throw trouble(answer.status, at: place) }
  }

  /// Makes the folders of ours that are missing; never the one that the learner named.
  private func makeFolders(of path: String) throws(SyncStoreError) {
    let parts = path.split(separator: "/").dropLast()
    for count in 1...parts.count {
      let folder = parts.prefix(count).joined(separator: "/")
      let answer = try send("MKCOL", folder + "/")
      // 405 is that of one that is there.
      guard (200...299).contains(answer.status) || answer.status == 405 else {
        throw trouble(answer.status, at: folder)
      }
    }
  }

  /// What is in a folder, or a file; nil when it is not there.
  private func list(_ path: String, depth: Int = 1) throws(SyncStoreError) -> [WebDAVEntry]? {
    let isFolder = depth == 1 || path.isEmpty
    let answer = try send(
      "PROPFIND", isFolder ? path + "/" : path,
      headers: ["Depth: \(depth)", "Content-Type: application/xml"],
      body: Array(WebDAVEntry.question.utf8))
    if answer.status == 404 { return nil }
    guard answer.status == 207 else { throw trouble(answer.status, at: path) }
    return WebDAVEntry.entries(in: String(decoding: answer.body, as: UTF8.self))
  }

  private func send(
    _ method: String, _ path: String, headers: [String] = [], body: [UInt8]? = nil
  ) throws(SyncStoreError) -> WebDAVTransfer.Answer {
    let transfer = try WebDAVTransfer()
    let url = path == "/" || path.isEmpty ? address + "/" : "\(address)/\(path)"
    return try transfer.perform(
      WebDAVRequest(
        method: method, url: url,
        // No waiting for a go-ahead before a body is sent.
        headers: headers + ["Expect:"], body: body, identity: try identity()))
  }

  private func trouble(_ status: Int, at path: String) -> SyncStoreError {
    switch status {
    case 401: .server(address, .unauthorized)
    case 403: .server(address, .forbidden)
    case 404: .missing("\(address)/\(path)")
    case 507, 413: .noRoom(address)
    // 501: the server does not know what WebDAV asks, as servers of files only do not.
    case 501: .server(address, .noWebDAV(status: status))
    case 500...: .server(address, .failing(status: status))
    default: .server(address, .noWebDAV(status: status))
    }
  }
}
