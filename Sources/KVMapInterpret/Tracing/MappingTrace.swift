@_spi(Generated) import KVMap
import KVMapSema
import KVMapSource

/// One object together with the rules of its mapping.
struct MappingTrace {
  /// The findings, in document order, and what is nested inside them.
  enum Step {
    case note(TraceEntry)
    case follow(JSONValue, Conversion, MappedValue?, DocumentPath, isSensitive: Bool)
    /// The same for a value that is made of several keys: these have their own notes.
    case followMade(JSONValue, Conversion, MappedValue?, DocumentPath, MadeObject, isSensitive: Bool)
    /// The same for an array of values that are at several places, found by the path of the array.
    case followProjected([ProjectedValue], Conversion, MappedValue?, DocumentPath, isSensitive: Bool)
    /// What a rule reads of an enclosing object.
    case readAround(PathAround)
  }

  let mapping: Mapping
  let arguments: [Conversion]
  /// The result of reading the object, if any.
  let record: MappedValue.Record?
  /// The position of the object.
  let path: DocumentPath
  let format: TracedFormat
  private(set) var steps: [Step] = []
  /// Properties for which a value was found.
  private var found: Set<Int> = []
  /// What the slots hold.
  private var slots: [Int: JSONValue] = [:]
  /// What `rest` takes.
  private var rest = JSONObject()
  /// Whether a rule takes what contains the current value as a whole, so that other rules leave nothing of it.
  private var isTaken = false
  /// What selectors look at in the elements that they choose, until its key is reached.
  private var compared: [(place: DocumentPath, property: Int)] = []

  init(mapping: Mapping, arguments: [Conversion], record: MappedValue.Record?, path: DocumentPath, format: TracedFormat)
  {
    self.mapping = mapping
    self.arguments = arguments
    self.record = record
    self.path = path
    self.format = format
  }

  mutating func run(_ value: JSONValue) {
    if let record = mapping.reading.record {
      guard let elements = format.elements(of: value, named: mapping.extras.element) else { return }
      for entry in record.entries where elements.indices.contains(entry.index) {
        for use in entry.uses { rememberSlots(use, elements[entry.index]) }
      }
      follow(record, elements)
    } else if mapping.reading.needsObject {
      // The rules take nothing from any other value.
      guard let object = format.members(of: value) else { return }
      rememberSlots(mapping.reading.root, object)
      follow(mapping.reading.root, object, at: path, isRoot: true)
    } else {
      for (index, property) in mapping.properties.enumerated() where property.isRead {
        take(index, value, at: path)
      }
    }
    for read in mapping.reading.deferred {
      for around in read.source.pathsAround { steps.append(.readAround(around)) }
      if !found.contains(read.property) { noteSurroundings(read) }
      if found.contains(read.property), let made = made(by: read.source, of: value) {
        let property = mapping.properties[read.property]
        let origin = MadeObject(isNew: read.source != .rest, enclosing: path, places: places(in: read.source))
        steps.append(
          .followMade(
            made, property.conversion.substituting(arguments), mapped(read.property), path, origin,
            isSensitive: property.isSensitive))
      }
    }
    for (index, property) in mapping.properties.enumerated() where property.isRead && !found.contains(index) {
      let substitute = mapping.substitute(for: property, at: index)
      note(substitute == nil ? .missing : .defaulted, index, at: nil, substitute: substitute ?? .value)
    }
  }

  // MARK: - Keys

  private mutating func follow(_ object: ReadObject, _ members: JSONObject, at path: DocumentPath, isRoot: Bool) {
    let uses = Dictionary(object.entries.map { (ExactText($0.key), $0.uses) }, uniquingKeysWith: { first, _ in first })
    for (key, value) in zip(members.keys, members.values) {
      if let uses = uses[ExactText(key)] {
        follow(uses, value, at: path + .key(key))
      } else if isRoot,
        let rest = mapping.reading.deferred.first(where: { $0.source == .rest || $0.source == .members })
      {
        found.insert(rest.property)
        self.rest[key] = value
        note(.read, rest.property, at: path + .key(key), isPart: true)
      } else if isRoot, let whole = mapping.reading.deferred.first(where: { $0.source == .whole }) {
        found.insert(whole.property)
        note(.read, whole.property, at: path + .key(key), isPart: true)
      } else if format.isReported(key, value) {
        leave(path + .key(key))
      }
    }
  }

