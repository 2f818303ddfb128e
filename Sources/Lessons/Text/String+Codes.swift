extension String {
  /// Whether it could be typed on a command line and stand in an address.
  var isCourseID: Bool {
    guard let first, first.isLetter || first.isNumber else { return false }
    return unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return UInt8(scalar.value).isASCIIWord || scalar == "-" || scalar == "." }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Whether it has the shape of a code of BCP 47: a word of two to eight letters, then subtags.
  var isLanguageCode: Bool {
    utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .enumerated()
      .allSatisfy { index, subtag in
        (index == 0 ? 2...8 : 1...8).contains(subtag.count)
          && subtag.allSatisfy { index == 0 ? $0.isASCIILetter : $0.isASCIIWord && $0 != 0x5F }
      }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
