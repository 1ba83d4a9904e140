import CodableModels
import Foundation
import KVMap
import KVMapFoundation

extension Subject where Model: DictionaryMapped {
  /// The result of JSONSerialization for the document, mapped to our types by hand and by our mapper. Reading the
  /// document is not timed.
  func inMemory<Mapped: DocumentDecodable & DocumentEncodable>(_ type: Mapped.Type) -> [Contender] {
    let object = Lazy {
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw Disagreement(description: "JSONSerialization: the document has another root")
      }
      return object
    }
    let ours = Lazy { try Mapped(dictionary: object.get()) }
    let byHand = "mapping by hand"
    return [
      dictionary(byHand, .read) {
        keep(try Model(dictionary: object.get()))
      } check: {
        try check(Model(dictionary: object.get()), by: byHand)
      },
      dictionary("KVMap", .read) {
        keep(try Mapped(dictionary: object.get()))
      } check: {
        try check(json: Mapped(dictionary: object.get()).jsonBytes(), by: "KVMap")
      },
      dictionary(byHand, .write) {
        keep(try expected.get().dictionary)
      } check: {
        try check(Model(dictionary: expected.get().dictionary), by: byHand)
      },
      dictionary("KVMap", .write) {
        let members: [String: Any] = try ours.get().dictionary()
        keep(members)
      } check: {
        let members: [String: Any] = try ours.get().dictionary()
        try check(json: JSONSerialization.data(withJSONObject: members), by: "KVMap")
      },
    ]
  }

  private func dictionary(
    _ name: String, _ direction: Direction, run: @escaping () throws -> Void, check: @escaping () throws -> Void
  ) -> Contender {
    let count = bytes.count
    return Contender(
      name: name, mustAgree: true, direction: direction, bytes: Lazy { count }, run: run, check: check)
  }
}
