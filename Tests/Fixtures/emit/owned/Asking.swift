import KVMap

/// `transform Told: String <- Value = swift TellingReader with name, object, parent, context`
nonisolated struct TellingReader: TransformerReader {
  func read(_ document: Value, in context: TransformerContext) throws -> String {
    guard document.boolValue != false else { throw TransformerError(expected: "anything but false") }
    let around = [context.object, context.parent].map { $0.map { Value.object($0).description } ?? "none" }
    return "\(context.name ?? "none") | \(around[0]) | \(around[1]) | \(context.passed?.description ?? "none")"
  }
}

/// `transform Named: String <-> String = swift NamingCodec with name`
nonisolated struct NamingCodec: TransformerCodec {
  func read(_ document: String, in context: TransformerContext) throws -> String {
    "\(context.name ?? "none")=\(document)"
  }

  func write(_ value: String, in context: TransformerContext) throws -> String {
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
nonisolated struct StampCodec: TransformerCodec {
  func read(_ document: String, in context: TransformerContext) throws -> Postmark {
    Postmark(text: document, id: context.object?["id"]?.numberValue?.intValue)
  }

  func write(_ value: Postmark, in context: TransformerContext) throws -> String { value.text }
}

/// A place of the program's own, which `coordinate` makes.
nonisolated struct OwnPlace: Hashable {
  var north: Double
  var east: Double
}

nonisolated extension OwnPlace {
  init(_ coordinate: Coordinate) { self.init(north: coordinate.latitude, east: coordinate.longitude) }
}

nonisolated extension Coordinate {
  init(_ berth: OwnPlace) { self.init(latitude: berth.north, longitude: berth.east) }
}
