import Terminal

/// What is seen on a terminal over a time, as asciinema plays it (asciicast, version 2).
struct Asciicast {
  private let size: Size
  private let title: String
  private var shown: Canvas?
  private var events: [String] = []
  /// Since the beginning.
  private var time = Duration.zero

  /// A recording without pictures yet.
  init(size: Size, title: String) {
    self.size = size
    self.title = title
  }

  /// Lets time pass.
  mutating func wait(_ duration: Duration) {
    time += duration
  }

  /// Takes the picture of this moment; what did not change is left out.
  mutating func take(_ canvas: Canvas) {
    var output = shown == nil ? "\u{1B}[2J\u{1B}[?25l" : ""
    for y in 0..<canvas.size.height where shown?.row(y) != canvas.row(y) {
      output += "\u{1B}[\(y + 1);1H" + Self.line(canvas.row(y))
    }
    if output.isEmpty, shown?.cursor == canvas.cursor { return }
    output += canvas.cursor.map { "\u{1B}[\($0.y + 1);\($0.x + 1)H\u{1B}[?25h" } ?? "\u{1B}[?25l"
    shown = canvas
    events.append("[\(Self.seconds(time)), \"o\", \"\(Self.escaped(output))\"]")
  }

  /// The file: a line of JSON for the head, one for each picture.
  var text: String {
    let head =
      "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height), "
      + "\"title\": \"\(Self.escaped(title))\"}"
    return ([head] + events + [""]).joined(separator: "\n")
  }

  private static func line(_ cells: ArraySlice<Cell>) -> String {
    var output = ""
    var style: Style?
    for cell in cells where cell.span != .trailing {
      if cell.style != style {
        output += cell.style.sequence
        style = cell.style
      }
      output.append(cell.character)
    }
    return output + "\u{1B}[0m"
  }

  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    let digits = String(milliseconds % 1_000 + 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(digits)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{1B}": result += "\\u001b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Style {
  /// The control sequence that sets the style (ECMA-48, SGR), whatever was set before.
  fileprivate var sequence: String {
    var codes = ["0"]
    let marks: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    let shown = Palette(depth: .indexed, ground: .dark).rendition(of: self)
    codes += marks.filter { shown.attributes.contains($0.0) }.map(\.1)
    if let number = shown.foreground { codes.append("38;5;\(number)") }
    if let number = shown.background { codes.append("48;5;\(number)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
