import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// How values of a type are read and written in one format.
struct DocumentFormat<Mapped: DocumentDecodable & DocumentEncodable & Equatable> {
  let decode: ([UInt8]) throws(MappingError) -> Mapped
  let decodeCollectingProblems: ([UInt8]) -> DecodingReport<Mapped>
  let update: (inout Mapped, [UInt8]) throws(MappingError) -> Void
  let write: (Mapped) throws(MappingError) -> [UInt8]

  static var json: DocumentFormat {
    DocumentFormat(
      decode: { (bytes) throws(MappingError) in try Mapped(json: bytes) },
      decodeCollectingProblems: { Mapped.decodeCollectingProblems(json: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(json: bytes) },
      write: { (value) throws(MappingError) in try value.jsonBytes() })
  }

  static var xml: DocumentFormat {
    DocumentFormat(
      decode: { (bytes) throws(MappingError) in try Mapped(xml: bytes) },
      decodeCollectingProblems: { Mapped.decodeCollectingProblems(xml: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(xml: bytes) },
      write: { (value) throws(MappingError) in try value.xmlBytes() })
  }

  static var form: DocumentFormat {
    DocumentFormat(
      decode: { (bytes) throws(MappingError) in try Mapped(form: bytes) },
      decodeCollectingProblems: { Mapped.decodeCollectingProblems(form: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(form: bytes) },
      write: { (value) throws(MappingError) in try value.formBytes() })
  }

  static func propertyList(_ kind: PropertyListFormat) -> DocumentFormat {
    DocumentFormat(
      decode: { (bytes) throws(MappingError) in try Mapped(propertyList: bytes) },
      decodeCollectingProblems: { Mapped.decodeCollectingProblems(propertyList: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(propertyList: bytes) },
      write: { (value) throws(MappingError) in try value.propertyListBytes(format: kind) })
  }
}
