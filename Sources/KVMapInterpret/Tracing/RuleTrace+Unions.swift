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
      let item = union.cases[index]
      guard item.conversion == nil else { return follow(value, item, payload, at: path) }
      leaveOthers(than: item.conditions.map(\.path), in: value, at: path)
    case .context(_, payload: let place):
      guard let index else { return }
      note(.chosen, union.cases[index].name, of: union, union.cases[index].origin, nil, at: path)
      follow(value, union.cases[index], under: place, beside: [], payload, at: path)
    case .key:
      guard let index else { return }
      let item = union.cases[index]
      note(.chosen, item.name, of: union, item.origin, nil, at: path)
      guard !item.isElse else { return follow(value, item, under: nil, beside: [], payload, at: path) }
      for case .string(let key) in item.read {
        let place = DocumentPath([.key(key)])
        guard let inner = format.value(at: place, in: value), inner != .null || item.type?.isOptional == true else {
          continue
        }
        if item.conversion == nil { leaveOthers(than: [], in: inner, at: path + place) }
        return follow(value, item, under: place, beside: [place], payload, at: path)
      }
    case .discriminator(let key, payload: let place):
      guard let index = noteDiscriminator(key, of: union, index, in: value, at: path) else { return }
      let item = union.cases[index]
      if let place, !item.isElse, item.conversion != nil {
        if format.value(at: place, in: value) != nil {
          note(.chosen, item.name, of: union, item.origin, nil, at: path + place)
        }
      } else if item.isKeptWhole {
        note(.chosen, item.name, of: union, item.origin, nil, at: path)
      }
      let start = entries.count
      follow(value, item, under: place, beside: [key], payload, at: path)
      leaveAround(key, of: value, at: path, since: start)
    }
  }

  /// Follows a case whose payload is the value or, unless it takes all that no other case takes, a part of it.
  ///
  /// - Parameters:
  ///   - place: The part; `nil` for the whole value.
  ///   - others: What else is read from the value.
  private mutating func follow(
    _ value: JSONValue, _ item: Union.Case, under place: DocumentPath?, beside others: [DocumentPath],
    _ payload: MappedValue?, at path: DocumentPath
  ) {
    guard item.conversion != nil else { return leaveOthers(than: others, in: value, at: path) }
    guard let place, !item.isElse else { return follow(value, item, payload, at: path) }
    if let inner = format.value(at: place, in: value) { follow(inner, item, payload, at: path + place) }
    leaveOthers(than: others + [place], in: value, at: path)
  }

  /// The members of an object that neither the union nor the payload of its case reads.
  ///
  /// Recursion depth is bounded by the lengths of the paths.
  private mutating func leaveOthers(than read: [DocumentPath], in value: JSONValue, at path: DocumentPath) {
    guard let object = format.members(of: value) else { return }
    for (key, member) in zip(object.keys, object.values) {
      let inner = read.filter { $0.steps.first == .key(key) }.map { DocumentPath(Array($0.steps.dropFirst())) }
      if inner.isEmpty {
        if format.isReported(key, member) { leave(path + .key(key)) }
      } else if !inner.contains(where: \.steps.isEmpty) {
        leaveOthers(than: inner, in: member, at: path + .key(key))
      }
    }
  }

  /// Takes a discriminator from what the payload does not read. It is in the object that the payload is read from.
  private mutating func leaveAround(_ key: DocumentPath, of value: JSONValue, at path: DocumentPath, since start: Int) {
    let found = entries[start...]
    entries.removeSubrange(start...)
    for entry in found {
      guard entry.fate == .unread, let place = entry.place, (path + key).steps.starts(with: place.steps) else {
        entries.append(entry)
        continue
      }
      let outer = DocumentPath(Array(place.steps.dropFirst(path.steps.count)))
      guard outer.steps.count < key.steps.count, let part = format.value(at: outer, in: value) else { continue }
      leaveOthers(than: [DocumentPath(Array(key.steps.dropFirst(outer.steps.count)))], in: part, at: place)
    }
  }

  private mutating func leave(_ path: DocumentPath) {
    var entry = TraceEntry(.unread, path: path.description)
    entry.place = path
    entries.append(entry)
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
  /// Whether its payload keeps all keys of an object, so that no rule takes them one by one.
  fileprivate var isKeptWhole: Bool { conversion?.keepsEveryKey ?? false }

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
