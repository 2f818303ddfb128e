import Files
import Testing

@testable import CourseLibrary

struct CertificateStoreTests {
  @Test(
    arguments: [
      ([:], nil, nil),
      (["SSL_CERT_FILE": "/a.pem"], "/a.pem", nil),
      (["CURL_CA_BUNDLE": "/c.pem", "SSL_CERT_FILE": "/a.pem"], "/c.pem", nil),
      (["SSL_CERT_DIR": "/certs", "SSL_CERT_FILE": ""], nil, "/certs"),
    ] as [([String: String], String?, String?)])
  func `the variables say whom to trust`(
    environment: [String: String], file: String?, folder: String?
  ) {
    let store = CertificateStore(environment: environment)
    #expect(store.file == file.map { FilePath($0) })
    #expect(store.folder == folder.map { FilePath($0) })
  }
}
