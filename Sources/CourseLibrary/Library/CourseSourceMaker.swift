import Files
import FoundationEssentials

/// Makes the source that an address stands for, out of what the app knows of its surroundings.
package struct CourseSourceMaker: Sendable {
  /// The folder of the courses that came with the app.
  package var bundleFolder: FilePath
  /// The learner's own folder, which may not be there yet; nil when there is none.
  package var learnerFolder: FilePath?
  /// Where the app keeps what can be had again: `$XDG_CACHE_HOME/malmoi`.
  package var cacheFolder: FilePath
  /// What was worked out of course files; nil to read each whole.
  package var digests: CourseDigests?
  package var client: HTTPClient
  package var now: @Sendable () -> Date

  package init(
    bundleFolder: FilePath, learnerFolder: FilePath?, cacheFolder: FilePath,
    digests: CourseDigests? = nil, client: HTTPClient, now: @escaping @Sendable () -> Date
  ) {
    self.bundleFolder = bundleFolder
    self.learnerFolder = learnerFolder
    self.cacheFolder = cacheFolder
    self.digests = digests
    self.client = client
    self.now = now
  }

  /// The source at an address; nothing is read or asked yet.
  package func source(at address: CourseSourceAddress) -> any CourseSource {
    switch address {
    case .bundle: FolderSource(address: .bundle, path: bundleFolder, digests: digests)
    case .folder(let path):
      FolderSource(
        address: address, path: path, mayBeMissing: path == learnerFolder, digests: digests)
    case .server(let server):
      ServerSource(server, client: client, cacheFolder: cacheFolder, now: now)
    }
  }

  /// The sources that are there without being added, then those at `addresses`.
  package func sources(at addresses: [CourseSourceAddress]) -> [any CourseSource] {
    let own = learnerFolder.map { [CourseSourceAddress.folder(path: $0)] } ?? []
    return ([.bundle] + own + addresses).map(source(at:))
  }
}
