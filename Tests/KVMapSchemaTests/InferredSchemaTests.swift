import Foundation
import KVMap
import KVMapCompiler
import KVMapInterpret
import KVMapSchema
import KVMapSema
import TestSupport
import Testing

/// A mapping whose schema was exported and inferred again reads the documents that the first one reads.
@Suite struct InferredSchemaTests {
  struct Counts {
    var refused = 0
    var inferred = 0
    var documents = 0
    var read = 0
  }

  @Test(arguments: [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/apis", "Tests/Fixtures/replaced-systems/input", "docs",
  ]) func whatIsInferredOfASchemaReadsItsDocuments(folder: String) throws {
    let subjects = folder == "docs" ? try SchemaSubject.onPages() : try SchemaSubject.all(in: folder)
    var counts = Counts()
    // All fixtures take most of a minute.
    let isSample = !Thoroughness.isWanted && subjects.count > 40
    for (number, subject) in subjects.enumerated() where !isSample || number % 3 == 0 {
      guard let (program, entries) = subject.checked() else { continue }
      let reader = Interpreter(program, stubsSwift: true)
      for (type, entry) in zip(subject.types, entries) {
        guard case .success(let document) = SchemaBuilder.document(of: entry, titled: "T", side: .read, in: program)
        else { continue }
        let text = JSONSchemaPrinter.text(of: document, .draft202012)
        let schema = try JSONValue(json: Data(text.utf8))
        let validator = SchemaValidator(schema)
        var documents: [String] = []
        for one in type.documents where reader.map(one, as: entry).output != nil {
          // What the first one reads beyond its schema is not described by it.
          guard let value = try? JSONValue(json: Data(one.utf8)), try validator.problem(of: value) == nil else {
            continue
          }
          documents.append(one)
        }
        for seed in 1...3 as ClosedRange<UInt64> {
          var sample = SchemaSample(schema, seed: seed)
          guard let one = try sample.document()?.description, reader.map(one, as: entry).output != nil else { continue }
          documents.append(one)
        }
        try check(text, documents, "\(subject.name), \(type.name)", &counts)
      }
    }
    #expect(counts.inferred > 20 && counts.inferred > 2 * counts.refused, "\(folder): \(counts)")
    #expect(counts.documents > counts.inferred && counts.read == counts.documents, "\(folder): \(counts)")
  }

  private func check(_ schema: String, _ documents: [String], _ name: String, _ counts: inout Counts) throws {
    let sample = Sample(name: "t.schema.json", format: .json, bytes: Array(schema.utf8))
    guard case .mapping(let inference) = Compilation.infer(fromSchema: sample, DescriptionOptions(), to: "T.kvmap")
    else {
      counts.refused += 1
      return
    }
    counts.inferred += 1
    let text = String(decoding: inference.mapping, as: UTF8.self)
    #expect(inference.diagnostics.isEmpty, "\(name): \(inference.diagnostics.map(\.message))\n\(text)")
    var compilation = Compilation()
    compilation.add(path: "T.kvmap", bytes: inference.mapping, isRequested: true)
    guard case .mapper(let mapper) = compilation.mapping(to: inference.documentType).mapping else {
      Issue.record("\(name): there is no type \(inference.documentType)\n\(text)")
      return
    }
    for document in documents {
      counts.documents += 1
      let request = MapRequest(
        format: .json, document: Array(document.utf8), path: nil, context: nil, written: nil, wantsAllProblems: true,
        isIndented: false)
      guard case .report(let report) = mapper.map(request) else { continue }
      if report.output != nil { counts.read += 1 }
      #expect(
        report.output != nil, "\(name): \(document)\n\(report.problems)\n\(schema.prefix(3000))\n\(text.prefix(3000))")
    }
  }
}
