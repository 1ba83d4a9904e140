import KVMapExplain
import KVMapSema
import KVMapSource

/// A type that has a page.
struct DocumentedType {
  enum ID: Hashable {
    case mapping(MappingID)
    case enumeration(EnumerationID)
    case union(UnionID)
  }

  var id: ID
  /// The name in mapping files: `User`, `User.Form`.
  var name: String
  /// The keyword of its declaration.
  var kind: String
  var documentation: [String]
  var origin: RuleOrigin
  var unit: Int
  /// The name of its file without ending, and what its identifiers begin with on a single page. Unique, whatever the
  /// case of its letters, and safe in file names and URLs.
  var slug: String
  /// The number of rules or cases.
  var count: Int
  /// Whether only XML has what it reads.
  var isForXML = false
  /// The family of which it is the base class.
  var family: UnionID?

  var countText: String {
    let noun: String
    switch id {
    case .mapping: noun = "rule"
    case .enumeration, .union: noun = "case"
    }
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Names of files.
struct Slugs {
  private static let longest = 80
  private var used: Set<String> = ["index", "search", "kvmap", "schemas"]

  /// A name that differs from all others in more than the case of its letters.
  mutating func slug(of name: String) -> String {
    let plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(Self.longest).map { scalar in
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "." || ("0"..."9").contains(scalar))
            ? scalar : "_"
        }))
    var candidate = plain.isEmpty || plain.hasPrefix(".") ? "_" + plain : plain
    var number = 2
    while !used.insert(candidate.lowercased()).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension Site {
  /// The types of a program in the order of their files and lines.
  static func types(of program: Program) -> [DocumentedType] {
    var slugs = Slugs()
    var all: [DocumentedType] = []
    var families: [MappingID: UnionID] = [:]
    for union in program.unions { if case .family(let base) = union.kind { families[base] = union.id } }
    for (number, unit) in program.units.enumerated() {
      var found: [DocumentedType] = []
      for mapping in unit.mappings.map({ program[$0] }) {
        switch mapping.kind {
        case .transform, .genericUnion: continue
        case .owned, .structure, .classType, .named: break
        }
        found.append(
          DocumentedType(
            id: .mapping(mapping.id), name: mapping.fullName, kind: mapping.kind.word,
            documentation: mapping.documentation, origin: mapping.origin, unit: number, slug: "",
            count: mapping.properties.count, isForXML: mapping.isForXML, family: families[mapping.id]))
      }
      for enumeration in unit.enumerations.map({ program[$0] }) {
        found.append(
          DocumentedType(
            id: .enumeration(enumeration.id), name: enumeration.name, kind: "enum",
            documentation: enumeration.documentation, origin: enumeration.origin, unit: number, slug: "",
            count: enumeration.cases.count))
      }
      for union in unit.unions.map({ program[$0] }) where !union.isFamily {
        found.append(
          DocumentedType(
            id: .union(union.id), name: union.name, kind: "union", documentation: union.documentation,
            origin: union.origin, unit: number, slug: "", count: union.cases.count))
      }
      found.sort { ($0.origin.line, $0.name) < ($1.origin.line, $1.name) }
      for index in found.indices { found[index].slug = slugs.slug(of: found[index].name) }
      all += found
    }
    return all
  }
}

extension Mapping {
  /// Whether it says how its element is called, or reads attributes or text.
  fileprivate var isForXML: Bool {
    extras.element != nil || !extras.namespaces.isEmpty
      || acceptedPaths.keys.contains { $0.hasPrefix("@") || $0 == "$text" }
  }
}
