import KVMapSource
import KVMapSyntax

/// A generic union as a mapping: `Answer<Int>` is the mapping with an argument, and its only property is the union, in
/// whose payloads the argument stands for its parameter. So what holds for generic types holds for it.
enum GenericUnionMapping {
  /// - Returns: `nil` for a union without type parameters.
  static func mapping(_ union: UnionSyntax, in file: FileScope, _ table: DeclarationTable, id: Int) -> CheckedMapping? {
    guard let name = union.name, !union.parameters.isEmpty,
      let declaration = table.all.first(where: { $0.span == name.span }), let unionID = declaration.union
    else { return nil }
    let property = CheckedProperty(
      name: "value", nameSpan: name.span, type: .union(unionID), typeSpan: name.span, documentation: [], isRead: true,
      isWritten: true, isLossy: false, hasPipeline: false, hasDefault: false, hasCheck: false,
      conversion: .union(unionID), source: RuleSource(alternatives: [.whole(name.span)], span: name.span),
      isStyled: false)
    return CheckedMapping(
      id: MappingID(id), name: declaration.name, nameSpan: name.span, kind: .genericUnion(unionID),
      typeName: name.text, parameters: union.parameters.map(\.text), isUnionMapped: union.isMapped, documentation: [],
      settings: file.settings.mapping, access: file.settings.access,
      properties: CheckedProperties([property]), isComplete: true)
  }
}
