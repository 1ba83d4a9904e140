@_spi(Generated) package import KVMap

/// XML, as a format that is transcoded to the reader's intermediate form.
package struct XMLFormat: TranscodedFormat {
  /// The namespaces that the mapping declares.
  private let namespaces: [XMLNamespace]
  /// The required name of the document's element; nil for any.
  private let element: String?

  package init(_ names: XMLNames = XMLNames()) {
    namespaces = names.namespaces.map { XMLNamespace(prefix: $0.prefix, uri: $0.uri) }
    element = names.element
  }

  package var notation: IntermediateForm { .text }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    let document = try XMLSource(source)
    var transcoder = XMLTranscoder(
      document.text, namespaces: namespaces, depth: depth, memoryOf: &writer, notesPlaces: places != nil)
    do throws(XMLFailure) {
      try transcoder.transcode()
    } catch {
      throw TranscodingFailure(error, in: document.text, offset: document.offset(of: error.offset), depth: depth)
        .reaching(transcoder.openPath)
    }
    try checkElement(transcoder, document)
    transcoder.output.give(to: &writer)
    guard let places else { return }
    // Elements with the same name are written together, so their source locations may not be ascending.
    let sources = transcoder.places.map(\.source)
    var known = document.start
    var offsets = [Int](repeating: 0, count: sources.count)
    for index in sources.indices.sorted(by: { sources[$0] < sources[$1] }) {
      document.move(&known, to: sources[index])
      offsets[index] = known.document
    }
    for (place, offset) in zip(transcoder.places, offsets) { places.note(place.notation, source: offset) }
  }

  package func memberOrder(of source: UTF8Bytes, depth: Int) -> MemberOrder? {
    do throws(TranscodingFailure) {
      let document = try XMLSource(source)
      var writer = JSONWriter.writing(notation, capacity: source.count + source.count / 4)
      var transcoder = XMLTranscoder(
        document.text, namespaces: namespaces, depth: depth, memoryOf: &writer, notesPlaces: true)
      do throws(XMLFailure) { try transcoder.transcode() } catch { return nil }
      transcoder.output.give(to: &writer)
      let places = SourceMap()
      var last = -1
      // Of a value at one offset, the tag comes first, and then its text.
      for place in transcoder.places where place.notation != last {
        places.note(place.notation, source: place.source)
        last = place.notation
      }
      let children = XMLMemberScanner(document.text).scan()
      return document.text.isEmpty ? nil : MemberOrder(places, children)
    } catch {
      return nil
    }
  }

  package func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition] {
    do throws(TranscodingFailure) {
      return try XMLSource(source).positions(of: offsets)
    } catch {
      // The bytes are invalid in their encoding: lines are counted as if they were ASCII.
      return offsets.map { offset in
        let head = source.prefix(offset)
        let line = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourcePosition(
          line: 1 + head.count { $0 == UInt8(ascii: "\n") }, column: 1 + head[line...].count { $0 & 0xc0 != 0x80 })
      }
    }
  }

  /// Checks that the document's element has the name that the mapping gives it (C8 of the language's decisions).
  private func checkElement(
    _ transcoder: borrowing XMLTranscoder, _ document: borrowing XMLSource
  ) throws(TranscodingFailure) {
    let root = transcoder.root
    guard let element, !root.elementsEqual(element.utf8) else { return }
    throw TranscodingFailure(
      .mismatch, at: document.offset(of: transcoder.rootPlace - transcoder.lexer.start),
      expected: "the element \(Array(element.utf8).withUnsafeBufferPointer { $0.quotedText })",
      found: "the element \(root.quotedText)"
    ).reaching([])
  }
}
