@_spi(Generated) import KVMap
import KVMapSema

extension RuleTrace {
  mutating func follow(_ value: JSONValue, _ union: Union, _ mapped: MappedValue?, at path: DocumentPath) {
    var index: Int?
    var payload: MappedValue?
    if case .unionCase(_, let found, let inner)? = mapped { (index, payload) = (found, inner) }
    switch union.selection {
    case .firstThatFits:
      guard let index = noteChoice(of: union, index, at: path) else { return }
      follow(value, union.cases[index].conversion, payload, at: path)
    case .discriminator(let key, payload: let place):
      guard let index = noteDiscriminator(key, of: union, index, in: value, at: path) else { return }
      let choice = union.cases[index]
      guard let place, !choice.isElse else {
        let start = entries.count
        follow(value, choice.conversion, payload, at: path)
        // The discriminator is in the object that the payload is read from.
        let reported = (path + key).description
        entries = entries[..<start] + entries[start...].filter { $0.fate != .unread || $0.path != reported }
        return
      }
      if let inner = format.value(at: place, in: value) { follow(inner, choice.conversion, payload, at: path + place) }
    }
  }

  /// The key that distinguishes the cases.
  ///
  /// - Returns: the position of the case, if there is one.
  private mutating func noteDiscriminator(
    _ key: DocumentPath, of union: Union, _ index: Int?, in value: JSONValue, at path: DocumentPath
  ) -> Int? {
    let discriminator = format.value(at: key, in: value)
    let otherwise = union.cases.firstIndex(where: \.isElse)
    let fate: TraceEntry.Fate = discriminator != nil ? .read : otherwise == nil ? .missing : .defaulted
    entries.append(
      TraceEntry(
        fate, path: (path + key).description, property: "the case of \(union.typeName)", origin: union.origin))
    return index
      ?? discriminator.flatMap { value in union.cases.firstIndex { $0.read.contains { $0.isSame(as: value) } } }
      ?? otherwise
  }

  /// The cases that were tried, and why they were rejected.
  ///
  /// - Returns: the position of the case, if there is one.
  private mutating func noteChoice(of union: Union, _ index: Int?, at path: DocumentPath) -> Int? {
    let choice = choices[.init(path: self.path(path.description), union: union.typeName)]
    for attempt in choice?.left ?? [] {
      let origin = union.cases.first { $0.name == attempt.name }?.origin
      note(.left, attempt.name, of: union, origin, attempt.reason, at: path)
    }
    let taken = index ?? choice?.taken ?? (choice == nil ? nil : union.cases.firstIndex(where: \.isElse))
    guard let taken, union.cases.indices.contains(taken) else { return nil }
    let item = union.cases[taken]
    note(.chosen, item.name, of: union, item.origin, item.condition.map { "\($0.description) is there" }, at: path)
    return taken
  }

  private mutating func note(
    _ fate: TraceEntry.Fate, _ name: String, of union: Union, _ origin: RuleOrigin?, _ reason: String?,
    at path: DocumentPath
  ) {
    entries.append(
      TraceEntry(
        fate, path: path.description, property: "\(union.typeName).\(name)", origin: origin, reason: reason))
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
