@_spi(Generated) import KVMap
import KVMapSema

extension Program {
  /// The union that a mapping stands for, if it is generic.
  func union(of id: MappingID) -> Union? {
    if case .genericUnion(let union) = self[id].kind { self[union] } else { nil }
  }
}

extension Union {
  /// The union with arguments in the places of its parameters.
  func substituting(_ arguments: [Conversion]) -> Union {
    var union = self
    for index in union.cases.indices {
      union.cases[index].conversion = union.cases[index].conversion?.substituting(arguments)
    }
    return union
  }
}

extension RuleTrace {
  mutating func follow(_ value: JSONValue, _ union: Union, _ mapped: MappedValue?, at path: DocumentPath) {
    var index: Int?
    var payload: MappedValue?
    if case .unionCase(_, let found, let inner)? = mapped { (index, payload) = (found, inner) }
    switch union.selection {
    case .firstThatFits:
      guard let index = noteChoice(of: union, index, at: path) else { return }
      follow(value, union.cases[index], payload, at: path)
    case .context(_, payload: let place):
      guard let index else { return }
      note(.chosen, union.cases[index].name, of: union, union.cases[index].origin, nil, at: path)
      guard let place, !union.cases[index].isElse else { return follow(value, union.cases[index], payload, at: path) }
      if let inner = format.value(at: place, in: value) {
        follow(inner, union.cases[index], payload, at: path + place)
      }
    case .key:
      guard let index else { return }
      let item = union.cases[index]
      note(.chosen, item.name, of: union, item.origin, nil, at: path)
      guard !item.isElse else { return follow(value, item, payload, at: path) }
      for case .string(let key) in item.read {
        let place = DocumentPath([.key(key)])
        guard let inner = format.value(at: place, in: value), inner != .null || item.type?.isOptional == true else {
          continue
        }
        return follow(inner, item, payload, at: path + place)
      }
    case .discriminator(let key, payload: let place):
      guard let index = noteDiscriminator(key, of: union, index, in: value, at: path) else { return }
      let choice = union.cases[index]
      guard let place, !choice.isElse else {
        let start = entries.count
        follow(value, choice, payload, at: path)
        // The discriminator is in the object that the payload is read from.
        let reported = (path + key).description
        entries = entries[..<start] + entries[start...].filter { $0.fate != .unread || $0.path != reported }
        return
      }
      if let inner = format.value(at: place, in: value) { follow(inner, choice, payload, at: path + place) }
    }
  }

  private mutating func follow(
    _ value: JSONValue, _ item: Union.Case, _ payload: MappedValue?, at path: DocumentPath
  ) {
    if let conversion = item.conversion { follow(value, conversion, payload, at: path) }
  }

  /// The key that distinguishes the cases.
  ///
  /// - Returns: the position of the case, if there is one.
  private mutating func noteDiscriminator(
    _ key: DocumentPath, of union: Union, _ index: Int?, in value: JSONValue, at path: DocumentPath
  ) -> Int? {
    let discriminator = format.value(at: key, in: value)
    let otherwise = union.cases.firstIndex(where: \.isElse)
    let absence = union.cases.firstIndex(where: \.takesAbsence)
    let isTaken = otherwise != nil || absence != nil
    let fate: TraceEntry.Fate = discriminator != nil ? .read : isTaken ? .defaulted : .missing
    entries.append(
      TraceEntry(
        fate, path: (path + key).description, property: "the case of \(union.name)", origin: union.origin))
    if index == nil, discriminator == nil || discriminator == .null, let absence { return absence }
    return index
      ?? discriminator.flatMap { value in union.cases.firstIndex { $0.read.contains { $0.isSame(as: value) } } }
      ?? otherwise
  }

  /// The cases that were tried, and why they were rejected.
  ///
  /// - Returns: the position of the case, if there is one.
  private mutating func noteChoice(of union: Union, _ index: Int?, at path: DocumentPath) -> Int? {
    let choice = choices[.init(path: self.path(path.description), union: union.name)]
    for attempt in choice?.left ?? [] {
      let origin = union.cases.first { $0.name == attempt.name }?.origin
      note(.left, attempt.name, of: union, origin, attempt.reason, at: path)
    }
    let taken = index ?? choice?.taken ?? (choice == nil ? nil : union.cases.firstIndex(where: \.isElse))
    guard let taken, union.cases.indices.contains(taken) else { return nil }
    let item = union.cases[taken]
    note(.chosen, item.name, of: union, item.origin, item.reason, at: path)
    return taken
  }

  private mutating func note(
    _ fate: TraceEntry.Fate, _ name: String, of union: Union, _ origin: RuleOrigin?, _ reason: String?,
    at path: DocumentPath
  ) {
    entries.append(
      TraceEntry(
        fate, path: path.description, property: "\(union.name).\(name)", origin: origin, reason: reason))
  }
}

extension Union.Case {
  /// What made the union commit to the case.
  fileprivate var reason: String? {
    guard let first = conditions.first else { return nil }
    if conditions.count == 1, first.test == .presence, !first.isNegated { return "\(first.path.description) is there" }
    return conditions.map(\.description).joined(separator: " and ")
  }
}

extension DefaultValue {
  /// Whether a discriminator has this value.
  fileprivate func isSame(as value: JSONValue) -> Bool {
    switch (self, value) {
    case (.string(let text), .string(let found)): text == found
    case (.integer(let digits), .number(let found)), (.floating(let digits), .number(let found)):
      JSONNumber(digits) == found
    case (.bool(let flag), .bool(let found)): flag == found
    default: false
    }
  }
}
