#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of a coder. Foundation's own never give a text for anything else, nor anything else for a text, so
/// with them fewer attempts say what a value is.
///
/// Their types are private, so each is asked once for its type.
enum KnownCoder {
  case json, propertyList, other

  init(of decoder: any Decoder) {
    let type = ObjectIdentifier(type(of: decoder))
    self = type == Self.jsonDecoder ? .json : Self.propertyListDecoders.contains(type) ? .propertyList : .other
  }

  init(of encoder: any Encoder) {
    let type = ObjectIdentifier(type(of: encoder))
    self = type == Self.jsonEncoder ? .json : Self.propertyListEncoders.contains(type) ? .propertyList : .other
  }

  private static let jsonDecoder = typeOfDecoder { try JSONDecoder().decode(CoderType.self, from: Data("[]".utf8)) }
  /// Binary files and XML have one each.
  private static let propertyListDecoders = [
    typeOfDecoder { try PropertyListDecoder().decode(CoderType.self, from: PropertyListEncoder().encode([0])) },
    typeOfDecoder {
      try PropertyListDecoder().decode(CoderType.self, from: Data("<plist version=\"1.0\"><array/></plist>".utf8))
    },
  ]
  private static let jsonEncoder = typeOfEncoder { _ = try JSONEncoder().encode($0) }
  private static let propertyListEncoders = [
    typeOfEncoder { _ = try PropertyListEncoder().encode($0) },
    typeOfEncoder { probe in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      _ = try encoder.encode(probe)
    },
  ]

  /// - Returns: A type that no decoder has, if there is none: then the decoder is treated as any other.
  private static func typeOfDecoder(_ decode: () throws -> CoderType) -> ObjectIdentifier {
    (try? decode())?.type ?? ObjectIdentifier(Never.self)
  }

  private static func typeOfEncoder(_ encode: (EncoderType) throws -> Void) -> ObjectIdentifier {
    let probe = EncoderType()
    try? encode(probe)
    return probe.type
  }
}

/// Decodes to the type of its decoder.
private struct CoderType: Decodable {
  let type: ObjectIdentifier

  init(from decoder: any Decoder) { type = ObjectIdentifier(Swift.type(of: decoder)) }
}

/// Notes the type of its encoder.
private final class EncoderType: Encodable {
  var type = ObjectIdentifier(Never.self)

  func encode(to encoder: any Encoder) {
    type = ObjectIdentifier(Swift.type(of: encoder))
    // Something has to be encoded.
    _ = encoder.unkeyedContainer()
  }
}
