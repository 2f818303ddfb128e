import AppText
import Decks
import Files
import Storage

extension AppContext {
  func importDeck() async -> Bool {
    let path = await present { dismissal in
      .deckFile(DeckFileViewModel(home: sources.home, context: self, dismissal: dismissal))
    }
    guard let path, let folder = database.path.parent else { return false }
    var options = DeckOptions()
    do throws(StorageError) {
      options.chosen = try await DeckKeeper.chosenFields(in: database)
    } catch {
      notify(localization.sentence(for: error))
      return false
    }
    let keeper = DeckKeeper(folder: folder, options: options, cutting: cutting)
    return await present { dismissal in
      .deckImport(
        DeckImportViewModel(path: path, keeper: keeper, context: self, dismissal: dismissal))
    } == true
  }
}
