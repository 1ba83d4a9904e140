import Foundation
import KVMap
import KVMapCodable
import TestSupport
import Testing

@testable import EmittedGoldens

/// What a mapping reads through a decoder is what it reads from the document: the same value, or the same problems.
@Suite struct AgreementTests {
  @Test func damagedDocumentsAgree() throws {
    var generator = SeededGenerator(seed: 7)
    let parcel = try JSONValue(json: MappedCodableTests.parcel)
    var outcomes = (values: 0, problems: 0)
    for _ in 0..<2_000 {
      var document = parcel
      for _ in 0...Int.random(in: 0...1, using: &generator) { document = document.damaged(using: &generator) }
      let report = Parcel.decodeCollectingProblems(jsonValue: document)
      let decoded = Result { try JSONDecoder().decode(Parcel.self, from: JSONEncoder().encode(document)) }
      switch decoded {
      case .success(let value):
        outcomes.values += 1
        #expect(report.value == value, "\(document)")
      case .failure(let error):
        outcomes.problems += 1
        #expect(Self.problems(error) == Self.texts(report.problems), "\(document)")
      }
    }
    #expect(outcomes.values > 100 && outcomes.problems > 100)
  }

  @Test func damagedPropertyListsAgree() throws {
    var generator = SeededGenerator(seed: 8)
    var parcel = try #require(try JSONValue(json: MappedCodableTests.parcel).objectValue)
    // Has more digits than a property list takes.
    parcel["price"] = 2.25
    for _ in 0..<500 {
      let document = JSONValue.object(parcel).damaged(using: &generator)
      // A property list is an array or a dictionary.
      guard document.objectValue != nil || document.arrayValue != nil else { continue }
      let report = Parcel.decodeCollectingProblems(jsonValue: document)
      let decoded = Result {
        try PropertyListDecoder().decode(Parcel.self, from: PropertyListEncoder().encode(document))
      }
      switch decoded {
      case .success(let value): #expect(report.value == value, "\(document)")
      case .failure(let error): #expect(Self.problems(error) == Self.texts(report.problems), "\(document)")
      }
    }
  }

  static func problems(_ error: any Swift.Error) -> Set<String> {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      texts((context.underlyingError as? MappingError)?.problems ?? [])
    case nil: ["\(error)"]
    @unknown default: ["\(error)"]
    }
  }

  /// `missing` names the keys that are there, in their order, which decoders do not keep.
  static func texts(_ problems: [MappingProblem]) -> Set<String> {
    Set(problems.map { "\($0.path) \($0.kind) \($0.expected) \($0.kind == .missing ? "" : $0.found)" })
  }
}

extension JSONValue {
  /// The value with one part replaced or removed.
  func damaged(using generator: inout SeededGenerator) -> JSONValue {
    switch self {
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<8, using: &generator) > 0:
      guard let (key, value) = members.randomElement(using: &generator) else { return self }
      members[key] = Int.random(in: 0..<6, using: &generator) == 0 ? nil : value.damaged(using: &generator)
      return .object(members)
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<4, using: &generator) > 0:
      let index = Int.random(in: 0..<elements.count, using: &generator)
      elements[index] = elements[index].damaged(using: &generator)
      return .array(elements)
    case .null, .bool, .number, .string, .array, .object:
      return .random(depth: 2, hasDecimals: false, using: &generator)
    }
  }
}
