@_spi(Generated) package import KVMap
import KVMapXML

/// Property lists as a format that is transcoded to the reader's notation.
package struct PropertyListTranscoding: TranscodedFormat {
  package init() {}

  package var notation: IntermediateForm { .propertyList }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    if BinaryLayout.looksBinary(source) {
      try BinaryReader.read(
        source, depth: depth, to: &writer, noting: places.map { places in { places.note($0, source: $1) } })
    } else {
      try transcodeXML(try XMLSource(source), depth: depth, to: &writer, places: places)
    }
  }

  private func transcodeXML(
    _ document: borrowing XMLSource, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    var noted: [(notation: Int, source: Int)] = []
    do throws(TranscodingFailure) {
      try XMLPropertyListReader.read(
        document.text, depth: depth, to: &writer, noting: places == nil ? nil : { noted.append(($0, $1)) })
    } catch {
      var failure = error
      failure.offset = document.offset(of: error.offset)
      throw failure
    }
    guard let places else { return }
    var known = document.start
    for place in noted {
      document.move(&known, to: place.source)
      places.note(place.notation, source: known.document)
    }
  }

  /// A binary file has no lines: all of it is the first line, and every byte is a column.
  package func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition] {
    BinaryLayout.looksBinary(source)
      ? offsets.map { SourcePosition(line: 1, column: $0 + 1) } : XMLFormat().positions(of: offsets, in: source)
  }
}
