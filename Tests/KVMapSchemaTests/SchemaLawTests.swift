import Foundation
import KVMap
import KVMapInterpret
import KVMapSchema
import KVMapSema
import TestSupport
import Testing

/// The laws of schemas, over all fixtures: what satisfies the schema of the reading side is read, and what is written
/// satisfies that of the writing side. `Tests/Schemas/check` checks the same with the validators of others.
@Suite struct SchemaLawTests {
  static let folders = [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/program/input", "Tests/Fixtures/programs", "Tests/Fixtures/apis",
    "Tests/Fixtures/replaced-systems/input", "Tests/Fixtures/sync/input", "docs",
  ]

  @Test(arguments: SchemaLawTests.folders)
  func documentsOfTheReadSchemaAreReadAndWrittenOnesSatisfyTheOther(folder: String) throws {
    let subjects = folder == "docs" ? try SchemaSubject.onPages() : try SchemaSubject.all(in: folder)
    var counts = Counts()
    var types = 0
    for subject in subjects {
      // Some fixtures have errors.
      guard let (program, entries) = subject.checked() else { continue }
      let reader = Interpreter(program, stubsSwift: true)
      let writer = Interpreter(program)
      for (type, entry) in zip(subject.types, entries) {
        types += 1
        let name = "\(subject.name), \(type.name)"
        let made = try Self.checkReading(of: entry, name, in: program, reader, &counts)
        try Self.checkWriting(type.documents + made, of: entry, name, in: program, writer, &counts)
      }
    }
    #expect(counts.made > types / 2 && counts.read == counts.made, "\(folder): \(counts) of \(types) types")
    #expect(counts.written > counts.made / 3, "\(folder): \(counts)")
  }

  struct Counts {
    /// Documents made from schemas that say everything, and how many of them are read.
    var made = 0
    var read = 0
    /// Documents that were written and looked at.
    var written = 0
  }

  private static func schema(
    of entry: Entry, _ side: SchemaSide, in program: Program
  ) throws -> JSONValue? {
    guard case .success(let document) = SchemaBuilder.document(of: entry, titled: "T", side: side, in: program) else {
      return nil
    }
    return try JSONValue(json: Data(JSONSchemaPrinter.text(of: document, .draft202012).utf8))
  }

  /// - Returns: Documents that were made from the schema.
  private static func checkReading(
    of entry: Entry, _ name: String, in program: Program, _ reader: Interpreter, _ counts: inout Counts
  ) throws -> [String] {
    guard let schema = try schema(of: entry, .read, in: program) else { return [] }
    let isWhole = !unsaid(in: schema)
    var documents: [String] = []
    for seed in 1...2 as ClosedRange<UInt64> {
      var sample = SchemaSample(schema, seed: seed)
      guard let document = try sample.document()?.description else { continue }
      documents.append(document)
      guard isWhole else { continue }
      counts.made += 1
      let (output, problems) = reader.map(document, as: entry)
      if output != nil { counts.read += 1 }
      #expect(output != nil, "\(name): \(document)\n\(problems)")
    }
    return documents
  }

  private static func checkWriting(
    _ documents: [String], of entry: Entry, _ name: String, in program: Program, _ writer: Interpreter,
    _ counts: inout Counts
  ) throws {
    guard let schema = try schema(of: entry, .write, in: program) else { return }
    let validator = SchemaValidator(schema)
    for document in documents {
      guard let written = writer.map(document, as: entry, writesBack: true).output else { continue }
      counts.written += 1
      let problem = try validator.problem(of: try JSONValue(json: Data(written.utf8)))
      #expect(problem == nil, "\(name): \(written)\n\(problem ?? "")")
    }
  }

  /// Whether a comment says something that the documents made here may not satisfy.
  private static func unsaid(in schema: JSONValue) -> Bool {
    switch schema {
    case .null, .bool, .number, .string: return false
    case .array(let elements): return elements.contains(where: unsaid)
    case .object(let object):
      if let comment = object["$comment"]?.stringValue, !harmless.contains(comment) { return true }
      return object.contains { !["default", "const", "enum"].contains($0.key) && unsaid(in: $0.value) }
    }
  }

  private static let harmless = [
    "a number of at most 38 digits, from 1e-128 to 1e165", "the text is JSON that satisfies contentSchema",
  ]
}