  private mutating func follow(_ record: ReadRecord, _ elements: [JSONValue]) {
    let rest = mapping.reading.deferred.first { $0.source == .rest }
    for (index, element) in elements.enumerated() {
      if let entry = record.entries.first(where: { $0.index == index }) {
        follow(entry.uses, element, at: path + .index(index))
      } else if let rest, index > record.entries.last?.index ?? -1 {
        found.insert(rest.property)
        note(.read, rest.property, at: path + .index(index))
      } else if element != .null, !record.readsOthers {
        leave(path + .index(index))
      }
    }
    guard record.readsOthers, rest == nil else { return }
    let paths = mapping.reading.deferred.flatMap { $0.source.paths(in: .whole) }
    let named = Set(record.entries.map { path + .index($0.index) })
    for place in format.left(by: paths, in: .array(elements), at: path)
    where !named.contains(DocumentPath(Array(place.steps.prefix(path.steps.count + 1)))) { leave(place) }
  }

  private mutating func follow(_ uses: [ReadUse], _ value: JSONValue, at path: DocumentPath) {
    let isPart = isTaken
    isTaken = isTaken || uses.contains(where: takesWhole)
    noteCompared { $0 == path }
    for use in uses { follow(use, value, at: path) }
    isTaken = isPart
  }

  private func takesWhole(_ use: ReadUse) -> Bool {
    switch use {
    case .property: true
    case .slot(let slot):
      mapping.reading.deferred.contains { $0.source.paths(in: .slot(slot)).contains(where: \.steps.isEmpty) }
    case .object, .array, .selection: false
    }
  }

  private mutating func follow(_ use: ReadUse, _ value: JSONValue, at path: DocumentPath) {
    switch use {
    case .property(let index): take(index, value, at: path)
    case .slot(let slot): takeSlot(slot, value, at: path)
    case .object(let object):
      guard let members = format.members(of: value) else { return }
      follow(object, members, at: path, isRoot: false)
    case .array(let array):
      guard let elements = format.elements(of: value) else { return }
      for (index, element) in elements.enumerated() {
        let uses = array.entries.filter { $0.index == index || $0.index + elements.count == index }.flatMap(\.uses)
        follow(uses, element, at: path + .index(index))
        if uses.isEmpty { leave(path + .index(index)) }
      }
    case .selection(let selections):
      guard let elements = format.elements(of: value) else { return }
      var waiting = selections
      for (index, element) in elements.enumerated() {
        let chosen = waiting.filter { format.fits(element, $0.selector) }
        waiting.removeAll { one in chosen.contains { $0.selector == one.selector } }
        let place = path + .index(index)
        for one in chosen { compared += format.compared(by: one, in: element, at: place, mapping) }
        follow(chosen.flatMap(\.uses), element, at: place)
        // Of an element that is a value as a whole, no rule of this mapping reads the keys.
        noteCompared { $0.steps.starts(with: place.steps) }
        if chosen.isEmpty { leave(place) }
      }
    }
  }

  private mutating func noteCompared(where isReached: (DocumentPath) -> Bool) {
    guard !compared.isEmpty else { return }
    for one in compared where isReached(one.place) { note(.compared, one.property, at: one.place) }
    compared.removeAll { isReached($0.place) }
  }

  private mutating func take(_ index: Int, _ value: JSONValue, at path: DocumentPath) {
    let property = mapping.properties[index]
    found.insert(index)
    note(.read, index, at: path)
    steps.append(
      .follow(
        value, property.conversion.substituting(arguments), mapped(index), path, isSensitive: property.isSensitive))
  }

  /// The result of reading a property, if any.
  private func mapped(_ index: Int) -> MappedValue? {
    record.flatMap { $0.values.indices.contains(index) ? $0.values[index] : nil }
  }

  // MARK: - Values that are resolved at the end of the object

