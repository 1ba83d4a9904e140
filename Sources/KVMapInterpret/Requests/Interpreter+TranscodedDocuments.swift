@_spi(Generated) package import KVMap
import KVMapForm
import KVMapPropertyList
package import KVMapSema
import KVMapXML

/// Documents of formats other than JSON, which are transcoded to the reader's notation and read like JSON.
extension Interpreter {
  /// How documents of a format are transcoded; `nil` for JSON.
  package func notatedFormat(_ format: MapRequest.Format, of entry: Entry) -> (any TranscodedFormat)? {
    switch format {
    case .json, .ndjson: nil
    case .xml: XMLFormat(xmlNames(of: entry.conversion))
    case .plist: PropertyListTranscoding()
    case .form: FormFormat()
    }
  }

  /// Same as `read(_:in:as:at:passed:isComplete:)`.
  func read(
    _ document: [UInt8], notated format: some TranscodedFormat, as entry: Entry, at path: String, _ passed: PassedJSON?,
    isComplete: Bool, limit: Int?
  ) -> Reading? {
    guard TranscodedDocuments.isPath(path) else { return nil }
    return document.withUnsafeBufferPointer { bytes in
      let body = { (kv: inout JSONReader) throws(CodingFailure) -> MappedValue in
        try self.read(entry.conversion, &kv, Environment().reading(entry.duplicates))
      }
      let notated = TranscodedDocument(bytes, format, depth: entry.depth)
      let report = notated.valueAndProblems(at: path, passed: passed, limit: limit, body)
      if report.value != nil || isComplete { return Reading(value: report.value, problems: report.problems) }
      switch notated.value(at: path, passed: passed, body) {
      case .success(let value): return Reading(value: value, problems: report.problems)
      case .failure(let error): return Reading(value: nil, problems: error.problems)
      }
    }
  }

  /// The document as JSON, for inspection only; the problem if it violates its format.
  func json(
    _ document: [UInt8], in format: (any TranscodedFormat)?, as entry: Entry
  ) -> Result<[UInt8], MappingError> {
    guard let format else { return .success(document) }
    return json(document, notated: format, entry)
  }

  private func json(
    _ document: [UInt8], notated format: some TranscodedFormat, _ entry: Entry
  ) -> Result<[UInt8], MappingError> {
    document.withUnsafeBufferPointer { TranscodedDocument($0, format, depth: entry.depth).notation() }
  }

  /// The first problem of a document that violates its format.
  package static func firstProblem(of document: [UInt8], in format: MapRequest.Format) -> MappingProblem? {
    func problem(_ format: some TranscodedFormat) -> MappingProblem? {
      document.withUnsafeBufferPointer { bytes in
        switch TranscodedDocument(bytes, format, depth: Entry.usualDepth).notation() {
        case .success: nil
        case .failure(let error): error.problems.first
        }
      }
    }
    switch format {
    case .json, .ndjson: return nil
    case .xml: return problem(XMLFormat())
    case .plist: return problem(PropertyListTranscoding())
    case .form: return problem(FormFormat())
    }
  }

  /// Writes a value in a format, as its mapping specifies.
  package func write(
    _ value: MappedValue, in format: MapRequest.Format, as entry: Entry
  ) throws(MappingError) -> [UInt8] {
    switch format {
    case .json, .ndjson: try write(value, as: entry)
    case .xml: try XMLFormat.write(try write(value, as: entry, .markup), writtenXMLNames(of: entry), [])
    // XML rather than binary, because everything the command prints is human-readable.
    case .plist: try PropertyListFormat.xml.propertyList(of: try write(value, as: entry, .propertyList))
    case .form: try FormFormat.form(of: try write(value, as: entry, .text))
    }
  }

  // MARK: - XML

  /// The element names of XML documents of a type.
  private func xmlNames(of conversion: Conversion) -> XMLNames {
    guard let id = mapping(of: conversion) else { return XMLNames() }
    let extras = program[id].extras
    return XMLNames(
      element: program[id].reading.record == nil ? extras.element : nil,
      namespaces: extras.namespaces.map { XMLNames.Namespace(prefix: $0.prefix ?? "", uri: $0.uri) })
  }

  private func writtenXMLNames(of entry: Entry) -> XMLNames {
    let names = xmlNames(of: entry.conversion)
    return XMLNames(element: names.element ?? typeName(of: entry.type), namespaces: names.namespaces)
  }

  /// The mapping of a document, or of the elements of an array document.
  private func mapping(of conversion: Conversion) -> MappingID? {
    switch conversion {
    case .mapping(let id), .generic(let id, _): id
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .dictionary(_, let inner, _),
      .field(let inner), .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .entries(_, _, let inner,
      _):
      mapping(of: inner)
    case .alternatives(let all): all.firstResult { mapping(of: $0) }
    case .scalar, .parameter, .enumeration, .union, .foreign, .jsonText, .pipeline: nil
    }
  }

  /// The Swift name of a document's type, without generic arguments and enclosing types; for an array, the name of the
  /// element type.
  private func typeName(of type: ValueType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .mapping(let id), .generic(let id, _): Self.lastPart(of: program[id].typeName)
    case .enumeration(let id): Self.lastPart(of: program[id].typeName)
    case .union(let id): Self.lastPart(of: program[id].typeName)
    case .foreign(let id): Self.lastPart(of: program[id].typeName)
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
      .lazyArray(let inner):
      typeName(of: inner)
    case .parameter: "value"
    }
  }

  private static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
