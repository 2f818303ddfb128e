import AppTestSupport
import AppText
import Testing

/// What the declarations of messages and the texts of both languages owe each other; what callers
/// owe the declarations, the compiler sees to.
struct MessageDeclarationTests {
  private let languages = [Localization.english, Localization.korean]

  @Test func `all that stands in the files of messages are declarations`() {
    #expect(MessageDeclaration.unread == [])
    #expect(MessageDeclaration.all.count > 700)
  }

  @Test func `no two messages have one key, nor one name`() {
    let all = MessageDeclaration.all
    #expect(Set(all.map(\.key)).count == all.count)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func `each parameter fills the place of its name`() {
    for declaration in MessageDeclaration.all {
      let own = Dictionary(uniqueKeysWithValues: declaration.parameters.map { ($0, $0) })
      #expect(declaration.values == own, "\(declaration)")
    }
  }

  @Test func `every language has a text for each message, and no other`() {
    let singular = Set(CountKey.allCases.map { $0.rawValue + ".one" })
    let counted = CountKey.allCases.map { $0.rawValue + ".other" }
    for words in languages {
      let wanted = Set(MessageDeclaration.all.map(\.key) + counted)
      #expect(words.keys.subtracting(singular).symmetricDifference(wanted) == [])
    }
  }

  @Test func `the places of a text are the parameters of its message, in every language`() {
    for declaration in MessageDeclaration.all {
      for words in languages {
        let places = Set(words[named: declaration.key].places)
        #expect(places == Set(declaration.parameters), "\(declaration)")
      }
    }
  }
}

extension String {
  /// The names in braces.
  fileprivate var places: [String] { matches(of: /\{(\w+)\}/).map { String($0.output.1) } }
}
