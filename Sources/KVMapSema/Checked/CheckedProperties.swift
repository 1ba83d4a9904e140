import KVMapSource

/// The properties of a mapping, in order.
///
/// Checks across mappings query all properties of a compilation many times. Nearly all properties give the same answer,
/// and they are scattered in memory, so the positions of those that may answer differently are recorded once, right
/// after the properties were checked.
struct CheckedProperties: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var all: [CheckedProperty]
  /// The positions of those that are not self-contained.
  private var linkedPositions: [Int]
  /// Whether all can obviously be written side by side: each under a key, and none nested in the value of another.
  private(set) var areWrittenApart: Bool
  /// Whether a property needs a value when it is read but does not write it.
  let needsMoreThanItWrites: Bool
  /// Whether the mapping reads an array in place of an object, element by element: `self[0]`.
  let readElements: Bool

  /// - Complexity: O(n log n) in the number of properties.
  init(_ properties: [CheckedProperty]) {
    all = properties
    linkedPositions = properties.indices.filter { !properties[$0].isSelfContained }
    areWrittenApart = Self.areWrittenApart(properties)
    needsMoreThanItWrites = properties.contains(where: \.needsMoreThanItWrites)
    readElements = properties.contains { $0.source?.readsElement == true }
  }

  init(arrayLiteral properties: CheckedProperty...) { self.init(properties) }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }
  subscript(position: Int) -> CheckedProperty { all[position] }

  /// The properties that may depend on other mappings or on the enclosing scope of the object.
  var linked: LinkedProperties { LinkedProperties(all: all, positions: linkedPositions[...]) }

  /// The same without the first ones, which a class inherits from its base.
  func linked(from first: Int) -> LinkedProperties {
    guard first > 0 else { return linked }
    return LinkedProperties(all: all, positions: linkedPositions.drop { $0 < first })
  }

  /// Replaces the source of a property. Its place in the object does not change.
  mutating func replaceSource(at position: Int, with source: RuleSource, written: RuleSource? = nil) {
    all[position] = all[position].replacing(source: source, writtenSource: written)
  }

  /// Checks that no path equals or is a prefix of another. The comparison uses FNV-1a hashes of the keys, so different
  /// paths may be taken for equal, but equal paths are never taken for different.
  private static func areWrittenApart(_ properties: [CheckedProperty]) -> Bool {
    /// Hashes of paths, which are odd, and of their prefixes, which are even.
    var numbers: [UInt64] = []
    numbers.reserveCapacity(properties.count)
    for property in properties where property.isWritten {
      guard case .path(let path)? = property.destination?.alternatives.first else { return false }
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

/// A subset of the properties of a mapping, in order.
struct LinkedProperties: RandomAccessCollection {
  fileprivate let all: [CheckedProperty]
  fileprivate let positions: ArraySlice<Int>

  var startIndex: Int { positions.startIndex }
  var endIndex: Int { positions.endIndex }
  subscript(position: Int) -> CheckedProperty { all[positions[position]] }
}

extension CheckedProperty {
  /// Whether it is a built-in value that is read from paths in the object without a transformer, so that no other
  /// mapping is involved.
  fileprivate var isSelfContained: Bool {
    guard let type, let conversion, let source, identity == nil, version == nil, sync == nil, isRead || hasFallback,
      hasOnlyConstants
    else {
      return false
    }
    switch type {
    case .scalar, .optional(.scalar), .array(.scalar): break
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      return false
    }
    switch conversion {
    case .scalar, .optional(.scalar, _), .array(.scalar, _, _): break
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      return false
    }
    return source.hasOnlyPaths && !source.hasProjection && writtenSource?.hasOnlyPaths != false
  }
}
