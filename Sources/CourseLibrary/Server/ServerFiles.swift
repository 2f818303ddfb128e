import Files
import FoundationEssentials

/// Gets files of one server: the newest version, else the last good one that was kept.
struct ServerFiles: Sendable {
  /// Turns the bytes of a file into what they mean.
  typealias Reader<Contents> = @Sendable ([UInt8]) throws(PathDefect) -> Contents

  let client: HTTPClient
  let copies: KeptCopies
  /// The time now; given so that tests can set it.
  let now: @Sendable () -> Date

  /// The last good version, without asking the server.
  func kept<Contents>(
    _ url: String, read: Reader<Contents>
  ) -> ServerFile<Contents> {
    guard let copy = copies.copy(of: url) else {
      return ServerFile(nil, confirmedAt: nil, location: nil)
    }
    do throws(PathDefect) {
      return ServerFile(
        try read(copy.body), confirmedAt: copy.confirmedAt, location: copy.location)
    } catch {
      // Only a good file is ever kept: this one was, by another version of the app.
      return ServerFile(nil, confirmedAt: nil, location: nil)
    }
  }

  /// The newest version; when it can't be had, the last good one with the reason.
  ///
  /// - Throws: Only when the task is cancelled.
  func newest<Contents>(
    _ url: String, read: Reader<Contents>
  ) async throws(CancellationError) -> ServerFile<Contents> {
    let copy = copies.copy(of: url)
    do throws(ServerFailure) {
      let request = HTTPRequest(url: url, validators: copy?.validators ?? .none)
      let response = try await response(to: request)
      if response.status == 304, let copy {
        return try await confirm(copy, at: response.url, read: read)
      }
      return try accept(response, from: url, read: read)
    } catch {
      var file = kept(url, read: read)
      switch error {
      case .cancelled: throw CancellationError()
      case .error(let error): file.error = error
      }
      return file
    }
  }

  /// Takes the copy that the server says is still the newest.
  private func confirm<Contents>(
    _ copy: KeptCopy, at location: String, read: Reader<Contents>
  ) async throws(ServerFailure) -> ServerFile<Contents> {
    do throws(PathDefect) {
      return keeping(
        copy.confirmed(at: now(), location: location), contents: try read(copy.body))
    } catch {
      // Another version of the app could read it: now it has to come again.
      let response = try await response(to: HTTPRequest(url: copy.url))
      return try accept(response, from: copy.url, read: read)
    }
  }

  private func accept<Contents>(
    _ response: HTTPResponse, from url: String, read: Reader<Contents>
  ) throws(ServerFailure) -> ServerFile<Contents> {
    let reply = ServerReply(
      address: url, status: response.status, message: response.reasonPhrase)
    switch response.status {
    case 200..<300: break
    case 500...: throw .error(.serverError(reply))
    default: throw .error(.requestError(reply))
    }
    do throws(PathDefect) {
      let contents = try read(response.body)
      let copy = KeptCopy(
        url: url, location: response.url, validators: response.validators, confirmedAt: now(),
        body: response.body)
      return keeping(copy, contents: contents)
    } catch {
      throw .error(.pathError(error, address: url))
    }
  }

  private func keeping<Contents>(
    _ copy: KeptCopy, contents: Contents
  ) -> ServerFile<Contents> {
    var file = ServerFile(contents, confirmedAt: copy.confirmedAt, location: copy.location)
    do throws(FileWriteError) {
      try copies.keep(copy)
    } catch {
      file.writeError = error
    }
    return file
  }

  private func response(to request: HTTPRequest) async throws(ServerFailure) -> HTTPResponse {
    do {
      return try await client.response(to: request)
    } catch let failure as NetworkFailure {
      throw .error(.networkFail(failure, address: request.url))
    } catch {
      throw .cancelled
    }
  }
}

/// Why there is nothing new.
private enum ServerFailure: Error {
  case error(CourseLibraryError)
  case cancelled
}
