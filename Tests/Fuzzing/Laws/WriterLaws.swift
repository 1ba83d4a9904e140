import Foundation
import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Laws for written values: they are rejected, or the output reads back as the same value.
enum WriterLaws {
  static func check(_ bytes: [UInt8]) throws {
    var source = ByteSource(Array(bytes.dropFirst()))
    switch (bytes.first ?? 0) % 3 {
    case 0: try check(source.record())
    case 1:
      try check(Document(value: source.value()))
    default: try check(source.cases())
    }
  }

  private static func check(_ record: Record) throws {
    try check(record, .json, writesAll: record.isWritable)
    try check(record, .propertyList(.binary))
    try check(record, .propertyList(.xml))
    // They do not distinguish empty from absent, so the law applies to what is read.
    try check(record, readAs: .xml)
    try check(record, readAs: .form)
  }

  private static func check(_ document: Document) throws {
    try ValueLaws.check(Array(document.value.description.utf8))
    try check(document, .json, writesAll: true)
    try check(document, .propertyList(.binary))
    try check(document, .propertyList(.xml))
  }

  private static func check(_ cases: Cases) throws {
    try check(cases, .json, writesAll: true)
    try check(cases, .propertyList(.binary))
    try check(cases, .propertyList(.xml))
  }

  private static func check<Mapped: DocumentDecodable & DocumentEncodable & Equatable>(
    _ value: Mapped, readAs format: DocumentFormat
  ) throws {
    let laws = DocumentLaws<Mapped>(format: format, roundtrip: .settled, writesAll: false)
    guard case .success(let written) = Result(catching: { () throws(MappingError) in try value.bytes(as: format) }) else {
      return
    }
    let value = try laws.check(written)
    try law(value != nil, "\(Mapped.self): what is written is read: \(shown(written))")
  }

  private static func check<Mapped: DocumentDecodable & DocumentEncodable & Equatable>(
    _ value: Mapped, _ format: DocumentFormat, writesAll: Bool = false
  ) throws {
    try DocumentLaws<Mapped>(format: format, roundtrip: .exact, writesAll: writesAll).checkWriting(value)
  }
}

extension Record {
  /// JSON can represent everything but infinity, NaN and URLs that would not be read.
  fileprivate var isWritable: Bool {
    (ratio?.isFinite ?? true) && (url?.isReadable ?? true) && (shape?.isFinite ?? true)
      && shapes.allSatisfy(\.isFinite) && inner.allSatisfy(\.isWritable)
  }
}

extension URL {
  fileprivate var isReadable: Bool { (try? URL(jsonValue: .string(absoluteString))) != nil }
}

extension Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .circle(let circle): circle.radius.isFinite
    case .square: true
    }
  }
}
