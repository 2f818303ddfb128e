import AppText
import CourseLibrary
import Storage

extension Launch {
  /// Lists the sources, or changes them.
  func perform(_ action: Invocation.SourcesAction) async throws(LaunchFailure) -> CommandOutput {
    let setup = try await setup()
    switch action {
    case .list: return await list(setup)
    case .add(let text): return try await add(try address(text, setup), to: setup)
    case .remove(let text): return try await remove(text, from: setup)
    }
  }

  private func list(_ setup: AppSetup) async -> CommandOutput {
    let names = await setup.library.catalog.sources.map { setup.sources.name(of: $0.address) }
    let unreadable = unreadable(setup)
    return CommandOutput(
      lines: names, errors: unreadable,
      code: unreadable.isEmpty ? .done : .problem)
  }

  /// Adds a source; a folder that is not there too, since it may be on a disk that comes later.
  private func add(
    _ address: CourseSourceAddress, to setup: AppSetup
  ) async throws(LaunchFailure) -> CommandOutput {
    let isNew = try await stored { () async throws(StorageError) in
      try await setup.sources.remember(address)
    }
    let missing =
      setup.sources.isMissing(address)
      ? localization.text(.sourceNoFolder, ["path": address]) : ""
    return CommandOutput(
      localization.text(isNew ? .sourcesAdded : .sourcesThereAlready, ["address": address]),
      errors: missing)
  }

  /// Removes a source, also one that was saved and is no address to this version.
  private func remove(
    _ text: String, from setup: AppSetup
  ) async throws(LaunchFailure) -> CommandOutput {
    let name: String
    let wasThere: Bool
    if setup.sources.unreadable.contains(text) {
      name = text
      wasThere = try await stored { () async throws(StorageError) in
        try await setup.sources.forget(text)
      }
    } else {
      let address = try address(text, setup)
      name = address.description
      wasThere = try await stored { () async throws(StorageError) in
        guard setup.sources.isAdded(address) else { return false }
        return try await setup.sources.remove(address)
      }
    }
    if wasThere { return CommandOutput(localization.text(.sourcesRemoved, ["address": name])) }
    let sentence = localization.text(.sourcesUnknown, ["address": name])
    return CommandOutput("", errors: sentence, code: .problem)
  }

  private func address(
    _ text: String, _ setup: AppSetup
  ) throws(LaunchFailure) -> CourseSourceAddress {
    do throws(AddressError) {
      return try setup.sources.address(text)
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
