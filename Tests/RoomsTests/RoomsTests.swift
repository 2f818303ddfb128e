import Files
import Testing

/// The arrows between rooms: what the manifest allows, what the map for readers shows, and what the
/// files import are the same.
struct RoomsTests {
  private let rooms = Room.all.filter(\.isOfProgram)

  /// The rows of the map: a room, and what it sees.
  private var map: [String: Set<String>] {
    let rows = Room.text(of: "\(Room.package)/Sources/README.md")
      .matches(of: #/(?m)^\| `(\w+)` \| ([\w, –]+) \|/#)
    return Dictionary(
      rows.map { row in
        let names = row.output.2.split(separator: ",").map { $0.filter { $0 != " " } }
        return (String(row.output.1), Set(names).subtracting(["–"]))
      }
    ) { first, _ in first }
  }

  @Test func `the rooms are found`() {
    #expect(rooms.count > 15)
  }

  @Test func `the map shows every room, with every arrow and no other`() {
    for room in rooms {
      #expect(map[room.name] == room.sees, "\(room.name)")
    }
  }

  @Test func `a room imports all that it may see, and nothing else`() {
    // What is only linked: curses finds it by itself.
    let linked: Set = ["CPictureWidth"]
    for room in rooms {
      #expect(room.imports == room.sees.subtracting(linked), "\(room.name)")
    }
  }

  @Test func `no arrow leads from the program to its tests`() {
    let ofTests = Set(Room.all.filter { !$0.isOfProgram }.map(\.name))
    for room in rooms {
      #expect(room.sees.isDisjoint(with: ofTests), "\(room.name)")
    }
  }
}

struct FoldersTests {
  @Test func `the folders of the rules use each other one way`() {
    #expect(Folders(of: "Sources/Lessons").circle == [])
  }

  @Test func `a circle is found, with all that is part of it and nothing else`() {
    let folders = Folders(uses: ["A": ["B"], "B": ["C"], "C": ["A", "D"], "D": [], "E": ["A"]])
    #expect(folders.circle == ["A", "B", "C"])
  }
}
