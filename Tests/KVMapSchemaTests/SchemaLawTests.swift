import Foundation
import KVMap
import KVMapCompiler
import TestSupport
import Testing

/// The laws of schemas, over all fixtures: what satisfies the schema of the reading side is read, and what is written
/// satisfies that of the writing side. `Tests/Schemas/check` checks the same with the validators of others.
@Suite struct SchemaLawTests {
  /// The fewest documents that each folder must provide, so that no law holds for lack of them.
  static let folders = [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/program/input", "Tests/Fixtures/programs", "Tests/Fixtures/apis",
    "Tests/Fixtures/replaced-systems/input", "Tests/Fixtures/sync/input", "docs",
  ]

  @Test(arguments: SchemaLawTests.folders)
  func documentsOfTheReadSchemaAreReadAndWrittenOnesSatisfyTheOther(folder: String) throws {
    let subjects = folder == "docs" ? try SchemaSubject.onPages() : try SchemaSubject.all(in: folder)
    var counts = Counts()
    for subject in subjects { try Self.check(subject, &counts) }
    #expect(counts.made > subjects.count / 2 && counts.read == counts.made, "\(folder): \(counts)")
    #expect(counts.written > counts.made / 3, "\(folder): \(counts)")
  }

  struct Counts {
    /// Documents made from schemas that say everything, and how many of them are read.
    var made = 0
    var read = 0
    /// Documents that were written and looked at.
    var written = 0
  }

  private static func check(_ subject: SchemaSubject, _ counts: inout Counts) throws {
    guard let reader = subject.mapper(stubsSwift: true), let writer = subject.mapper(stubsSwift: false) else { return }
    var documents = subject.documents
    if let schema = try subject.schema(.read) {
      let isWhole = !unsaid(in: schema)
      for seed in 1...3 as ClosedRange<UInt64> {
        var sample = SchemaSample(schema, seed: seed)
        guard let document = try sample.document()?.description else { continue }
        documents.append(document)
        guard isWhole else { continue }
        counts.made += 1
        let (output, problems) = reader.map(document)
        if output != nil { counts.read += 1 }
        #expect(output != nil, "\(subject.name): \(document)\n\(problems)")
      }
    }
    guard let schema = try subject.schema(.write) else { return }
    let validator = SchemaValidator(schema)
    for document in documents {
      guard let written = writer.map(document, writesBack: true).output else { continue }
      counts.written += 1
      let problem = try validator.problem(of: try JSONValue(json: Data(written.utf8)))
      #expect(problem == nil, "\(subject.name): \(written)\n\(problem ?? "")")
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
