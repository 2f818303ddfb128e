// Keys

extension Message {
  package static var keyOpen: Message { Message("key.open") }
  package static var keyFilter: Message { Message("key.filter") }
  package static var keyReload: Message { Message("key.reload") }
  package static var keyRetry: Message { Message("key.retry") }
  package static var keyAddSource: Message { Message("key.addSource") }
  package static var keyRemoveSource: Message { Message("key.removeSource") }
  package static var keyHelp: Message { Message("key.help") }
  package static var keyQuit: Message { Message("key.quit") }
  package static var keyBack: Message { Message("key.back") }
  package static var keyClose: Message { Message("key.close") }
  package static var keyLeave: Message { Message("key.leave") }
  package static var keyDropWord: Message { Message("key.dropWord") }
  package static var keyCheck: Message { Message("key.check") }
  package static var keyContinue: Message { Message("key.continue") }
  package static var keyTakeBack: Message { Message("key.takeBack") }
  package static var keyHint: Message { Message("key.hint") }
  package static var keyShowMe: Message { Message("key.showMe") }
  package static var keySkip: Message { Message("key.skip") }
  package static var keyClear: Message { Message("key.clear") }
  package static var keyPick: Message { Message("key.pick") }
  package static var keyGiveBack: Message { Message("key.giveBack") }
  package static var keyPlace: Message { Message("key.place") }
  package static var keyMoveBlock: Message { Message("key.moveBlock") }
  package static var keyMove: Message { Message("key.move") }
  package static var keyToStart: Message { Message("key.toStart") }
  package static var keyToEnd: Message { Message("key.toEnd") }
  package static var keyPickByLabel: Message { Message("key.pickByLabel") }
  package static var keyAcceptMine: Message { Message("key.acceptMine") }
  package static var keyUndoAccept: Message { Message("key.undoAccept") }
  package static var keyChangeGrade: Message { Message("key.changeGrade") }
  package static var keyRedraw: Message { Message("key.redraw") }
  package static var keySuspend: Message { Message("key.suspend") }
  package static var keyQuitAtOnce: Message { Message("key.quitAtOnce") }
  package static var keyShowAll: Message { Message("key.showAll") }
  package static var keyStopOpening: Message { Message("key.stopOpening") }
  package static var keyChoose: Message { Message("key.choose") }
  package static var keyScroll: Message { Message("key.scroll") }
  package static var keyDays: Message { Message("key.days") }
  package static var helpTitle: Message { Message("help.title") }
  package static var helpHere: Message { Message("help.here") }
  package static var helpEverywhere: Message { Message("help.everywhere") }
  package static var helpSentence: Message { Message("help.sentence") }
  package static var helpAnswer: Message { Message("help.answer") }
  package static var helpBlocks: Message { Message("help.blocks") }
  package static var helpMoving: Message { Message("help.moving") }
  package static var helpChanging: Message { Message("help.changing") }
  package static var helpNothing: Message { Message("help.nothing") }
  package static var helpFind: Message { Message("help.find") }
  package static func helpOffNow(title: String, reason: String) -> Message {
    Message("help.offNow", ["title": title, "reason": reason])
  }
  package static var listSeparator: Message { Message("list.separator") }
}
