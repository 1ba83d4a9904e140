import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// How values of a type are read and written in one format.
struct DocumentFormat<Mapped: Readable & Writable & Equatable> {
  let read: ([UInt8]) throws(MappingError) -> Mapped
  let reading: ([UInt8]) -> (value: Mapped?, problems: [Problem])
  let update: (inout Mapped, [UInt8]) throws(MappingError) -> Void
  let write: (Mapped) throws(MappingError) -> [UInt8]

  static var json: DocumentFormat {
    DocumentFormat(
      read: { (bytes) throws(MappingError) in try Mapped(json: bytes) },
      reading: { Mapped.reading(json: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(json: bytes) },
      write: { (value) throws(MappingError) in try value.json() })
  }

  static var xml: DocumentFormat {
    DocumentFormat(
      read: { (bytes) throws(MappingError) in try Mapped(xml: bytes) },
      reading: { Mapped.reading(xml: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(xml: bytes) },
      write: { (value) throws(MappingError) in try value.xml() })
  }

  static var form: DocumentFormat {
    DocumentFormat(
      read: { (bytes) throws(MappingError) in try Mapped(form: bytes) },
      reading: { Mapped.reading(form: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(form: bytes) },
      write: { (value) throws(MappingError) in try value.form() })
  }

  static func propertyList(_ kind: PropertyListKind) -> DocumentFormat {
    DocumentFormat(
      read: { (bytes) throws(MappingError) in try Mapped(plist: bytes) },
      reading: { Mapped.reading(plist: $0) },
      update: { (value, bytes) throws(MappingError) in try value.update(plist: bytes) },
      write: { (value) throws(MappingError) in try value.plist(kind) })
  }
}
