import KVMapInterpret
import KVMapSema

/// Keys that objects of a class and of its subclasses have, of which the class reads those that it can.
enum ClassGaps {
  /// The classes above a class, nearest first.
  static func bases(of mapping: Mapping, _ program: Program) -> [MappingID] {
    var bases: [MappingID] = []
    var current = mapping
    while case .classType(let base?, _) = current.kind, !bases.contains(base) {
      bases.append(base)
      current = program[base]
    }
    return bases
  }

  /// The gaps in which no key is both that of a class and of one of its subclasses.
  static func merged(_ gaps: [SampleSurvey.Gap], _ survey: SampleSurvey, _ program: Program) -> [SampleSurvey.Gap] {
    var gaps = gaps
    let order = gaps.indices.sorted { left, right in
      bases(of: program[gaps[left].mapping], program).count < bases(of: program[gaps[right].mapping], program).count
    }
    for index in order {
      let base = gaps[index].mapping
      let below = program.mappings.filter { bases(of: $0, program).contains(base) }.map(\.id)
      guard !below.isEmpty else { continue }
      let keys = Set(gaps[index].keys)
      for id in below {
        let other = gaps.firstIndex { $0.mapping == id && $0.prefix == gaps[index].prefix }
        gaps[index].add(other.map { gaps[$0].keeping(keys) }, count: survey.objects(of: id))
        if let other { gaps[other] = gaps[other].keeping(Set(gaps[other].keys).subtracting(keys)) }
      }
    }
    return gaps.filter { !$0.keys.isEmpty }
  }
}
