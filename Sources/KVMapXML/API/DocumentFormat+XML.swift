@_spi(Generated) public import KVMap

extension DocumentFormat {
  /// XML (XML 1.0, fifth edition).
  public static let xml: DocumentFormat = .xml([])

  /// XML that is written with `options`. They make no difference to what is read.
  public static func xml(_ options: XMLOutputFormatting) -> DocumentFormat {
    DocumentFormat(transcoded: { XMLFormat($0) }, writing: .markup, isText: true) { bytes, names throws(MappingError) in
      try XMLFormat.write(bytes, names, options)
    }
  }
}

extension XMLFormat {
  /// Writes a document from its intermediate form.
  ///
  /// - Parameter notation: JSON without white space.
  package static func write(
    _ notation: [UInt8], _ names: XMLNames, _ options: XMLOutputFormatting
  ) throws(MappingError) -> [UInt8] {
    let result = notation.withUnsafeBufferPointer { bytes -> Result<[UInt8], MappingError> in
      do throws(IntermediateWritingFailure) {
        return .success(try XMLDocumentWriter.write(bytes, names, options))
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}
