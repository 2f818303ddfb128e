// Decks that are imported in the app

extension Message {
  package static var keyImportDeck: Message { Message("key.importDeck") }
  package static var importTitle: Message { Message("import.title") }
  package static var importBody: Message { Message("import.body") }
  package static var importComplete: Message { Message("import.complete") }
  package static var importFolder: Message { Message("import.folder") }
  package static var importNothingThere: Message { Message("import.nothingThere") }
  package static var importReading: Message { Message("import.reading") }
  package static var importKeeping: Message { Message("import.keeping") }
  package static var importUndoing: Message { Message("import.undoing") }
  package static var importPrompt: Message { Message("import.prompt") }
  package static var importAnswer: Message { Message("import.answer") }
  package static var importDo: Message { Message("import.do") }
  package static var importCancel: Message { Message("import.cancel") }
  package static var importUndo: Message { Message("import.undo") }
  package static var importOtherField: Message { Message("import.otherField") }
  package static var importNoField: Message { Message("import.noField") }
  package static var importNothing: Message { Message("import.nothing") }
}
