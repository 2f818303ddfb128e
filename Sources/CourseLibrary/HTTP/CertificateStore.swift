import Files

/// Whose certificates are trusted, where that is not what the machine trusts.
package struct CertificateStore: Hashable, Sendable {
  /// A file of certificates (PEM).
  let file: FilePath?
  /// A folder of certificates, as c_rehash(1) prepares it.
  let folder: FilePath?

  /// What the machine trusts.
  package static let system = CertificateStore(environment: [:])

  /// What the variables say that curl(1) and OpenSSL read.
  ///
  /// `CURL_CA_BUNDLE` comes before `SSL_CERT_FILE`; empty ones do not count.
  package init(environment: [String: String]) {
    func value(_ name: String) -> FilePath? {
      environment[name].flatMap { $0.isEmpty ? nil : FilePath($0) }
    }
    file = value("CURL_CA_BUNDLE") ?? value("SSL_CERT_FILE")
    folder = value("SSL_CERT_DIR")
  }
}
