import AppText
import Terminal
import TerminalUI

extension HelpViewModel {
  /// The learner wants to look for a command.
  func searchRequested() {
    field = field ?? TextField(search, placeholder: context.localization[.helpFind])
  }

  /// Takes what is typed into the search; false when nothing is searched for.
  func searchEdited(by event: Event) -> Bool {
    field?.handle(event) == true
  }

  /// The learner goes on with what was found.
  func searchAccepted() {
    search = field?.text ?? search
    field = nil
  }

  /// The learner wants to see all commands again.
  func searchCleared() {
    search = ""
    field = nil
  }

  /// What is searched for; empty when nothing is.
  var searchedText: String { field?.text ?? search }

  /// The places in a section of what the search leaves: commands by what they do or by their keys,
  /// signs by what they mean.
  func rows(in section: Section) -> [Int] {
    let words = searchedText.lowercased().split(separator: " ")
    let texts =
      section.bindings.map { binding in
        title(of: binding) + " " + binding.longKeyNames(for: TerminalCapabilities())
      } + section.signs.map { context.localization[.meaning(of: $0)] }
    return texts.indices.filter { index in
      words.allSatisfy { texts[index].lowercased().contains($0) }
    }
  }
}
