import Foundation
import KVMap
import SwiftProtobuf

extension Subject {
  /// swift-protobuf's JSON coding, with messages that have the members of the document.
  func protocolBuffers<Root: Message>(_ type: Root.Type) -> [Contender] {
    protocolBuffers { options in
      try Root(jsonUTF8Data: data, options: options)
    } write: { message, options in
      try message.jsonUTF8Data(options: options)
    }
  }

  /// The same for a document that is an array, which cannot be a message.
  func protocolBuffers<Element: Message>(arrayOf type: Element.Type) -> [Contender] {
    protocolBuffers { options in
      try Element.array(fromJSONUTF8Bytes: data, options: options)
    } write: { messages, options in
      try Element.jsonUTF8Bytes(from: messages, options: options) as Data
    }
  }

  private func protocolBuffers<Root>(
    read: @escaping (JSONDecodingOptions) throws -> Root,
    write: @escaping (Root, JSONEncodingOptions) throws -> Data
  ) -> [Contender] {
    let name = "swift-protobuf"
    var decoding = JSONDecodingOptions()
    decoding.ignoreUnknownFields = true
    var encoding = JSONEncodingOptions()
    encoding.preserveProtoFieldNames = true
    encoding.alwaysPrintInt64sAsNumbers = true
    let root = Lazy { try read(decoding) }
    return [
      reading(name) {
        keep(try read(decoding))
      } check: {
        try check(messages: write(read(decoding), encoding), by: name)
      },
      writing(name) {
        try write(root.get(), encoding)
      } check: {
        try check(messages: $0, by: name)
      },
    ]
  }

  /// Messages do not distinguish an empty array from a missing one, and write neither. Otherwise their output is that
  /// of JSONEncoder.
  private func check(messages written: Data, by contender: String) throws {
    let expected = try JSONValue(json: JSONEncoder().encode(expected.get()))
    guard try JSONValue(json: written).withoutEmptyArrays == expected.withoutEmptyArrays else {
      throw Disagreement(description: "\(contender): this is not what JSONEncoder writes")
    }
  }
}

extension JSONValue {
  /// This value without members that are empty arrays.
  fileprivate var withoutEmptyArrays: JSONValue {
    switch self {
    case .null, .bool, .number, .string: self
    case .array(let elements): .array(elements.map(\.withoutEmptyArrays))
    case .object(let members):
      .object(JSONObject(members.filter { $0.value != .array([]) }.map { ($0.key, $0.value.withoutEmptyArrays) }))
    }
  }
}
