@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

/// Compares what the two mappings make of a document, as `kvmapc map` prints it.
///
/// Properties are matched, and so are cases. What only one side declares is no difference, except that in what is
/// written, a property that only the old mapping reads may get a value that NEW does not have at the same place. What
/// neither side writes is not in a written document, so there it is no difference either.
struct ValueComparison {
  let old: Side
  let new: Side
  let pairing: Pairing
  let isWritten: Bool
  /// A type that both sides share, and that differs, is judged at its own declaration. `false` to look into all of
  /// them.
  var skipsShared = false
  /// The property of which differences are looked for, whatever else differs; `nil` for any.
  var only: String?

  /// Where values differ: properties and types, from the outermost to the innermost.
  struct Difference: Hashable {
    var subjects: [String]
    /// Whether there is a value on one side only, or the new one is empty, and may be left out.
    var isAbsence = false

    init(_ subjects: [String]) { self.subjects = subjects }

    init(type: String) { subjects = type.isEmpty ? [] : [type] }

    /// The innermost property or type.
    var subject: String { subjects.last ?? "" }
  }

  func difference(_ before: MappedValue, _ after: MappedValue, isTop: Bool = true) -> Difference? {
    switch (before, after) {
    case (.record(let before), .record(let after)):
      if !isTop, skipsShared, pairing.mappings[after.mapping] == before.mapping { return nil }
      return difference(before, after)
    case (.array(let before), .array(let after)):
      guard before.count == after.count else { return Difference(type: "") }
      for (one, other) in zip(before, after) { if let found = difference(one, other, isTop: isTop) { return found } }
      return nil
    case (.set(let before), .set(let after)): return elements(before, after, isTop: isTop)
    case (.dictionary(let before), .dictionary(let after)):
      let (before, after) = (entries(before, old), entries(after, new))
      guard before.keys.sorted() == after.keys.sorted() else { return Difference(type: "") }
      for (key, one) in before.sorted(by: { $0.key < $1.key }) {
        if let other = after[key], let found = difference(one, other, isTop: isTop) { return found }
      }
      return nil
    case (
      .enumerationCase(let id, let index, let payload), .enumerationCase(let other, let otherIndex, let otherPayload)
    ):
      let isShared = pairing.enumerations[other] == id
      if !isTop, skipsShared, isShared, pairing.changedEnumerations.contains(other) { return nil }
      let isSame = isShared && pairing.enumerationCases[other]?[otherIndex] == index
      let name = new.program[other].name
      guard isSame else { return printed(before, after, type: name) }
      return payloads(payload, otherPayload, type: name)
    case (.unionCase(let id, let index, let payload), .unionCase(let other, let otherIndex, let otherPayload)):
      if !isTop, skipsShared, pairing.unions[other] == id, pairing.changedUnions.contains(other) { return nil }
      let isSame = pairing.unions[other] == id && pairing.unionCases[other]?[otherIndex] == index
      let name = new.program[other].name
      guard isSame else {
        // Unions of other names are the same if their cases are.
        let names = (old.program[id].cases[index].name, new.program[other].cases[otherIndex].name)
        guard pairing.unions[other] != id, names.0 == names.1 else { return Difference(type: name) }
        return payloads(payload, otherPayload, type: name)
      }
      return payloads(payload, otherPayload, type: name)
    default: return printed(before, after, type: "")
    }
  }

  /// Among how many elements of a large set one is looked for that is spelled otherwise.
  private static let nearElements = 64

