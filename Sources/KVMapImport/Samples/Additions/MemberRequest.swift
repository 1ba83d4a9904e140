package import KVMap
package import KVMapSema

/// The keys that a type of a mapping lacks, and what is known of the mapping.
package struct MemberRequest: Sendable {
  /// The name of the type, without what it is nested in.
  package var typeName: String
  /// Where the first of its objects is, as problems write it, with `[*]` for elements.
  package var path: String
  /// The keys that lead from an object to where the new ones are; empty for keys of the object itself.
  package var prefix: [String]
  /// What no rule reads, of each object of the type.
  package var objects: [JSONObject]
  package var format: Sample.Format
  package var style: KeyStyle
  package var fileStyle: KeyStyle
  package var takenProperties: Set<String>
  package var takenTypes: Set<String>
  /// The transformers that dates and days have by default; `nil` for their usual notation.
  package var defaultDate: String?
  package var defaultDay: String?

  package init(
    typeName: String, path: String, prefix: [String], objects: [JSONObject], format: Sample.Format, style: KeyStyle,
    fileStyle: KeyStyle, takenProperties: Set<String>, takenTypes: Set<String>, defaultDate: String?,
    defaultDay: String?
  ) {
    self.typeName = typeName
    self.path = path
    self.prefix = prefix
    self.objects = objects
    self.format = format
    self.style = style
    self.fileStyle = fileStyle
    self.takenProperties = takenProperties
    self.takenTypes = takenTypes
    self.defaultDate = defaultDate
    self.defaultDay = defaultDay
  }
}
