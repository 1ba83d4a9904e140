import KVMapSema
import KVMapSource

/// Types that only one side has, and what belongs to files.
extension Comparer {
  func compareFiles() {
    let (before, after) = (old.program, new.program)
    var known: Set<String> = []
    for mapping in after.mappings where new.files["m\(mapping.id.index)"] != nil && !mapping.isTransform {
      if case .genericUnion = mapping.kind { continue }
      if let other = pairing.mappings[mapping.id] {
        renamed(mapping.name, before[other].name, new.place(of: mapping), old.place(of: before[other]))
      } else if known.insert(mapping.name).inserted {
        added(mapping.name, new.place(of: mapping), isGenerated: mapping.isGenerated)
      }
    }
    known = []
    let kept = Set(pairing.mappings.values)
    for mapping in before.mappings where old.files["m\(mapping.id.index)"] != nil && !mapping.isTransform {
      if case .genericUnion = mapping.kind { continue }
      if !kept.contains(mapping.id), known.insert(mapping.name).inserted {
        removed(mapping.name, old.place(of: mapping))
      }
    }
    for enumeration in after.enumerations where new.files["e\(enumeration.id.index)"] != nil {
      let place = new.place(enumeration.origin, enumeration.shortName, new.files["e\(enumeration.id.index)"])?.span
      if let other = pairing.enumerations[enumeration.id] {
        let gone = before[other]
        renamed(
          enumeration.name, gone.name, place,
          old.place(gone.origin, gone.shortName, old.files["e\(gone.id.index)"])?.span)
      } else {
        added(enumeration.name, place, isGenerated: enumeration.kind == .generated)
      }
    }
    let keptEnumerations = Set(pairing.enumerations.values)
    for enumeration in before.enumerations where !keptEnumerations.contains(enumeration.id) {
      removed(
        enumeration.name,
        old.place(enumeration.origin, enumeration.shortName, old.files["e\(enumeration.id.index)"])?.span)
    }
    for union in after.unions where !union.isFamily && pairing.unions[union.id] == nil {
      added(
        union.name, new.place(union.origin, union.shortName, new.files["u\(union.id.index)"])?.span, isGenerated: true)
    }
    let keptUnions = Set(pairing.unions.values)
    for union in before.unions where !union.isFamily && !keptUnions.contains(union.id) {
      removed(union.name, old.place(union.origin, union.shortName, old.files["u\(union.id.index)"])?.span)
    }
    compareTests()
  }

  private func renamed(_ name: String, _ gone: String, _ new: Span?, _ old: Span?) {
    guard name != gone else { return }
    var change = Change(id: .typeRenamed, subject: name, message: "'\(gone)' is called '\(name)'")
    (change.swift, change.new, change.old) = (.breaks, new, old)
    changes.append(change)
  }

  private func added(_ name: String, _ place: Span?, isGenerated: Bool) {
    var change = Change(id: .typeAdded, subject: name, message: "'\(name)' is new")
    (change.swift, change.new) = (.adds, place)
    changes.append(change)
  }

  private func removed(_ name: String, _ place: Span?) {
    var change = Change(id: .typeRemoved, subject: name, message: "'\(name)' is gone")
    (change.swift, change.old) = (.breaks, place)
    changes.append(change)
  }

  /// Tests break nothing; they are listed with everything else.
  private func compareTests() {
    func tests(_ side: Side) -> [String: (text: String, origin: RuleOrigin, file: FileID)] {
      var all: [String: (text: String, origin: RuleOrigin, file: FileID)] = [:]
      for unit in side.program.units {
        for test in unit.tests {
          all["\(test.typeText) \"\(test.title)\""] = (
            "\(test.format) \(String(decoding: test.document, as: UTF8.self)) \(test.steps.count)", test.origin,
            unit.file
          )
        }
      }
      return all
    }
    let (before, after) = (tests(old), tests(new))
    for name in Set(before.keys).union(after.keys).sorted() where before[name]?.text != after[name]?.text {
      var change = Change(id: .testChanged, subject: "test \(name)", message: "the test is another")
      change.new = after[name].flatMap { new.place($0.origin, "", $0.file)?.span }
      change.old = before[name].flatMap { old.place($0.origin, "", $0.file)?.span }
      changes.append(change)
    }
  }
}
