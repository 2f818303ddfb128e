import Storage

extension Exchange {
  /// What keeps this machine from writing its log: the place, or its own database.
  enum WritingError: Error {
    case store(SyncStoreError)
    case storage(StorageError)
  }

  /// Asks the database of this machine while its log is written.
  func database<T>(
    _ work: () async throws(StorageError) -> T
  ) async throws(WritingError) -> T {
    do throws(StorageError) {
      return try await work()
    } catch {
      throw .storage(error)
    }
  }

  /// Asks the place that the log is left at.
  func store<T>(
    _ work: () async throws(SyncStoreError) -> T
  ) async throws(WritingError) -> T {
    do throws(SyncStoreError) {
      return try await work()
    } catch {
      throw .store(error)
    }
  }
}
