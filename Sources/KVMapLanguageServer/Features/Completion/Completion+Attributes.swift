import KVMapSema
import KVMapSyntax

/// Attributes of properties.
extension Completion {
  /// Those that the property on the same line may have and does not have yet.
  mutating func collectAttributes() {
    let followsAttribute = place.previous?.kind == .attribute && !place.expectations.contains(.step)
    guard place.expectations.contains(.kind(.attribute)), place.expectations.contains(.member) || followsAttribute
    else {
      return
    }
    let property = followingProperty
    for name in LanguageWords.attributes where property.map({ Self.fits(name, $0) }) ?? true {
      let isMeant = isSynchronised || !["stamp", "tombstone"].contains(name)
      let rank: Rank = beginsPart || followsAttribute || property != nil ? .plain : .last
      add("@" + name, .keyword, isMeant ? rank : .other, about: .language)
    }
  }

  /// The property whose attributes are written at the place; `nil` if it is not on the line yet, nor below others.
  private var followingProperty: PropertySyntax? {
    let view = place.view
    guard let name = view.tokens.first(where: { $0.start >= place.word.upperBound && $0.kind != .attribute }),
      place.previous?.kind == .attribute
        || !view.file.bytes[place.word.upperBound..<name.start].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    let properties = view.tree.flatItems.flatMap { item -> [PropertySyntax] in
      switch item {
      case .type(let type): NamesInSight.properties(in: type.members)
      case .mixin(let mixin): NamesInSight.properties(in: mixin.members)
      case .enumeration, .union, .transform, .externType, .importFile, .importModule, .setting, .defaultVia, .family,
        .test, .nested, .error:
        []
      }
    }
    return properties.first { $0.name.span.start == name.start }
  }

  private static func fits(_ attribute: String, _ property: PropertySyntax) -> Bool {
    guard let type = property.type, !property.attributes.contains(where: { $0.text == attribute }) else { return false }
    switch attribute {
    case "lazy": return type.isArray && !property.modifiers.contains { $0.modifier == .lossy }
    case "omit_empty": return type.mayBeEmpty
    case "omit_nil", "write_nil": return type.isOptional
    case "omit_default": return property.defaultValue != nil
    case "transient": return property.arrow == nil && property.pipeline.isEmpty
    case "stamp": return type.scalar.map(Self.stamps.contains) ?? false
    case "tombstone": return type.scalar == .bool
    // What a type conforms to is not known here.
    default: return true
    }
  }

  static let stamps: Set<Scalar> = [
    .date, .day, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double, .float,
    .decimal,
  ]
}

extension TypeSyntax {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether it is an array, or an optional of one.
  fileprivate var isArray: Bool { if case .array = unwrapped { true } else { false } }

  fileprivate var mayBeEmpty: Bool {
    switch unwrapped {
    case .array, .dictionary: true
    case .named(let name, let arguments, _):
      name.text == BuiltInType.field
        ? arguments.contains { $0.mayBeEmpty }
        : ["String", "Object", BuiltInType.set].contains(name.text)
    case .optional, .missing: false
    }
  }

  var scalar: Scalar? {
    if case .named(let name, _, _) = unwrapped { Scalar(rawValue: name.text) } else { nil }
  }
}
