/// The characters that HTML has names for, as far as editors of cards write them.
enum HTMLEntity {
  /// What stands for `&name;`; nil when there is no such name.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private static let names: [String: String] = {
    var names = punctuation
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = Unicode.Scalar(160 + UInt32(offset)).map { String($0) }
    }
    return names
  }()

  private static let punctuation = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "euro": "€", "trade": "™",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "harr": "↔", "ne": "≠", "le": "≤",
    "ge": "≥", "minus": "−", "infin": "∞", "asymp": "≈", "ensp": " ", "emsp": " ", "thinsp": " ",
    "zwnj": "", "zwj": "", "lrm": "", "rlm": "", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
    "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "prime": "′", "Prime": "″",
  ]

  /// U+00A0 to U+00FF, in their order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    """
}
