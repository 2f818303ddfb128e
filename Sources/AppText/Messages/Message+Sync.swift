// Sync

extension Message {
  package static var syncNothing: Message { Message("sync.nothing") }
  package static func syncDone(sent: String, answers: String, others: String) -> Message {
    Message("sync.done", ["sent": sent, "answers": answers, "others": others])
  }
  package static var syncNowhere: Message { Message("sync.nowhere") }
  package static var syncStopped: Message { Message("sync.stopped") }
  package static var syncUnknownPlace: Message { Message("sync.unknownPlace") }
  package static var syncBusy: Message { Message("sync.busy") }
  package static func syncMissing(path: String) -> Message {
    Message("sync.missing", ["path": path])
  }
  package static func syncRefused(path: String) -> Message {
    Message("sync.refused", ["path": path])
  }
  package static func syncNoRoom(path: String) -> Message {
    Message("sync.noRoom", ["path": path])
  }
  package static func syncSystem(path: String, reason: String) -> Message {
    Message("sync.system", ["path": path, "reason": reason])
  }
  package static func syncBroken(path: String) -> Message {
    Message("sync.broken", ["path": path])
  }
  package static func syncWaiting(path: String) -> Message {
    Message("sync.waiting", ["path": path])
  }
  package static func syncGone(name: String) -> Message {
    Message("sync.gone", ["name": name])
  }
  package static func syncClockAhead(name: String) -> Message {
    Message("sync.clockAhead", ["name": name])
  }
  package static var syncRenamed: Message { Message("sync.renamed") }
  package static func syncNewer(changes: String) -> Message {
    Message("sync.newer", ["changes": changes])
  }
  package static func syncUnplaced(path: String, reason: String) -> Message {
    Message("sync.unplaced", ["path": path, "reason": reason])
  }
  package static func syncRivals(name: String) -> Message {
    Message("sync.rivals", ["name": name])
  }
  package static var thisMachine: Message { Message("sync.thisMachine") }
  package static func syncUnwritten(reason: String) -> Message {
    Message("sync.unwritten", ["reason": reason])
  }
  package static func syncStatus(place: String, device: String, waiting: String) -> Message {
    Message("sync.status", ["place": place, "device": device, "waiting": waiting])
  }
  package static func syncOnTheWay(files: String) -> Message {
    Message("sync.onTheWay", ["files": files])
  }
  package static func syncPeer(name: String, when: String) -> Message {
    Message("sync.peer", ["name": name, "when": when])
  }
  package static var syncNeverHeard: Message { Message("sync.neverHeard") }
  package static var syncAlone: Message { Message("sync.alone") }
  package static func syncUnauthorized(address: String) -> Message {
    Message("sync.unauthorized", ["address": address])
  }
  package static func syncForbidden(address: String) -> Message {
    Message("sync.forbidden", ["address": address])
  }
  package static func syncNoWebDAV(address: String, status: Int) -> Message {
    Message("sync.noWebDAV", ["address": address, "status": status])
  }
  package static func syncServerFails(address: String, status: Int) -> Message {
    Message("sync.serverFails", ["address": address, "status": status])
  }
  package static func syncUnheard(address: String, reason: String) -> Message {
    Message("sync.unheard", ["address": address, "reason": reason])
  }
  package static var syncNoTransport: Message { Message("sync.noTransport") }
  package static var syncNoPassword: Message { Message("sync.noPassword") }
  package static var syncUnknownScheme: Message { Message("sync.unknownScheme") }
  package static var syncCredentials: Message { Message("sync.credentials") }
  package static var settingsExchange: Message { Message("settings.exchange") }
  package static var settingsMachines: Message { Message("settings.machines") }
  package static var settingsSync: Message { Message("settings.sync") }
  package static var settingsSyncOff: Message { Message("settings.syncOff") }
  package static func settingsSyncStanding(waiting: String) -> Message {
    Message("settings.syncStanding", ["waiting": waiting])
  }
  package static var settingsExplainSync: Message { Message("settings.explainSync") }
  package static func settingsHeardAt(when: String) -> Message {
    Message("settings.heardAt", ["when": when])
  }
}
