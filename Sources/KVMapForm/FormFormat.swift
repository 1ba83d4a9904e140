@_spi(Generated) package import KVMap

/// Forms, as a format that is transcoded to and from the reader's intermediate form.
package struct FormFormat: TranscodedFormat {
  package init() {}

  package var notation: IntermediateForm { .text }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    // Brackets have their own limit; the mapping's limit is checked by the reader.
    try FormReader.read(source, to: &writer, noting: places.map { places in { places.note($0, source: $1) } })
  }
}
