import Sync
import TestSupport
import Testing

/// What the answer of a server to the first question says of it.
struct WebDAVServerTests {
  @Test(arguments: [
    ("200 OK", ServerTrouble.noWebDAV(status: 200)), ("401 Unauthorized", .unauthorized),
    ("403 Forbidden", .forbidden), ("405 Method Not Allowed", .noWebDAV(status: 405)),
    ("500 Oops", .failing(status: 500)), ("501 Not Implemented", .noWebDAV(status: 501)),
    ("503 Busy", .failing(status: 503)),
  ])
  func `a server that keeps no folder tells why`(status: String, trouble: ServerTrouble) throws {
    let server = try TestHTTPServer()
    server.serve("/malmoi-sync/v1/", .response(status))
    let address = String(server.address.dropLast())
    #expect(throws: SyncStoreError.server(address, trouble)) {
      try WebDAVStore(address: address).files()
    }
  }
}
