@_spi(Generated) public import KVMap

/// The form in which a property list is written.
public enum PropertyListFormat: Sendable, Hashable, CaseIterable {
  /// UTF-8 text, for people and tools. It cannot represent fractions of a second.
  case xml
  /// The compact form of Apple's systems, in which equal strings and numbers are stored once.
  case binary
}

extension PropertyListFormat {
  /// Writes notation as a property list.
  package func propertyList(of notation: [UInt8]) throws(MappingError) -> [UInt8] {
    let result: Result<[UInt8], MappingError> = notation.withUnsafeBufferPointer { bytes in
      do throws(IntermediateWritingFailure) {
        switch self {
        case .xml: return .success(try XMLPropertyListWriter.write(bytes))
        case .binary: return .success(try BinaryWriter.write(bytes))
        }
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}

extension DocumentFormat {
  /// Property lists. The first bytes of a document determine whether it is XML or binary; written are binary ones.
  public static let propertyList: DocumentFormat = .propertyList(.binary)

  /// Property lists that are written in a form. It makes no difference to what is read.
  public static func propertyList(_ format: PropertyListFormat) -> DocumentFormat {
    DocumentFormat(
      transcoded: { _ in PropertyListTranscoding() }, writing: .propertyList, isText: format == .xml
    ) { bytes, _ throws(MappingError) in try format.propertyList(of: bytes) }
  }
}
