/// The keys of an object that only types inside it read, with `$parent` and `$root`. Under `unknown error` and
/// `unknown warn` they are known, although no rule of the object's own mapping reads them.
struct KeysReadFromWithin {
  /// For each mapping the paths in its object; empty where unknown keys are ignored or kept.
  private(set) var ofMappings: [[DocumentPath]]

  /// - Parameters:
  ///   - nonPathProperties: For each mapping the properties whose sources are not only paths in their own object.
  ///   - held: For each mapping those that read the contents of its properties.
  /// - Complexity: Linear in the size of the mappings for each path that such a rule reads.
  init(_ checked: [CheckedMapping], nonPathProperties: [[CheckedProperty]], held: [[Int]]) {
    ofMappings = [[DocumentPath]](repeating: [], count: checked.count)
    guard checked.contains(where: { $0.settings.unknown != .ignore }) else { return }
    let reads = Self.reads(nonPathProperties)
    guard !reads.isEmpty else { return }
    let holders = EnclosingScopeAnalysis.holders(held)
    for (read, readers) in reads {
      for mapping in Self.objects(of: read.place, from: readers, holders)
      where checked[mapping].settings.unknown != .ignore {
        ofMappings[mapping].append(read.path)
      }
    }
  }

  private struct Read: Hashable {
    var place: RuleAround.Place
    var path: DocumentPath
  }

  /// Each read with the mappings that do it, in the order in which they were found.
  private static func reads(_ nonPathProperties: [[CheckedProperty]]) -> [(Read, readers: [Int])] {
    var result: [(Read, readers: [Int])] = []
    var positions: [Read: Int] = [:]
    for (index, properties) in nonPathProperties.enumerated() {
      for property in properties where property.isRead {
        for case .enclosing(let around) in property.source?.nonPathTerms ?? [] where around.place != .context {
          let read = Read(place: around.place, path: around.path)
          if let position = positions[read] {
            result[position].readers.append(index)
          } else {
            positions[read] = result.count
            result.append((read, [index]))
          }
        }
      }
    }
    return result
  }

  /// The mappings in whose objects the place may be.
  private static func objects(of place: RuleAround.Place, from readers: [Int], _ holders: [[Int]]) -> [Int] {
    switch place {
    case .context: []
    case .parent(let hops):
      // Each level is a set, so that many ways to one holder are one.
      (0..<hops).reduce(Set(readers)) { level, _ in Set(level.flatMap { holders[$0] }) }.sorted()
    case .document:
      // Any of the types around the reader may be that of the document.
      everything(around: readers, holders)
    }
  }

  private static func everything(around readers: [Int], _ holders: [[Int]]) -> [Int] {
    var seen = Set(readers)
    var work = Array(seen)
    while let next = work.popLast() { work += holders[next].filter { seen.insert($0).inserted } }
    return seen.sorted()
  }
}
