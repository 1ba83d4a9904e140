import KVMapSource

/// The properties of a mapping, in their order.
///
/// What lies between mappings is asked of all properties of a compilation, many times. Nearly all answer alike, and where
/// they lie in memory is far from each other, so it is noted once, when they were just checked, which ones can answer
/// otherwise.
struct CheckedProperties: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var all: [CheckedProperty]
  /// Those that are not self-contained.
  private var linkedPositions: [Int]
  /// Whether it is plain that all can be written side by side: under keys, none of them in the value of another.
  private(set) var areWrittenApart: Bool
  /// Whether one needs a value when it is read, and writes none.
  let needsMoreThanItWrites: Bool

  /// - Complexity: O(n log n) in the number of properties.
  init(_ properties: [CheckedProperty]) {
    all = properties
    linkedPositions = properties.indices.filter { !properties[$0].isSelfContained }
    areWrittenApart = Self.areWrittenApart(properties)
    needsMoreThanItWrites = properties.contains(where: \.needsWhatItDoesNotWrite)
  }

  init(arrayLiteral properties: CheckedProperty...) { self.init(properties) }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }
  subscript(position: Int) -> CheckedProperty { all[position] }

  /// Those of which something may depend on other mappings, or on what lies around the object.
  var linked: LinkedProperties { LinkedProperties(all: all, positions: linkedPositions[...]) }

  /// The same without the first ones, which a class has from its base.
  func linked(from first: Int) -> LinkedProperties {
    guard first > 0 else { return linked }
    return LinkedProperties(all: all, positions: linkedPositions.drop { $0 < first })
  }

  /// Replaces the source of a property, whose place in the object stays the same.
  mutating func replaceSource(at position: Int, with source: RuleSource) {
    all[position] = all[position].replacing(source: source)
  }

  /// No path is the same as another or its beginning. What is compared are numbers made of the keys, so it may be said of
  /// two paths that they are the same when they are not, and never the other way round. The numbers are those of FNV-1a.
  private static func areWrittenApart(_ properties: [CheckedProperty]) -> Bool {
    /// Numbers of paths, which are odd, and of their beginnings, which are even.
    var numbers: [UInt64] = []
    numbers.reserveCapacity(properties.count)
    for property in properties where property.isWritten {
      guard case .path(let path)? = property.source?.alternatives.first else { return false }
      let steps = path.path.steps
      guard !steps.isEmpty else { return false }
      var hash: UInt64 = 0
      for (index, step) in steps.enumerated() {
        guard case .key(let key) = step else { return false }
        hash = (hash &* 31) ^ FNV1a.hash(key)
        numbers.append(index + 1 == steps.count ? hash | 1 : hash & ~1)
      }
    }
    numbers.sort()
    return zip(numbers, numbers.dropFirst()).allSatisfy { $1 & 1 == 0 || $0 | 1 != $1 }
  }
}

/// Some of the properties of a mapping, in their order.
struct LinkedProperties: RandomAccessCollection {
  fileprivate let all: [CheckedProperty]
  fileprivate let positions: ArraySlice<Int>

  var startIndex: Int { positions.startIndex }
  var endIndex: Int { positions.endIndex }
  subscript(position: Int) -> CheckedProperty { all[positions[position]] }
}

extension CheckedProperty {
  /// Whether it is a built-in value, read from paths in the object as its type is, so that it concerns no other mapping.
  fileprivate var isSelfContained: Bool {
    guard let type, let conversion, let source, identity == nil, sync == nil, isRead || hasFallback else { return false }
    switch type {
    case .scalar, .optional(.scalar), .array(.scalar): break
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      return false
    }
    switch conversion {
    case .scalar, .optional(.scalar, _), .array(.scalar, _, _): break
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .jsonText, .pipeline:
      return false
    }
    return source.hasOnlyPaths
  }
}
