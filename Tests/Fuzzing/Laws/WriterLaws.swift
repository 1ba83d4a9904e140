import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// What holds for values that are written: they are refused, or what is written is read as them.
enum WriterLaws {
  static func check(_ bytes: [UInt8]) throws {
    var source = ByteSource(Array(bytes.dropFirst()))
    switch (bytes.first ?? 0) % 3 {
    case 0: try check(source.record())
    case 1:
      let value = source.value()
      // A rule whose type is no optional refuses null.
      if !value.isNull { try check(Document(value: value)) }
    default: try check(source.cases())
    }
  }

  private static func check(_ record: Record) throws {
    // JSON has a place for everything but infinity and what is not a number.
    try check(record, .json, writesAll: record.isFinite)
    try check(record, .propertyList(.binary))
    try check(record, .propertyList(.xml))
    // They do not tell what is empty from what is not there, so the law is about what is read.
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

  private static func check<Mapped>(_ value: Mapped, readAs format: DocumentFormat<Mapped>) throws {
    let laws = DocumentLaws(format: format, roundtrip: .settled, writesAll: false)
    guard case .success(let written) = Result(catching: { () throws(MappingError) in try format.write(value) }) else {
      return
    }
    let value = try laws.check(written)
    try law(value != nil, "\(Mapped.self): what is written is read: \(shown(written))")
  }

  private static func check<Mapped>(
    _ value: Mapped, _ format: DocumentFormat<Mapped>, writesAll: Bool = false
  ) throws {
    try DocumentLaws(format: format, roundtrip: .exact, writesAll: writesAll).checkWriting(value)
  }
}

extension Record {
  fileprivate var isFinite: Bool {
    (ratio?.isFinite ?? true) && (shape?.isFinite ?? true) && shapes.allSatisfy(\.isFinite)
      && inner.allSatisfy(\.isFinite)
  }
}

extension Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .circle(let circle): circle.radius.isFinite
    case .square: true
    }
  }
}
