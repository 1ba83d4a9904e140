@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The write plan of a mapping with its keys as they appear in a document.
final class PreparedWriting {
  struct Member {
    /// With quotes and colon.
    var key: ConstantText
    var content: PreparedContent
  }

  let mapping: Mapping
  let members: [Member]
  /// The array that is written in place of an object, and the key of its elements in XML.
  let record: PreparedContent?
  let element: ConstantText?
  /// Properties whose object is written flat, in order, and the destinations of their members, for problems.
  let captures: [(property: Int, paths: ConstantText)]
  /// The values that `@omit_default` leaves out, by property.
  let defaults: [Int: MappedValue]
  /// The keys that must not occur in `rest`.
  let takenKeys: ConstantText

  init(_ mapping: Mapping, in program: Program, _ memory: TableMemory) {
    self.mapping = mapping
    var defaults: [Int: MappedValue] = [:]
    for (index, property) in mapping.properties.enumerated() where property.presence.omitsDefault {
      defaults[index] = property.defaultValue.map { MappedValue($0, as: property.type, in: program) }
    }
    self.defaults = defaults
    members = Self.members(mapping.writing.root, memory)
    record = mapping.writing.record.map { Self.content($0, under: "", memory) }
    element = mapping.extras.element.map { memory.text(JSONText.member($0)) }
    takenKeys = memory.text(mapping.takenKeys.map(JSONText.escaped).joined(separator: "\t"))
    let gathered = Dictionary(grouping: GatheredMember.all(in: mapping.writing.root), by: \.property)
    captures = gathered.keys.sorted().map { property in
      (property, memory.text((gathered[property] ?? []).map(\.text).joined(separator: "\n")))
    }
  }

  private static func members(_ object: WriteObject, _ memory: TableMemory) -> [Member] {
    object.members.map {
      Member(key: memory.text(JSONText.member($0.key)), content: content($0.content, under: $0.key, memory))
    }
  }

  /// - Parameter key: The nearest key on the way to it.
  private static func content(_ content: WriteContent, under key: String, _ memory: TableMemory) -> PreparedContent {
    switch content {
    case .property(let property): .property(property)
    case .gathered(let property, let keys):
      .gathered(property: property, keys: memory.text(keys.map(JSONText.escaped).joined(separator: "\t")))
    case .object(let object): .object(members(object, memory), properties: content.properties)
    case .elements(let columns):
      .elements(
        columns.compactMap { column in
          guard case .property(let property) = column.content else { return nil }
          return PreparedContent.Column(
            property: property, key: memory.text(JSONText.member(column.key)),
            place: memory.text(ProjectionText.place(of: column.key, in: key)))
        })
    case .array(let elements):
      .array(elements.map { self.content($0, under: key, memory) }, properties: content.properties)
    case .selection(let elements):
      .selection(
        elements.map { element in
          PreparedSelectedElement(
            members: members(element.constants, memory), lead: memory.text(element.lead),
            content: element.content.map { self.content($0, under: key, memory) }, properties: element.properties)
        }, properties: content.properties)
    case .constant(let value): .constant(memory.text(value.constantText + ","))
    case .hole: .hole
    }
  }
}

indirect enum PreparedContent {
  case property(Int)
  case gathered(property: Int, keys: ConstantText)
  /// The properties are all those written anywhere inside it.
  case object([PreparedWriting.Member], properties: [Int])
  case array([PreparedContent], properties: [Int])
  case selection([PreparedSelectedElement], properties: [Int])
  /// With its comma.
  case constant(ConstantText)
  case hole
  /// Objects that have the elements of properties as members.
  case elements([Column])

  struct Column {
    var property: Int
    /// With quotes and colon.
    var key: ConstantText
    /// Where its elements are in the document, for problems.
    var place: ConstantText
  }

  /// All properties written anywhere inside it.
  var properties: [Int] {
    switch self {
    case .property(let property), .gathered(let property, _): [property]
    case .object(_, let properties), .array(_, let properties), .selection(_, let properties): properties
    case .constant, .hole: []
    case .elements(let columns): columns.map(\.property)
    }
  }

  /// Whether it only contains what rules write.
  var isContainer: Bool {
    switch self {
    case .object, .array, .elements, .selection: true
    case .property, .gathered, .constant, .hole: false
    }
  }
}

/// An element of an array, with what its selector asks for.
struct PreparedSelectedElement {
  var members: [PreparedWriting.Member]
  /// What stands in front of the members of `content`.
  var lead: ConstantText
  /// The value that is the whole element, in place of `members`.
  var content: PreparedContent?
  var properties: [Int]
}
