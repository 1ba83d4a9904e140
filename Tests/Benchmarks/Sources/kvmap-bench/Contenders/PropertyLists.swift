import Foundation
import KVMap
import KVMapPropertyList

extension Subject {
  /// The document's value as a property list written by PropertyListEncoder: Foundation's coders, and our mappers.
  ///
  /// - Parameter type: The type that our mappers read it into.
  func propertyLists<Mapped: DocumentDecodable & DocumentEncodable>(_ type: Mapped.Type, _ kind: PropertyListFormat)
    -> [Contender]
  {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = kind == .xml ? .xml : .binary
    let decoder = PropertyListDecoder()
    let file = Lazy { try encoder.encode(expected.get()) }
    let bytes = Lazy { [UInt8](try file.get()) }
    let value = Lazy { try Mapped(propertyList: bytes.get()) }
    return [
      property("PropertyListDecoder", .read, file) {
        keep(try decoder.decode(Model.self, from: file.get()))
      } check: {
        try check(decoder.decode(Model.self, from: file.get()), by: "PropertyListDecoder")
      },
      property("KVMap", .read, file) {
        keep(try Mapped(propertyList: bytes.get()))
      } check: {
        try check(json: Mapped(propertyList: bytes.get()).jsonBytes(), by: "KVMap")
      },
      property("PropertyListEncoder", .write, file) {
        keep(try encoder.encode(expected.get()))
      } check: {
        try check(decoder.decode(Model.self, from: encoder.encode(expected.get())), by: "PropertyListEncoder")
      },
      property("KVMap", .write, Lazy { Data(try value.get().propertyListBytes(format: kind)) }) {
        keep(try value.get().propertyListBytes(format: kind))
      } check: {
        try check(decoder.decode(Model.self, from: Data(value.get().propertyListBytes(format: kind))), by: "KVMap")
      },
    ]
  }

  private func property(
    _ name: String, _ direction: Direction, _ document: Lazy<Data>, run: @escaping () throws -> Void,
    check: @escaping () throws -> Void
  ) -> Contender {
    Contender(
      name: name, mustAgree: true, direction: direction, bytes: Lazy { try document.get().count }, run: run,
      check: check)
  }
}
