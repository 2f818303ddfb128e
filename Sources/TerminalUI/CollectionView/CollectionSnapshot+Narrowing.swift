nonisolated extension CollectionSnapshot {
  /// A snapshot of some of these items, in an order of their own: what a list shows that is
  /// filtered or sorted.
  ///
  /// A view goes from one snapshot made this way to another without hashing an identifier and
  /// without asking a cell for its size that it has asked before.
  ///
  /// - Parameter parts: the sections to be shown, each with the places its items have among the
  ///   items of all sections here.
  /// - Precondition: No section and no place stands twice.
  /// - Complexity: O(*n*), a few nanoseconds for each item.
  package func narrowed(to parts: [(section: SectionID, indices: [Int])]) -> Self {
    let numbers = numbers
    var result = Self()
    result.numbering = numbering
    result.present = NumberSet(count: numbering.count)
    for (section, indices) in parts {
      precondition(result.indexOfSection(section) == nil, "a section stands twice")
      let chosen = indices.map { numbers[$0] }
      for number in chosen {
        precondition(result.present.insert(number), "an item stands twice")
      }
      result.sections.append(Section(id: section, numbers: chosen))
    }
    return result
  }
}
