import KVMapSema

/// `description` and the like of a generated type that has properties with `@sensitive`: they do not show the values.
struct HidingDescription {
  private let mapping: Mapping
  /// Whether a base class has the same members.
  private let isOverride: Bool
  private let members: [Member]

  /// - Parameters:
  ///   - baseHides: Whether a base class has properties with `@sensitive`.
  ///   - foreign: The protocols whose members are written by hand in a base class, where Swift does not let them be
  ///     overridden.
  /// - Returns: `nil` if nothing has to be hidden.
  init?(_ mapping: Mapping, baseHides: Bool = false, foreign: Set<String> = []) {
    guard mapping.properties.contains(where: \.isSensitive) else { return nil }
    self.mapping = mapping
    isOverride = baseHides
    members = Member.allCases.filter { member in
      !foreign.contains(member.conformance) && !mapping.properties.contains { $0.name == member.rawValue }
    }
  }

  /// Whether there is a member to print.
  var isEmpty: Bool { members.isEmpty }

  /// The protocols that the members are for.
  var protocols: [String] { members.map(\.conformance) }

  /// The protocols that a type has to conform to, separated by commas.
  var conformances: String { isOverride ? "" : protocols.map { "Swift.\($0)" }.joined(separator: ", ") }

  func print(access: String, to printer: inout CodePrinter) {
    let head = access + (isOverride ? "override " : "")
    let name = mapping.typeName.split(separator: ".").last.map(String.init) ?? mapping.typeName
    let parts = mapping.properties.map { "\($0.name): \\(\(text(of: $0)))" }.joined(separator: ", ")
    for member in members {
      switch member {
      case .description: printer.line("\(head)var description: Swift.String { \"\(name)(\(parts))\" }")
      case .debugDescription: printer.line("\(head)var debugDescription: Swift.String { \"\(name)(\(parts))\" }")
      case .customMirror:
        let children = mapping.properties.map { "\(SwiftLiteral.string($0.name)): \(value(of: $0)) as Any" }
        printer.block("\(head)var customMirror: Swift.Mirror") {
          // Otherwise the mirror of a base class shows its stored properties.
          let ancestors = mapping.isClass ? ", ancestorRepresentation: .suppressed" : ""
          $0.line("Swift.Mirror(self, children: [\(children.joined(separator: ", "))]\(ancestors))")
        }
      }
    }
  }

  private enum Member: String, CaseIterable {
    case description, debugDescription, customMirror

    var conformance: String {
      switch self {
      case .description: "CustomStringConvertible"
      case .debugDescription: "CustomDebugStringConvertible"
      case .customMirror: "CustomReflectable"
      }
    }
  }

  private func value(of property: Property) -> String {
    let value = "self.\(SwiftIdentifier.quoted(property.name))"
    return property.isSensitive ? "KVMap.HiddenText.text(of: \(value))" : value
  }

  private func text(of property: Property) -> String {
    let value = value(of: property)
    return property.isSensitive ? value : "Swift.String(reflecting: \(value))"
  }
}
