import KVMapSema
import KVMapSource

@testable import KVMapEmit

/// Hand-built programs, for aspects that do not depend on the text of a `.kvmap` file.
enum SampleProgram {
  /// One file with the given mappings.
  static func program(
    _ mappings: [Mapping], name: String = "Sample.kvmap", swiftImports: [String] = []
  ) -> Program {
    let unit = Program.Unit(
      file: FileID(0), path: "Models/" + name, name: name, sourceHash: 0x0123_4567_89AB_CDEF,
      swiftImports: swiftImports, mappings: mappings.map(\.id))
    return Program(units: [unit], mappings: mappings)
  }

  /// A mapping whose properties are plain keys of their own names.
  static func mapping(
    _ name: String, id: Int = 0, kind: Mapping.Kind = .structure, access: AccessLevel? = nil,
    documentation: [String] = [], depth: Int = 128, conformances: Conformances = .all, properties: [Property]
  ) -> Mapping {
    let entries = properties.enumerated().filter { $1.isRead }
      .map { ReadObject.Entry(key: $1.name, uses: [.property($0)]) }
    let members = properties.enumerated().filter { $1.isWritten }
      .map { WriteObject.Member(key: $1.name, content: .property($0)) }
    var extras = Mapping.Extras()
    extras.conformances = conformances
    return Mapping(
      id: MappingID(id), kind: kind, typeName: name, documentation: documentation, access: access,
      origin: RuleOrigin(file: "Sample.kvmap", line: 1), properties: properties,
      settings: Mapping.Settings(writesNil: false, unknown: .ignore, duplicates: .error, depth: depth),
      reading: ReadPlan(root: ReadObject(entries: entries), slots: [], deferred: []),
      writing: WritePlan(root: WriteObject(members: members)), isReadable: true,
      construction: kind == .owned ? .memberwise : .inPlace, extras: extras)
  }

  static func property(_ name: String, _ type: Scalar, documentation: [String] = []) -> Property {
    Property(
      name: name, type: .scalar(type), documentation: documentation, origin: RuleOrigin(file: "Sample.kvmap", line: 2),
      conversion: .scalar(type, .strict), isRead: true, isWritten: true, isLossy: false, defaultValue: nil,
      path: DocumentPath([.key(name)]))
  }

  static func text(_ program: Program, access: AccessLevel = .internal) -> String {
    SwiftEmitter(program: program, access: access).files().map(\.text).joined()
  }
}