  private mutating func rememberSlots(_ object: ReadObject, _ members: JSONObject) {
    for entry in object.entries {
      guard let value = members[entry.key] else { continue }
      for use in entry.uses { rememberSlots(use, value) }
    }
  }

  private mutating func rememberSlots(_ use: ReadUse, _ value: JSONValue) {
    switch use {
    case .property: break
    case .slot(let slot): slots[slot] = value
    case .object(let object): if let members = format.members(of: value) { rememberSlots(object, members) }
    case .array(let array):
      guard let elements = format.elements(of: value) else { return }
      for entry in array.entries {
        let position = entry.index < 0 ? elements.count + entry.index : entry.index
        guard elements.indices.contains(position) else { continue }
        for use in entry.uses { rememberSlots(use, elements[position]) }
      }
    case .selection(let selections):
      for selection in selections {
        guard let element = format.elements(of: value)?.first(where: { format.fits($0, selection.selector) }) else {
          continue
        }
        for use in selection.uses { rememberSlots(use, element) }
      }
    }
  }

  private mutating func takeSlot(_ slot: Int, _ value: JSONValue, at path: DocumentPath) {
    for read in mapping.reading.deferred {
      guard let role = role(of: slot, in: read.source) else { continue }
      switch role {
      case .chosen(under: nil): take(read.property, value, at: path)
      case .chosen(under: let rest?):
        let property = mapping.properties[read.property]
        let values = noteRead(read.property, rest, of: value, at: path)
        steps.append(
          .followProjected(
            values, property.conversion.substituting(arguments), mapped(read.property), path,
            isSensitive: property.isSensitive))
      case .passedOver: note(.passedOver, read.property, at: path)
      case .gathered(let key, under: let rest):
        noteRead(read.property, rest, of: value, at: path, suffix: " { \(key) }")
      }
    }
    let paths = mapping.reading.deferred.flatMap { $0.source.paths(in: .slot(slot)) }
    for place in format.left(by: paths, in: value, at: path) { leave(place) }
  }

  /// - Parameter rest: The path in each element of the value; `nil` if it is read as a whole.
  /// - Returns: What was found in the elements.
  @discardableResult private mutating func noteRead(
    _ property: Int, _ rest: DocumentPath?, of value: JSONValue, at path: DocumentPath, suffix: String = ""
  ) -> [ProjectedValue] {
    found.insert(property)
    note(.read, property, at: path, suffix: suffix)
    let values = rest.map { format.projected($0, in: value, at: path) } ?? []
    for value in values { note(.read, property, at: value.place, suffix: suffix) }
    return values
  }

  /// With `under`, only what is at a path in each element of the value is read.
  private enum Role {
    case chosen(under: DocumentPath?)
    case passedOver
    /// It becomes this key of a new object.
    case gathered(String, under: DocumentPath?)
  }

  /// `nil` if the source does not use the slot.
  private func role(of slot: Int, in source: DeferredSource) -> Role? {
    switch source {
    case .slot(slot): return .chosen(under: nil)
    case .firstOf(let sources):
      let taken = chosen(of: sources)
      for source in sources {
        guard let role = role(of: slot, in: source) else { continue }
        return source == taken ? role : .passedOver
      }
      return nil
    case .gather(let plan):
      for entry in plan.entries {
        switch role(of: slot, in: entry.source) {
        case .chosen(under: let rest): return .gathered(entry.key, under: rest)
        case .gathered(let key, under: let rest): return .gathered("\(entry.key) { \(key) }", under: rest)
        case .passedOver: return .passedOver
        case nil: continue
        }
      }
      return nil
    case .projection(let source, let rest):
      guard case .chosen(under: nil)? = role(of: slot, in: source) else { return nil }
      return .chosen(under: rest)
    case .within(let source, _): return role(of: slot, in: source)
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context: return nil
    }
  }

