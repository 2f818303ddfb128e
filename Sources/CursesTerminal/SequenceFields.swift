/// The numbers of a control sequence: fields between semicolons, each perhaps of several parts
/// between colons, any of them left out.
nonisolated struct SequenceFields {
  private let fields: [[Int?]]

  /// The fields of what stands between `Esc [` and the final letter; nil when anything but numbers
  /// is among them: an answer to somebody's question.
  init?(_ parameters: ArraySlice<UInt8>) {
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    guard !parameters.isEmpty else {
      fields = []
      return
    }
    fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self)) ?? 0
      }
    }
  }

  /// How many fields there are.
  var count: Int { fields.count }

  /// The first number of each field, a missing one as 1.
  var numbers: [Int] { fields.map { $0.first.flatMap(\.self) ?? 1 } }

  /// All numbers of a field; none when there is no such field.
  func parts(of index: Int) -> [Int?] {
    fields.indices.contains(index) ? fields[index] : []
  }

  /// A number by its field and its place there; nil when it was left out.
  subscript(field: Int, part: Int = 0) -> Int? {
    let parts = parts(of: field)
    return parts.indices.contains(part) ? parts[part] : nil
  }
}
