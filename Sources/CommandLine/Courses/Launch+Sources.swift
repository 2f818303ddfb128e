import AppText
import CourseLibrary
import Storage

extension Launch {
  /// Lists the sources, or changes them.
  func perform(_ action: Invocation.SourcesAction) async throws(LaunchFailure) -> CommandOutput {
    let data = try await learnerData()
    switch action {
    case .list: return await list(data)
    case .add(let text): return try await add(try address(text, data), to: data)
    case .remove(let text): return try await remove(text, from: data)
    }
  }

  private func list(_ data: LearnerData) async -> CommandOutput {
    let names = await data.library.catalog.sources.map { data.sources.name(of: $0.address) }
    let unreadable = unreadable(data)
    return CommandOutput(
      lines: names, errors: unreadable,
      code: unreadable.isEmpty ? .done : .problem)
  }

  /// Adds a source; a folder that is not there too, since it may be on a disk that comes later.
  private func add(
    _ address: CourseSourceAddress, to data: LearnerData
  ) async throws(LaunchFailure) -> CommandOutput {
    let isNew = try await stored { () async throws(StorageError) in
      try await data.sources.remember(address)
    }
    let missing =
      data.sources.isMissing(address)
      ? localization[.sourceNoFolder(path: address)] : ""
    return CommandOutput(
      localization[
        isNew
          ? .sourcesAdded(address: address.description)
          : .sourcesThereAlready(address: address.description)],
      errors: missing)
  }

  /// Removes a source, also one that was saved and is no address to this version.
  private func remove(
    _ text: String, from data: LearnerData
  ) async throws(LaunchFailure) -> CommandOutput {
    let name: String
    let wasThere: Bool
    if data.sources.unreadable.contains(text) {
      name = text
      wasThere = try await stored { () async throws(StorageError) in
        try await data.sources.forget(text)
      }
    } else {
      let address = try address(text, data)
      name = address.description
      wasThere = try await stored { () async throws(StorageError) in
        guard data.sources.isAdded(address) else { return false }
        return try await data.sources.remove(address)
      }
    }
    if wasThere { return CommandOutput(localization[.sourcesRemoved(address: name)]) }
    let sentence = localization[.sourcesUnknown(address: name)]
    return CommandOutput("", errors: sentence, code: .problem)
  }

  private func address(
    _ text: String, _ data: LearnerData
  ) throws(LaunchFailure) -> CourseSourceAddress {
    do throws(AddressError) {
      return try data.sources.address(text)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .wrongUsage)
    }
  }

  private func stored(
    _ change: () async throws(StorageError) -> Bool
  ) async throws(LaunchFailure) -> Bool {
    do throws(StorageError) {
      return try await change()
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }
}