  private func hasValue(_ source: DeferredSource) -> Bool {
    switch source {
    case .slot(let slot): slots[slot].map { $0 != .null } ?? false
    case .firstOf(let sources): sources.contains(where: hasValue)
    case .gather(let plan):
      plan.needsAll ? plan.entries.allSatisfy { isPresent($0.source) } : plan.entries.contains { isPresent($0.source) }
    case .projection(let source, _), .within(let source, _): hasValue(source)
    case .whole: true
    case .rest, .members, .elementKey, .elementIndex, .parent, .document, .context: false
    }
  }

  /// The object that is read, where it is not the value of a key.
  private func made(by source: DeferredSource, of value: JSONValue) -> JSONValue? {
    switch source {
    case .gather: part(source)
    case .whole: value
    case .rest: .object(rest)
    case .firstOf(let sources): chosen(of: sources).flatMap { $0.isGather ? part($0) : nil }
    case .slot, .members, .elementKey, .elementIndex, .parent, .document, .context, .projection, .within: nil
    }
  }

  private func part(_ source: DeferredSource) -> JSONValue? {
    switch source {
    case .slot(let slot): slots[slot]
    case .firstOf(let sources): chosen(of: sources).flatMap(part)
    case .gather(let plan):
      .object(JSONObject(plan.entries.compactMap { entry in part(entry.source).map { (entry.key, $0) } }))
    case .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .projection, .within: nil
    }
  }

  /// Where the values of an object that is made of several keys are in the document, by their keys in it.
  private func places(in source: DeferredSource) -> [String: DocumentPath] {
    switch source {
    case .gather(let plan):
      var places: [String: DocumentPath] = [:]
      for entry in plan.entries { if let place = place(of: entry.source) { places[entry.key] = path + place } }
      return places
    case .firstOf(let sources):
      return chosen(of: sources).map(places) ?? [:]
    case .whole, .rest, .slot, .members, .elementKey, .elementIndex, .parent, .document, .context, .projection, .within:
      return [:]
    }
  }

  /// `nil` if it is not one value of the object.
  private func place(of source: DeferredSource) -> DocumentPath? {
    switch source {
    case .slot(let slot): mapping.reading.slots.indices.contains(slot) ? mapping.reading.slots[slot] : nil
    case .firstOf(let sources):
      chosen(of: sources).flatMap(place)
    case .gather, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .projection,
      .within:
      nil
    }
  }

  private func chosen(of sources: [DeferredSource]) -> DeferredSource? {
    sources.first(where: hasValue) ?? sources.first(where: isPresent)
  }

  private func isPresent(_ source: DeferredSource) -> Bool {
    if case .slot(let slot) = source { slots[slot] != nil } else { hasValue(source) }
  }

  /// A value from outside the object has no key of its own in it.
  private mutating func noteSurroundings(_ read: DeferredRead) {
    guard let source = read.source.textAround else { return }
    if let value = mapped(read.property) {
      guard value != .none, value != .absent else { return }
    } else if read.source != .whole {
      // Values outside the object are not examined here, so it is unknown whether they exist.
      found.insert(read.property)
      return
    }
    found.insert(read.property)
    let property = mapping.properties[read.property]
    steps.append(
      .note(
        TraceEntry(
          .read, path: source, property: "\(mapping.typeName).\(property.name)", origin: property.origin)))
  }

  /// - Parameter isPart: Whether the last key of the path is part of the value.
  private mutating func note(
    _ fate: TraceEntry.Fate, _ index: Int, at path: DocumentPath?, suffix: String = "", isPart: Bool = false,
    substitute: TraceEntry.Substitute = .value
  ) {
    let property = mapping.properties[index]
    var entry = TraceEntry(
      fate, path: path?.description ?? "", property: "\(mapping.typeName).\(property.name)\(suffix)",
      origin: property.origin)
    entry.place = path
    if isPart, property.isSensitive { entry.hiddenPath = self.path.hidingNext.description }
    entry.isCollected = isPart && !mapping.keepsOtherKeys
    entry.substitute = substitute
    steps.append(.note(entry))
  }

  /// Nothing reads what is at a place.
  private mutating func leave(_ path: DocumentPath) {
    guard !isTaken else { return }
    var entry = TraceEntry(.unread, path: path.description)
    entry.place = path
    steps.append(.note(entry))
  }
}
