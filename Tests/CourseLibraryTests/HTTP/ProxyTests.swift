import Glibc
import TestSupport
import Testing

@testable import CourseLibrary

/// A proxy that fails is told apart from a server that does; the variables are those of the whole
/// process, which is why nothing runs beside.
@Suite(.serialized) struct ProxyTests {
  /// What asking a server for a file by way of a proxy came to.
  private func failure(of url: String, proxy: String) async -> NetworkFailure? {
    let variable = url.hasPrefix("https") ? "https_proxy" : "http_proxy"
    setenv(variable, proxy, 1)
    setenv("no_proxy", "127.0.0.1", 1)
    defer {
      unsetenv(variable)
      unsetenv("no_proxy")
    }
    do {
      let client = HTTPClient(userAgent: "malmoi/test", limits: .impatient)
      _ = try await client.response(to: HTTPRequest(url: url))
      return nil
    } catch {
      return error as? NetworkFailure
    }
  }

  @Test(arguments: ["http://courses.example/a", "https://courses.example/a"])
  func `nobody listens where the proxy should be`(url: String) async throws {
    let closed = try TestHTTPServer()
    closed.stop()
    #expect(await failure(of: url, proxy: closed.address) == .proxyUnreachable)
  }

  @Test func `the proxy's name has no address`() async {
    let label = String(repeating: "a", count: 64)
    let failure = await failure(of: "http://courses.example/a", proxy: "http://\(label).invalid:1")
    #expect(failure == .proxyUnreachable)
  }

  @Test func `a proxy that lets nothing through to a secure server`() async throws {
    let proxy = try TestHTTPServer()
    proxy.serve("courses.example:443", .response("403 Forbidden"))
    let failure = await failure(of: "https://courses.example/a", proxy: proxy.address)
    #expect(failure == .proxyRefused(status: 403) || failure == .proxyRefused(status: 404))
  }

  @Test func `a proxy that wants a password`() async throws {
    let proxy = try TestHTTPServer()
    proxy.serve("http://courses.example/a", .response("407 Proxy Authentication Required"))
    let failure = await failure(of: "http://courses.example/a", proxy: proxy.address)
    #expect(failure == .proxyRefused(status: 407))
  }

  @Test func `a server without a proxy before it that does not listen is no proxy's fault`()
    async throws
  {
    let closed = try TestHTTPServer()
    closed.stop()
    #expect(await failure(of: closed.address + "a", proxy: "http://127.0.0.1:9") == .refused)
  }
}
