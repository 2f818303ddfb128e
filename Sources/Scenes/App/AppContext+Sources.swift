import AppText
import CourseLibrary
import Storage

extension AppContext {
  func addSource(known: [CourseSourceAddress]) async -> CourseSourceAddress? {
    let address = await present { dismissal in
      .addSource(AddSourceViewModel(known: known, context: self, dismissal: dismissal))
    }
    guard let address else { return nil }
    do throws(StorageError) {
      try await sources.add(address)
      return address
    } catch {
      notify(localization.sentence(for: error))
      return nil
    }
  }
}
