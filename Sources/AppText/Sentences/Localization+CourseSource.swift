import CourseLibrary
import Files
import FoundationEssentials
import Glibc

extension Localization {
  /// Why a source could not be asked, and how old what is shown of it is.
  package func sentence(
    for error: CourseSourceError, of address: CourseSourceAddress, kept: CourseListing,
    at now: Date
  ) -> String {
    if case .file(let error) = error, error.reason == .missing,
      address == .folder(path: error.path)
    {
      return self[.sourceNoFolder(path: error.path)]
    }
    let sentence = sentence(for: error)
    guard let age = kept.age(at: now), !kept.items.isEmpty else { return sentence }
    return self[.libraryKept(sentence: sentence, age: self.age(ofSeconds: Int64(age)))]
  }

  /// Why a course is not the newest there is, and how old it is.
  package func sentence(for staleness: CourseCopy.Staleness, at now: Date) -> String {
    let sentence = sentence(for: staleness.reason)
    guard let confirmedAt = staleness.confirmedAt else {
      return self[.sourceKeptCourse(sentence: sentence)]
    }
    let age = max(0, now.timeIntervalSince(confirmedAt))
    return self[.libraryKept(sentence: sentence, age: self.age(ofSeconds: Int64(age)))]
  }

  /// Why a source did not give what it was asked for, and what to do.
  package func sentence(for error: CourseSourceError) -> String {
    switch error {
    case .library(let error): sentence(for: error)
    case .file(let error): sentence(for: error)
    case .brokenFile(let path, let problems):
      problems.first.map { "\(path):" + sentence(for: $0) } ?? path.description
    case .unknownCourse(let id): self[.libraryUnknownCourse(id: id)]
    }
  }

  /// What came of asking a server: each kind of failure has its own words.
  package func sentence(for error: CourseLibraryError) -> String {
    switch error {
    case .requestError(let reply):
      self[.libraryRequest(address: reply.address, reason: reply.reason)]
    case .pathError(let defect, let address):
      self[.libraryPath(address: address, reason: sentence(for: defect))]
    case .serverError(let reply):
      self[.libraryServer(address: reply.address, reason: reply.reason)]
    case .networkFail(let failure, let address):
      self[.libraryNetwork(address: address, reason: reason(for: failure))]
    }
  }

  /// What is not as it should be in a source, beside all that is.
  package func sentence(for problem: SourceProblem) -> String {
    let sentence = fact(of: problem)
    return problem.keptCourse == nil
      ? sentence : self[.sourceKeptCourse(sentence: sentence)]
  }

  private func fact(of problem: SourceProblem) -> String {
    let place = problem.place
    switch problem.fact {
    case .format(let problems, let omitted):
      return formatProblem(problems.map { "\(place):" + sentence(for: $0) }, omitted: omitted)
    case .unreadable(let reason):
      return sentence(for: FileReadError(path: FilePath(place), reason: reason))
    case .sameCourse(let id, let first):
      return self[.sourceSameCourse(place: place, id: id, first: first)]
    case .badReference(let id, let url, _):
      return self[.sourceBadReference(place: place, id: id, url: url)]
    case .copyNotKept(let code):
      return self[.sourceCopyNotKept(place: place, reason: String(cString: strerror(code)))]
    }
  }

  private func formatProblem(_ sentences: [String], omitted: Int) -> String {
    let more = sentences.count - 1 + omitted
    guard let first = sentences.first, more > 0 else { return sentences.first ?? "" }
    return self[.sourceMore(sentence: first, more: count(.moreProblems, more))]
  }

  private func sentence(for defect: PathDefect) -> String {
    switch defect {
    case .format(let problems, _): problems.first.map { sentence(for: $0) } ?? ""
    case .otherCourse(let id): self[.libraryOtherCourse(id: id)]
    }
  }
}

extension Localization {
  private func reason(for failure: NetworkFailure) -> String {
    switch failure {
    case .refused: self[.networkRefused]
    case .unknownHost: self[.networkUnknownHost]
    case .unreachable: self[.networkUnreachable]
    case .timedOut: self[.networkTimedOut]
    case .stalled: self[.networkStalled]
    case .brokenOff: self[.networkBrokenOff]
    case .tooLarge(let limit): self[.networkTooLarge(limit: limit >> 20)]
    case .tooManyRedirects: self[.networkTooManyRedirects]
    case .redirectRefused: self[.networkRedirectRefused]
    case .notHTTP: self[.networkNotHTTP]
    case .notSecure: self[.networkNotSecure]
    case .noTransport: self[.networkNoTransport]
    case .proxyUnreachable: self[.networkProxyUnreachable]
    case .proxyRefused(let status): self[.networkProxyRefused(status: status)]
    case .other(_, let message): self[.networkOther(message: message)]
    }
  }

  /// Why a text is not the address of a source, and what one looks like.
  package func sentence(for error: AddressError) -> String {
    switch error {
    case .empty: self[.addressEmpty]
    case .neitherServerNorPath: self[.addressNeither]
    case .unsupportedScheme(let scheme): self[.addressScheme(scheme: scheme)]
    case .badHost: self[.addressHost]
    case .badPort: self[.addressPort]
    case .hasCredentials: self[.addressCredentials]
    case .unsafeCharacter: self[.addressUnsafe]
    }
  }
}

extension ServerReply {
  /// "404 Not Found", or the bare number.
  fileprivate var reason: String {
    message.isEmpty ? "\(status)" : "\(status) \(message)"
  }
}
