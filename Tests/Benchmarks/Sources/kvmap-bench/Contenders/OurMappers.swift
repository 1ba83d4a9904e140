import Foundation
import KVMap

extension Subject {
  /// The code that kvmapc generates, for reading, writing and updating.
  ///
  /// - Parameter type: The type that the document is read into.
  func ours<Mapped: DocumentDecodable & DocumentEncodable>(_ type: Mapped.Type) -> [Contender] {
    let name = "KVMap"
    let value = Lazy { try Mapped(json: bytes) }
    var read = reading(name) {
      keep(try Mapped(json: bytes))
    } check: {
      try check(json: Mapped(json: bytes).jsonBytes(), by: name)
    }
    read.value = { try Mapped(json: bytes) }
    return [
      read,
      writing(name) { try value.get().jsonBytes() },
      reading(name, direction: .update) {
        var updated = try value.get()
        try updated.update(json: bytes)
        keep(updated)
      } check: {
        var updated = try value.get()
        try updated.update(json: bytes)
        try check(json: updated.jsonBytes(), by: name)
      },
    ]
  }

  /// A handwritten mapping on top of the reader that generated code uses.
  func byHand<Mapped: DocumentDecodable & Encodable>(_ type: Mapped.Type) -> [Contender] {
    let name = "KVMap by hand"
    return [
      reading(name) {
        keep(try Mapped(json: bytes))
      } check: {
        try check(json: JSONEncoder().encode(Mapped(json: bytes)), by: name)
      }
    ]
  }
}
