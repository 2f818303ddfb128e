/// A file or a folder of a WebDAV server, from a list of it.
struct WebDAVEntry: Hashable {
  /// Where it is, as the server writes it: percent-encoded, with or without the server.
  let address: String
  let isFolder: Bool
  /// Tells one state of it from the next.
  let stamp: String

  /// What is asked of each (RFC 4918, section 9.1).
  static let question = """
    <?xml version="1.0" encoding="utf-8"?>\
    <propfind xmlns="DAV:"><prop><resourcetype/><getetag/><getcontentlength/><getlastmodified/>\
    </prop></propfind>
    """

  /// Where it is below one of our folders; nil when it is not there.
  func path(below root: String) -> String? {
    guard let start = address.firstRange(of: "/\(root)/")?.upperBound else { return nil }
    let path = address[start...]
    return String(path.hasSuffix("/") ? path.dropLast() : path)
  }

  /// The entries of a list.
  ///
  /// Of XML it reads elements by their names, whatever their prefixes, and the five entities there
  /// are; servers send no more here.
  static func entries(in xml: String) -> [WebDAVEntry] {
    xml.elements("response").compactMap { response in
      guard let address = response.elements("href").first?.trimmed.decoded else { return nil }
      let stamp = ["getetag", "getcontentlength", "getlastmodified"]
        .compactMap { response.elements($0).first?.trimmed.decoded }
        .joined(separator: " ")
      let kind = response.elements("resourcetype").first ?? ""
      return WebDAVEntry(
        address: address, isFolder: kind.contains("collection"), stamp: stamp)
    }
  }
}

extension StringProtocol {
  /// What stands in each element of a name.
  fileprivate func elements(_ name: String) -> [SubSequence] {
    var found: [SubSequence] = []
    var rest = self[...]
    while let start = rest.tag(name, isEnd: false) {
      rest = rest[start.upperBound...]
      guard !self[start].hasSuffix("/>") else { continue }
      guard let end = rest.tag(name, isEnd: true) else { break }
      found.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return found
  }

  /// The first tag of a name, from `<` to `>`.
  private func tag(_ name: String, isEnd: Bool) -> Range<Index>? {
    var rest = self[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      var words = self[index(after: open)..<close]
      if words.hasPrefix("/") == isEnd {
        if isEnd { words = words.dropFirst() }
        let full = words.prefix { !$0.isWhitespace && $0 != "/" }
        let local = full.split(separator: ":").last ?? ""
        if local == name { return open..<index(after: close) }
      }
      rest = self[index(after: close)...]
    }
    return nil
  }

  fileprivate var trimmed: String {
    String(
      drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  fileprivate var decoded: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
