import Files
import Testing

@testable import Sync

/// Lists as servers write them.
struct WebDAVEntryTests {
  private static let apache = """
    <?xml version="1.0" encoding="utf-8"?>
    <D:multistatus xmlns:D="DAV:" xmlns:ns0="DAV:">
    <D:response xmlns:lp1="DAV:"><D:href>/dav/malmoi-sync/v1/0123456789/</D:href>
    <D:propstat><D:prop><lp1:resourcetype><D:collection/></lp1:resourcetype>
    <lp1:getetag>"1000-6"</lp1:getetag></D:prop></D:propstat></D:response>
    <D:response xmlns:lp1="DAV:"><D:href>/dav/malmoi-sync/v1/0123456789/000001.log</D:href>
    <D:propstat><D:prop><lp1:resourcetype/><lp1:getcontentlength>12</lp1:getcontentlength>
    <lp1:getetag>"c-6&amp;"</lp1:getetag></D:prop></D:propstat></D:response>
    </D:multistatus>
    """

  @Test func `tell folders and files, and one state of a file from the next`() {
    let entries = WebDAVEntry.entries(in: Self.apache)
    #expect(entries.map(\.isFolder) == [true, false])
    #expect(
      entries.map { $0.path(below: "malmoi-sync/v1") } == ["0123456789", "0123456789/000001.log"])
    #expect(entries.last?.stamp == "\"c-6&\" 12")
  }

  @Test(arguments: ["", "<", "<a", "not found", "<response>", "<D:response><href></D:response>"])
  func `what is no list has nothing in it`(text: String) {
    #expect(WebDAVEntry.entries(in: text) == [])
  }
}

struct SyncAddressTests {
  @Test(arguments: [
    ("https://dav.example.org/me/", "https://dav.example.org/me"), ("/srv/sync", "/srv/sync"),
    ("sync", "/home/sync"),
  ])
  func `is a folder or a server`(text: String, kept: String) throws {
    #expect(try SyncAddress(text, from: "/home").text == kept)
  }

  @Test(arguments: [
    ("https://me:secret@dav.example.org", SyncAddress.Problem.credentials),
    ("s3://bucket/sync", .unknownScheme),
  ])
  func `is nothing that a password stands in, or nobody speaks`(
    text: String, problem: SyncAddress.Problem
  ) {
    #expect(throws: problem) { try SyncAddress(text, from: "/home") }
  }
}
