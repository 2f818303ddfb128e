import CNcurses
import Glibc

/// The character set curses writes in.
enum CharacterLocale {
  /// Takes the locale's character set, or UTF-8 when that is another; says whether it is UTF-8.
  ///
  /// ssh forwards a locale that the server may not have, containers have none: curses would
  /// then leave out every character but ASCII and say that all went well.
  static func activate() -> Bool {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, isUTF8 { return true }
    }
    return false
  }

  private static var isUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
