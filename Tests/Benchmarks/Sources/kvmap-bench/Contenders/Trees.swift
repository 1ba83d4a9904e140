import Foundation
import KVMap

extension Subject {
  /// The document as an untyped tree: ours, and that of JSONSerialization.
  func trees() -> [Contender] {
    let theirs = "JSONSerialization (no mapping)"
    let ours = "KVMap JSONValue (no mapping)"
    let value = Lazy { try JSONValue(json: bytes) }
    return [
      reading(theirs) {
        keep(try JSONSerialization.jsonObject(with: data))
      } check: {
        try check(
          json: JSONSerialization.data(withJSONObject: JSONSerialization.jsonObject(with: data)), by: theirs)
      },
      reading(ours) {
        keep(try JSONValue(json: bytes))
      } check: {
        try check(json: JSONValue(json: bytes).jsonBytes(), by: ours)
      },
      writing(ours) { try value.get().jsonBytes() },
    ]
  }
}