  /// Elements of sets have no order: each has to be one of the other set.
  private func elements(_ before: Set<MappedValue>, _ after: Set<MappedValue>, isTop: Bool) -> Difference? {
    guard before.count == after.count else { return Difference(type: "") }
    if printed(.set(before), .set(after), type: "") == nil { return nil }
    func sorted(_ all: Set<MappedValue>, _ side: Side) -> [MappedValue] {
      all.map { (Self.text($0, side) ?? "", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var (rest, left) = (sorted(after, new), [MappedValue]())
    for one in sorted(before, old) {
      let near = rest.prefix(Self.nearElements)
      if let index = near.firstIndex(where: { ofAll.difference(one, $0, isTop: isTop) == nil }) {
        rest.remove(at: index)
      } else {
        left.append(one)
      }
    }
    return zip(left, rest).lazy.compactMap { difference($0, $1, isTop: isTop) }.first
  }

  private func payloads(_ before: MappedValue?, _ after: MappedValue?, type: String) -> Difference? {
    switch (before, after) {
    case (nil, nil): nil
    case (let before?, let after?): difference(before, after, isTop: false)
    case (nil, _?), (_?, nil): Difference(type: type)
    }
  }

  private func difference(_ before: MappedValue.Record, _ after: MappedValue.Record) -> Difference? {
    let (oldMapping, newMapping) = (old.program[before.mapping], new.program[after.mapping])
    let pairs = matched(oldMapping, newMapping)
    for (newIndex, oldIndex) in pairs.sorted(by: { $0.key < $1.key }) {
      func name() -> String { "\(newMapping.name).\(newMapping.properties[newIndex].name)" }
      let inside = only.map { $0 == name() } == true ? ofAll : self
      guard var found = inside.difference(before, oldIndex, after, newIndex) else { continue }
      found.subjects.insert(name(), at: 0)
      if isLookedFor(found) { return found }
    }
    guard isWritten else { return nil }
    let known = Set(pairs.values)
    for index in oldMapping.properties.indices where !known.contains(index) {
      if let found = loss(of: index, before, after), isLookedFor(found) { return found }
    }
    return nil
  }

  /// The same for all properties.
  private var ofAll: ValueComparison {
    var all = self
    all.only = nil
    return all
  }

  private func isLookedFor(_ found: Difference) -> Bool { only.map(found.subjects.contains) ?? true }

  /// What a property that only OLD has gets of a written document: nothing else is looked at.
  func loss(of index: Int, _ before: MappedValue.Record, _ after: MappedValue.Record) -> Difference? {
    let mapping = old.program[before.mapping]
    guard isWritten, mapping.properties.indices.contains(index), before.values.indices.contains(index) else {
      return nil
    }
    let property = mapping.properties[index]
    guard property.isRead, property.isWritten, shows(before.values[index], property.type),
      !isElsewhere(before, index, after)
    else { return nil }
    return Difference(["\(mapping.name).\(property.name)"])
  }

  /// Whether the values of a property that only OLD has are those that NEW has at the same places of the document, in
  /// properties of another structure.
  private func isElsewhere(_ before: MappedValue.Record, _ index: Int, _ after: MappedValue.Record) -> Bool {
    guard let values = PlacedValues(side: old).values(of: before, at: index) else { return false }
    let others = PlacedValues(side: new).values(of: after)
    return values.allSatisfy { place, value in
      others[place].map { ofAll.difference(value, $0, isTop: false) == nil } ?? false
    }
  }

  private func matched(_ before: Mapping, _ after: Mapping) -> [Int: Int] {
    if pairing.mappings[after.id] == before.id, let known = pairing.properties[after.id] { return known }
    var pairs: [Int: Int] = [:]
    for (index, property) in after.properties.enumerated() {
      if let other = before.properties.firstIndex(where: { $0.name == property.name }) { pairs[index] = other }
    }
    return pairs
  }

  /// The difference in one property; nil is the same as missing.
  func difference(_ before: MappedValue.Record, _ oldIndex: Int, _ after: MappedValue.Record, _ newIndex: Int)
    -> Difference?
  {
    guard before.values.indices.contains(oldIndex), after.values.indices.contains(newIndex) else { return nil }
    let properties = (
      old.program[before.mapping].properties[oldIndex], new.program[after.mapping].properties[newIndex]
    )
    if isWritten, !properties.0.isWritten, !properties.1.isWritten { return nil }
    // What neither side reads has its default, whatever is written, and no value without one.
    if !properties.0.isRead, !properties.1.isRead {
      if isWritten || properties.0.defaultValue == nil && properties.1.defaultValue == nil { return nil }
    }
    let (one, other) = (before.values[oldIndex], after.values[newIndex])
    let shown = (shows(one, properties.0.type), shows(other, properties.1.type))
    guard shown.0 || shown.1 else { return nil }
    guard shown.0, shown.1 else {
      var found = Difference(type: "")
      found.isAbsence = true
      return found
    }
    var found = difference(one, other, isTop: false)
    if other.isLeftOutWhenEmpty { found?.isAbsence = true }
    return found
  }

  /// Whether `kvmapc map` prints the value of a property.
  private func shows(_ value: MappedValue, _ type: ValueType) -> Bool {
    if value == .absent { return false }
    if value != .none { return true }
    if case .parameter = type { return false }
    return !type.isOptional
  }

  private func entries(_ values: [MappedValue: MappedValue], _ side: Side) -> [String: MappedValue] {
    var result: [String: MappedValue] = [:]
    for (key, value) in values {
      if side === new, let known = oldCase(key) { result[Self.member(known, old)] = value } else {
        result[Self.member(key, side)] = value
      }
    }
    return result
  }

  /// A case of NEW as OLD has it: it may only be called otherwise.
  private func oldCase(_ value: MappedValue) -> MappedValue? {
    guard case .enumerationCase(let id, let index, let payload) = value, let other = pairing.enumerations[id],
      let position = pairing.enumerationCases[id]?[index]
    else { return nil }
    return .enumerationCase(other, position, payload: payload)
  }

  /// A key as the name of a member: a number and a text of the same digits are the same.
  private static func member(_ key: MappedValue, _ side: Side) -> String {
    let text = text(key, side) ?? "?"
    guard text.hasPrefix("\""), case .string(let name)? = try? JSONValue(json: text) else { return text }
    return name
  }

  private func printed(_ before: MappedValue, _ after: MappedValue, type: String) -> Difference? {
    let texts = (Self.text(before, old), Self.text(after, new))
    if texts.0 == texts.1 { return nil }
    if let one = texts.0, let other = texts.1, Self.isEqual(one, other) { return nil }
    return Difference(type: type)
  }

  static func text(_ value: MappedValue, _ side: Side) -> String? {
    (try? side.interpreter.print(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// By value: numbers may be spelled differently.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    guard let one = try? JSONValue(json: one), let other = try? JSONValue(json: other) else { return false }
    return one == other
  }
}

extension MappedValue {
  /// Whether `@omit_empty` leaves it out.
  fileprivate var isLeftOutWhenEmpty: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .set(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .string(let text): text.isEmpty
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .data, .value, .object, .record, .coordinate, .enumerationCase,
      .unionCase, .stub:
      false
    }
  }
}
