package import KVMapSema
import KVMapText

extension EncodingLowering {
  package func code(of mapping: Mapping) -> EncodingCode {
    MappingEncodingLowering(program: program, mapping: mapping).code
  }
}

/// Turns the write plan of a mapping into code.
struct MappingEncodingLowering {
  let program: Program
  let mapping: Mapping

  var code: EncodingCode { EncodingCode(hooks: mapping.extras.before, output: output) }

  private var output: EncodingCode.Output {
    if let whole = mapping.writing.whole { return .whole(property(whole)) }
    if let record = mapping.writing.record { return .record(self.record(record)) }
    let root = mapping.writing.root
    let taken = TabSeparated.text(mapping.takenKeys.map(JSONText.escaped))
    return .object(
      captures: captures(root),
      members: members(root) + (root.rest.map { [.rest(property($0), except: taken)] } ?? [])
        + (root.memberList.map { [.memberList(property($0), except: taken)] } ?? []))
  }

  private func captures(_ root: WriteObject) -> [CaptureEncoding] {
    let gathered = Dictionary(grouping: GatheredMember.all(in: root), by: \.property)
    return gathered.keys.sorted().map { index in
      CaptureEncoding(paths: (gathered[index] ?? []).map(\.text).joined(separator: "\n"), property: property(index))
    }
  }

  private func record(_ record: WriteContent) -> RecordEncoding {
    let element = mapping.extras.element.map(JSONText.member)
    // Without elements it is an empty array, because null is read as no value at all.
    let content: ElementEncoding.Content =
      switch record {
      case .array(let elements): .array(array(elements, rest: mapping.writing.root.rest))
      case .selection(let elements): .selection(selection(elements, isAlwaysWritten: true))
      case .property, .gathered, .object, .constant, .hole, .elements: self.element(record).content
      }
    return RecordEncoding(element: element, content: ElementEncoding(content: content, properties: []))
  }

  // MARK: - Members

  func members(_ object: WriteObject) -> [EncodingInstruction] {
    object.members.compactMap { member in
      let key = JSONText.member(member.key)
      switch member.content {
      case .property(let index): return .property(self.member(index, key: key))
      case .gathered(let property, let keys):
        return .gathered(key: key, property: property, keys: Self.text(keys))
      case .object(let inner): return .object(key: key, members(inner))
      case .array(let elements):
        let presence = presence(of: elements.flatMap(\.properties))
        return .array(key: key, array(elements, isAnyThere: presence != nil), presence: presence)
      case .selection(let elements):
        return .selection(key: key, selection(elements), presence: presence(of: elements.flatMap(\.properties)))
      // Only in arrays.
      case .hole: return nil
      case .constant(let value): return .constant(key + value.constantText + ",")
      case .elements(let columns): return .projection(key: key, self.columns(columns, under: member.key))
      }
    }
  }

  private func member(_ index: Int, key: String) -> MemberEncoding {
    let property = property(index)
    return MemberEncoding(key: key, property: property, form: form(property))
  }

  private func form(_ property: PropertyEncoding) -> MemberEncoding.Form {
    // A check follows the key, for the path of a problem.
    let isUnchecked = property.checks.isEmpty && property.comparisons.isEmpty
    if case .alternatives = mapping.properties[property.property].conversion { return .value }
    switch property.value {
    case .call(let call) where isUnchecked && call.function.takesKey:
      return .call(call.function, ifPresent: false)
    case .array(let elements) where isUnchecked && elements.inOneCall: return .arrayCall(elements)
    case .optional(let wrapped):
      let writesNull = mapping.writesNil(of: mapping.properties[property.property])
      if isUnchecked, !writesNull, case .call(let call) = wrapped, call.function.takesKey {
        return .call(call.function, ifPresent: true)
      }
      return .optional(wrapped, writesNull: writesNull)
    case .field(let wrapped): return .field(wrapped)
    case .call, .coordinate, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .lazyArray,
      .sorted, .ascending, .dictionary, .keyed, .single, .entries, .jsonText, .pipeline:
      return .value
    }
  }

  private func columns(_ members: [WriteObject.Member], under key: String) -> [ColumnEncoding] {
    members.compactMap { member in
      guard case .property(let index) = member.content else { return nil }
      let place = ProjectionText.place(of: member.key, in: key)
      return ColumnEncoding(
        key: JSONText.member(member.key), capture: CaptureEncoding(paths: place, property: property(index)))
    }
  }

  static func text(_ keys: [String]) -> String { TabSeparated.text(keys.map(JSONText.escaped)) }

  // MARK: - Properties

  func property(_ index: Int) -> PropertyEncoding {
    let property = mapping.properties[index]
    return PropertyEncoding(
      property: index, value: EncodingLowering(program, property: property.name).value(property.conversion),
      checks: property.checks, comparisons: mapping.extras.comparisons.filter { $0.left == index },
      isSensitive: property.isSensitive, omissions: omissions(of: property))
  }

  private func omissions(of property: Property) -> [PropertyEncoding.Omission] {
    var omissions: [PropertyEncoding.Omission] = []
    if property.presence.omitsDefault, let value = property.defaultValue {
      omissions.append(value == .none ? .isNil : value.isEmptyCollection ? .isEmpty : .equals(value))
    }
    if property.presence.omitsEmpty, !omissions.contains(.isEmpty) { omissions.append(.isEmpty) }
    return omissions
  }

  /// The condition under which one of several properties has a value; `nil` if one always has.
  func presence(of properties: [Int]) -> [PropertyPresence]? {
    guard properties.allSatisfy({ mapping.mayLack(mapping.properties[$0]) }) else { return nil }
    return properties.map(presence)
  }

  func presence(of index: Int) -> PropertyPresence {
    let property = mapping.properties[index]
    let absence: PropertyPresence.Absence =
      property.type.isField ? .absent : property.type.isOptional && !mapping.writesNil(of: property) ? .nil : .never
    return PropertyPresence(property: index, absence: absence, omissions: omissions(of: property))
  }
}
