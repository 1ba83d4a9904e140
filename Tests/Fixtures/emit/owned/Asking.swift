import KVMap

/// `transform Told: String <- Value = swift TellingReader with name, object, parent, context`
nonisolated struct TellingReader: DecodingTransformer {
  func decode(_ document: JSONValue, in context: TransformerContext) throws -> String {
    guard document.boolValue != false else { throw TransformerError(expected: "anything but false") }
    let around = [context.object, context.parent].map { $0.map { JSONValue.object($0).description } ?? "none" }
    return "\(context.name ?? "none") | \(around[0]) | \(around[1]) | \(context.callerContext?.description ?? "none")"
  }
}

/// `transform Named: String <-> String = swift NamingCodec with name`
nonisolated struct NamingCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> String {
    "\(context.name ?? "none")=\(document)"
  }

  func encode(_ value: String, in context: TransformerContext) throws -> String {
    let prefix = "\(context.name ?? "none")="
    guard value.hasPrefix(prefix) else { throw TransformerError(expected: "a text that begins with \(prefix)") }
    return String(value.dropFirst(prefix.count))
  }
}

nonisolated struct Postmark: Hashable {
  var text: String
  var id: Int?
}

/// `transform Stamped: Postmark <-> String = swift StampCodec with object`
nonisolated struct StampCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> Postmark {
    Postmark(text: document, id: context.object?["id"]?.numberValue?.intValue)
  }

  func encode(_ value: Postmark, in context: TransformerContext) throws -> String { value.text }
}

/// A place of the program's own, which `coordinate` makes.
nonisolated struct OwnPlace: Hashable {
  var north: Double
  var east: Double
}

nonisolated extension OwnPlace {
  init(_ coordinate: GeographicCoordinate) { self.init(north: coordinate.latitude, east: coordinate.longitude) }
}

nonisolated extension GeographicCoordinate {
  init(_ berth: OwnPlace) { self.init(latitude: berth.north, longitude: berth.east) }
}
