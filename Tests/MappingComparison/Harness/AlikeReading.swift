import Foundation
@_spi(Generated) import KVMap

/// Whether a document is read identically as a whole, as an update of the resulting value, as an element, as a line,
/// and from a stream split at any position.
struct AlikeReading<T> {
  let read: (ComparedFormat, [UInt8], String?, [UInt8]?) throws(MappingError) -> T
  let update: (inout T, [UInt8], String?, [UInt8]?) throws(MappingError) -> Void
  let stream: (StreamFormat, [UInt8]?) throws(MappingError) -> IncrementalDecoder<T>
  let file: (StreamFormat, String, StreamOptions, [UInt8]?) throws(MappingError) -> DecodedFileSequence<T>
  let printed: (T) throws(MappingError) -> [UInt8]

  /// The violated laws, in human-readable form.
  func broken(by request: MappedType.Request) -> [String] {
    guard request.path == nil, !request.document.contains(0x0A), request.document.contains(where: { $0 > 0x20 }) else {
      return []
    }
    let (document, context) = (request.document, request.context)
    var broken = updating(document, context)
    let isJSON = (try? JSONValue(json: document)) != nil
    let alone = outcome { () throws(MappingError) in try read(.json, document, nil, context) }
    // A document that is too deep inside an array may not be too deep on its own.
    guard !alone.hasPrefix("depth") else { return broken }
    // Trailing spaces are not part of a line: a premature end is reported before them.
    let line = Array(document[...(document.lastIndex { $0 > 0x20 } ?? 0)])
    let aloneAsLine = outcome { () throws(MappingError) in try read(.json, line, nil, context) }
    var formats: [(format: StreamFormat, name: String, bytes: [UInt8], starts: [Int], alone: String)] = [
      (.ndjson, "lines", document + [0x0A] + document, [0, document.count + 1], aloneAsLine)
    ]
    if isJSON {
      let array = [UInt8(ascii: "[")] + document + [UInt8(ascii: ",")] + document + [UInt8(ascii: "]")]
      formats.append((.array, "elements", array, [1, document.count + 2], alone))
      let isOfContext = alone.contains(" at $context")
      let element = outcome(at: isOfContext ? 0 : 1, "[0]") { () throws(MappingError) in
        try read(.json, [UInt8(ascii: "[")] + document + [UInt8(ascii: "]")], "[0]", context)
      }
      if element != alone, !element.hasPrefix("depth") { broken.append("as an element \(element), and else \(alone)") }
    }
    for (format, name, bytes, starts, alone) in formats {
      for cut in cuts(of: bytes) {
        let found = streamed(bytes, format, starts, cutAt: cut, context)
        if found != [alone, alone], !found.contains(where: { $0.hasPrefix("depth") }) {
          broken.append("as \(name) in parts of \(cut) bytes \(found), and else \(alone)")
        }
      }
      let found = filed(bytes, format, starts, context)
      if let found, found != [alone, alone], !found.contains(where: { $0.hasPrefix("depth") }) {
        broken.append("as \(name) of a file \(found), and else \(alone)")
      }
    }
    return broken
  }

  // MARK: - Updating

  private func updating(_ document: [UInt8], _ context: [UInt8]?) -> [String] {
    guard var value = try? read(.json, document, nil, context), let before = try? printed(value) else { return [] }
    do throws(MappingError) {
      try update(&value, document, nil, context)
    } catch {
      return ["cannot be read over its own value: \(Self.text(error, 0, ""))"]
    }
    guard let after = try? printed(value), after == before else {
      return ["read over its own value it is another one, not \(String(decoding: before, as: UTF8.self))"]
    }
    // A failure leaves the value unchanged.
    let cutOff = Array(document.dropLast())
    guard (try? update(&value, cutOff, nil, context)) == nil else { return ["is read although its end is missing"] }
    return (try? printed(value)) == before ? [] : ["a document that is refused changes the value"]
  }

  // MARK: - Streams

  private func cuts(of bytes: [UInt8]) -> [Int] {
    [bytes.count, 7, bytes.count / 2 + 1] + (bytes.count < 300 ? [1] : [])
  }

  private func streamed(
    _ bytes: [UInt8], _ format: StreamFormat, _ starts: [Int], cutAt size: Int, _ context: [UInt8]?
  ) -> [String] {
    guard var reader = try? stream(format, context) else { return ["no stream"] }
    var found: [String] = []
    var position = 0
    while position < bytes.count {
      reader.append(Array(bytes[position..<min(position + size, bytes.count)]))
      position += size
      drain(&reader, starts, to: &found)
    }
    reader.finish()
    drain(&reader, starts, to: &found)
    return found
  }

  private func drain(_ reader: inout IncrementalDecoder<T>, _ starts: [Int], to found: inout [String]) {
    while found.count < 4 {
      let index = found.count
      let start = starts.indices.contains(index) ? starts[index] : 0
      do throws(MappingError) {
        guard let value = try reader.next() else { return }
        found.append(outcome { () throws(MappingError) in value })
      } catch {
        found.append(Self.text(error, start, "[\(index)]"))
      }
    }
  }

  private func filed(
    _ bytes: [UInt8], _ format: StreamFormat, _ starts: [Int], _ context: [UInt8]?
  ) -> [String]? {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-document-\(getpid())")
    guard (try? Data(bytes).write(to: place)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: place) }
    // Short blocks end inside values.
    guard let values = try? file(format, place.path, StreamOptions(blockSize: 5), context) else { return ["no file"] }
    var found: [String] = []
    for value in values {
      let index = found.count
      let start = starts.indices.contains(index) ? starts[index] : 0
      switch value {
      case .success(let value): found.append(outcome { () throws(MappingError) in value })
      case .failure(let error as MappingError): found.append(Self.text(error, start, "[\(index)]"))
      case .failure(let error): found.append("\(error)")
      }
      if found.count == 4 { break }
    }
    return found
  }

  // MARK: - Texts

  private func outcome(at start: Int = 0, _ place: String = "", _ body: () throws(MappingError) -> T) -> String {
    do throws(MappingError) {
      return String(decoding: try printed(try body()), as: UTF8.self)
    } catch {
      return Self.text(error, start, place)
    }
  }

  /// A problem as if the document were on its own. The context has no position in a document, so its problems are
  /// reported at the beginning, which in a stream is that of the element.
  private static func text(_ error: MappingError, _ start: Int, _ place: String) -> String {
    error.problems.map { problem in
      var path = problem.path
      if path.hasPrefix(place) { path.removeFirst(place.count) }
      if path.hasPrefix("."), !place.isEmpty { path.removeFirst() }
      let rule = problem.rule.map { "\($0.name):\($0.line)" } ?? "-"
      // Only problems reported by the mapping have a path within this document.
      let isSyntax = problem.kind == .syntax || problem.kind == .encoding
      let offset = problem.offset - start
      return "\(problem.kind.rawValue) at \(isSyntax ? "" : path) \(offset) by \(rule)"
        + (isSyntax ? "" : " \(problem.message)")
    }.joined(separator: "; ")
  }
}
