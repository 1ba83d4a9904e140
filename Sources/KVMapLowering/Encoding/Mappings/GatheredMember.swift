package import KVMapSema
import KVMapText

/// A member that is extracted from the written value of a property; used for the paths of problems.
struct GatheredMember {
  var property: Int
  /// The location in the value, and the location in the document.
  private var keys: [String]
  private var path: [DocumentPath.Step]

  /// The keys and the path, separated by tabs, in the form that the runtime expects.
  var text: String {
    TabSeparated.text(keys.map(JSONText.escaped) + [JSONText.path(DocumentPath(path))])
  }

  /// All members of an object that are extracted from the values of properties.
  static func all(in object: WriteObject) -> [GatheredMember] {
    object.members.flatMap { member in all(in: member.content).map { $0.below(.key(member.key)) } }
  }

  private static func all(in content: WriteContent) -> [GatheredMember] {
    switch content {
    case .property, .constant, .hole: []
    case .gathered(let property, let keys): [GatheredMember(property: property, keys: keys, path: [])]
    case .object(let object): all(in: object)
    // None of them is part of a gathered value.
    case .elements: []
    case .array(let elements):
      elements.enumerated().flatMap { index, element in all(in: element).map { $0.below(.index(index)) } }
    case .selection(let elements):
      elements.enumerated().flatMap { index, element in
        (all(in: element.constants) + (element.content.map { all(in: $0) } ?? [])).map { $0.below(.index(index)) }
      }
    }
  }

  private func below(_ step: DocumentPath.Step) -> GatheredMember {
    GatheredMember(property: property, keys: keys, path: [step] + path)
  }
}

extension WriteContent {
  /// The properties that are written anywhere in the content.
  package var properties: [Int] {
    switch self {
    case .property(let property), .gathered(let property, _): [property]
    case .object(let object): object.members.flatMap(\.content.properties)
    case .array(let elements): elements.flatMap(\.properties)
    case .selection(let elements): elements.flatMap(\.properties)
    case .constant, .hole: []
    case .elements(let members): members.flatMap(\.content.properties)
    }
  }
}

extension SelectedElement {
  /// The properties that are written anywhere in the element.
  package var properties: [Int] {
    constants.members.flatMap(\.content.properties) + (content?.properties ?? [])
  }

  /// What stands in front of the members of a value that is the whole element: `"rel":"next",`.
  var lead: String { Self.text(of: constants) }

  /// The same, member by member.
  var leadMembers: [String] { constants.members.map(Self.text) }

  private static func text(of object: WriteObject) -> String {
    object.members.map(text).joined()
  }

  private static func text(of member: WriteObject.Member) -> String {
    JSONText.member(member.key) + text(of: member.content) + ","
  }

  private static func text(of content: WriteContent) -> String {
    switch content {
    case .constant(let value): value.constantText
    case .object(let object): "{" + text(of: object).dropLast() + "}"
    case .array(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ",") + "]"
    // There are only constants beside a value that is the whole element.
    case .property, .gathered, .elements, .selection, .hole: "null"
    }
  }
}

extension DefaultValue {
  /// The JSON text of a string, a number or a Bool.
  package var constantText: String {
    if case .string(let text) = self { "\"" + JSONText.escaped(text) + "\"" } else { caseText }
  }
}
