import AppText
import FoundationEssentials
import Terminal

/// `malmoi-bench picture`: screens of the app as SVG, and a day with it as an asciicast.
enum PictureCommand {
  static let usage =
    """
    malmoi-bench picture SCENE|cast|all FOLDER [--size 80x24] [--theme dark|light] \
    [--lang en|ko] [--keys SCRIPT]
    """

  /// The themes that `all` makes of each scene.
  private static let themes = ["dark", "light"]

  /// Prints a picture, or writes all those of the README into a folder.
  static func run(_ arguments: [String]) async throws -> Int32 {
    guard let order = Order(arguments) else {
      print("usage: \(usage)\n       scenes: \(PictureScene.allCases.map(\.rawValue))")
      return 2
    }
    switch order.what {
    case .scene(let scene):
      let canvas = try await canvas(
        of: scene, size: order.size, language: order.language, then: order.keys)
      print(svg(canvas, scene, order.palette), terminator: "")
    case .cast:
      print(try await PictureDay.recording(size: order.size), terminator: "")
    case .all(let folder):
      try await writeAll(to: folder, size: order.size)
    }
    return 0
  }

  private static func writeAll(to folder: String, size: Size) async throws {
    for scene in PictureScene.allCases {
      let canvas = try await canvas(of: scene, size: size)
      for theme in themes {
        guard let palette = PicturePalette.named(theme) else { continue }
        try write(svg(canvas, scene, palette), to: "\(folder)/\(scene.rawValue)-\(theme).svg")
      }
    }
    try write(try await PictureDay.recording(size: size), to: "\(folder)/day.cast")
  }

  private static func canvas(
    of scene: PictureScene, size: Size, language: InterfaceLanguage = .english,
    then keys: String = ""
  ) async throws -> Canvas {
    let stage = try await PictureStage(opening: scene.root, size: size, language: language)
    await stage.press(scene.keys + keys)
    let canvas = stage.canvas
    await stage.end()
    return canvas
  }

  private static func svg(
    _ canvas: Canvas, _ scene: PictureScene, _ palette: PicturePalette
  ) -> String {
    SVGPicture(canvas: canvas, palette: palette, label: scene.label).text
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}

extension PictureCommand {
  /// What the arguments ask for.
  private struct Order {
    enum What {
      case scene(PictureScene), cast, all(folder: String)
    }

    var what = What.cast
    var size = Size(width: 80, height: 24)
    var palette = PicturePalette.dark
    var language = InterfaceLanguage.english
    /// What is typed after the scene's own keys.
    var keys = ""

    /// Nil when the arguments make no sense.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      guard let name = rest.popFirst() else { return nil }
      if name == "all" {
        guard let folder = rest.popFirst() else { return nil }
        what = .all(folder: folder)
      } else if let scene = PictureScene(rawValue: name) {
        what = .scene(scene)
      } else if name != "cast" {
        return nil
      }
      while let option = rest.popFirst() {
        guard let value = rest.popFirst(), take(option, value) else { return nil }
      }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
      if option == "--theme", let palette = PicturePalette.named(value) {
        self.palette = palette
        return true
      }
      if option == "--lang", let language = InterfaceLanguage(rawValue: value) {
        self.language = language
        return true
      }
      if option == "--keys" {
        keys = value
        return true
      }
      let sides = value.split(separator: "x").compactMap { Int($0) }
      guard option == "--size", sides.count == 2, sides.allSatisfy((1...500).contains) else {
        return false
      }
      size = Size(width: sides[0], height: sides[1])
      return true
    }
  }
}
