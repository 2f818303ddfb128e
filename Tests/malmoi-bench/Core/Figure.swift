/// One thing measured, and what it must not exceed.
struct Figure {
  /// What the samples count.
  enum Unit: String, Encodable {
    case seconds, bytes, count
    /// How many times as much as something else.
    case ratio
  }

  /// What was done, in the words of the table.
  let name: String
  let unit: Unit
  /// What the median must not exceed; nil when the figure is there to compare others with.
  let limit: Double?
  let samples: Samples

  /// A time; its limit in seconds.
  static func time(_ name: String, limit: Double? = nil, _ samples: Samples) -> Figure {
    Figure(name: name, unit: .seconds, limit: limit, samples: samples)
  }

  /// Memory; its limit in bytes.
  static func memory(_ name: String, limit: Double? = nil, _ samples: Samples) -> Figure {
    Figure(name: name, unit: .bytes, limit: limit, samples: samples)
  }

  /// How often something happened.
  static func count(_ name: String, limit: Double? = nil, _ samples: Samples) -> Figure {
    Figure(name: name, unit: .count, limit: limit, samples: samples)
  }

  /// How many times as much as something else.
  static func ratio(_ name: String, limit: Double? = nil, _ samples: Samples) -> Figure {
    Figure(name: name, unit: .ratio, limit: limit, samples: samples)
  }

  /// Whether the median exceeds the limit.
  var isOver: Bool { limit.map { samples.median > $0 } ?? false }
}
