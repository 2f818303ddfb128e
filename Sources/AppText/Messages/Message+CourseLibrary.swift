import CourseLibrary
import Lessons

// Course library

extension Message {
  package static func libraryRequest(address: String, reason: String) -> Message {
    Message("library.request", ["address": address, "reason": reason])
  }
  package static func libraryPath(address: String, reason: String) -> Message {
    Message("library.path", ["address": address, "reason": reason])
  }
  package static func libraryOtherCourse(id: CourseID) -> Message {
    Message("library.otherCourse", ["id": id])
  }
  package static func libraryServer(address: String, reason: String) -> Message {
    Message("library.server", ["address": address, "reason": reason])
  }
  package static func libraryNetwork(address: String, reason: String) -> Message {
    Message("library.network", ["address": address, "reason": reason])
  }
  package static func libraryKept(sentence: String, age: String) -> Message {
    Message("library.kept", ["sentence": sentence, "age": age])
  }
  package static func libraryUnknownCourse(id: CourseID) -> Message {
    Message("library.unknownCourse", ["id": id])
  }
  package static var networkRefused: Message { Message("network.refused") }
  package static var networkUnknownHost: Message { Message("network.unknownHost") }
  package static var networkUnreachable: Message { Message("network.unreachable") }
  package static var networkTimedOut: Message { Message("network.timedOut") }
  package static var networkStalled: Message { Message("network.stalled") }
  package static var networkBrokenOff: Message { Message("network.brokenOff") }
  package static func networkTooLarge(limit: Int) -> Message {
    Message("network.tooLarge", ["limit": limit])
  }
  package static var networkTooManyRedirects: Message { Message("network.tooManyRedirects") }
  package static var networkRedirectRefused: Message { Message("network.redirectRefused") }
  package static var networkNotHTTP: Message { Message("network.notHTTP") }
  package static var networkNotSecure: Message { Message("network.notSecure") }
  package static var networkNoTransport: Message { Message("network.noTransport") }
  package static var networkProxyUnreachable: Message { Message("network.proxyUnreachable") }
  package static func networkProxyRefused(status: Int) -> Message {
    Message("network.proxyRefused", ["status": status])
  }
  package static func networkOther(message: String) -> Message {
    Message("network.other", ["message": message])
  }
  package static func sourceSameCourse(place: String, id: CourseID, first: String) -> Message {
    Message("source.sameCourse", ["place": place, "id": id, "first": first])
  }
  package static func sourceBadReference(place: String, id: CourseID, url: String) -> Message {
    Message("source.badReference", ["place": place, "id": id, "url": url])
  }
  package static func sourceCopyNotKept(place: String, reason: String) -> Message {
    Message("source.copyNotKept", ["place": place, "reason": reason])
  }
  package static func sourceMore(sentence: String, more: String) -> Message {
    Message("source.more", ["sentence": sentence, "more": more])
  }
  package static func sourceKeptCourse(sentence: String) -> Message {
    Message("source.keptCourse", ["sentence": sentence])
  }
  package static func sourceHidden(source: String, shown: String, ids: String) -> Message {
    Message("source.hidden", ["source": source, "shown": shown, "ids": ids])
  }
  package static func sourceNoFolder(path: some CustomStringConvertible) -> Message {
    Message("source.noFolder", ["path": path])
  }
  package static func sourceUnreadable(address: String) -> Message {
    Message("source.unreadable", ["address": address])
  }
  package static var addressEmpty: Message { Message("address.empty") }
  package static var addressNeither: Message { Message("address.neither") }
  package static func addressScheme(scheme: String) -> Message {
    Message("address.scheme", ["scheme": scheme])
  }
  package static var addressHost: Message { Message("address.host") }
  package static var addressPort: Message { Message("address.port") }
  package static var addressCredentials: Message { Message("address.credentials") }
  package static var addressUnsafe: Message { Message("address.unsafe") }
  package static var addSourceTitle: Message { Message("addSource.title") }
  package static var addSourceBody: Message { Message("addSource.body") }
  package static var addSourcePlaceholder: Message { Message("addSource.placeholder") }
  package static var addSourceAdd: Message { Message("addSource.add") }
  package static var addSourceIsThere: Message { Message("addSource.isThere") }
  package static var addSourceNoFolder: Message { Message("addSource.noFolder") }
  package static var removeSourceTitle: Message { Message("removeSource.title") }
  package static func removeSourceBody(address: String) -> Message {
    Message("removeSource.body", ["address": address])
  }
  package static var removeSourceRemove: Message { Message("removeSource.remove") }
  package static var removeSourceKeep: Message { Message("removeSource.keep") }
  package static var removeSourceBundle: Message { Message("removeSource.bundle") }
  package static var removeSourceOwnFolder: Message { Message("removeSource.ownFolder") }
  package static func sourcesAdded(address: String) -> Message {
    Message("sources.added", ["address": address])
  }
  package static func sourcesAddedCourses(address: CourseSourceAddress, courses: String) -> Message
  {
    Message("sources.addedCourses", ["address": address, "courses": courses])
  }
  package static func sourcesThereAlready(address: String) -> Message {
    Message("sources.thereAlready", ["address": address])
  }
  package static func sourcesRemoved(address: String) -> Message {
    Message("sources.removed", ["address": address])
  }
  package static func sourcesUnknown(address: String) -> Message {
    Message("sources.unknown", ["address": address])
  }
  package static var sourcesBundle: Message { Message("sources.bundle") }
  package static var situationUndone: Message { Message("situation.undone") }
  package static var situationDoing: Message { Message("situation.doing") }
  package static var situationDone: Message { Message("situation.done") }
}
