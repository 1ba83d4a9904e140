import Foundation
import KVMap
import KVMapCodable
import Testing

@testable import EmittedGoldens

/// Problems become the errors of coders, at the coder's path and ours.
@Suite struct CodingErrorTests {
  struct Failure: CustomTestStringConvertible {
    var kind: String
    var path: String
    var message: String
    /// A change to a valid parcel.
    var change: @Sendable (inout JSONObject) -> Void

    var testDescription: String { "\(kind) at \(path)" }
  }

  static let failures: [Failure] = [
    Failure(kind: "keyNotFound(label)", path: "first", message: "expected a value, found only the keys") {
      $0["label"] = nil
    },
    Failure(kind: "valueNotFound", path: "first.id", message: "expected an integer, found null") { $0["id"] = .null },
    Failure(kind: "typeMismatch", path: "first.id", message: "found the string \"7\"") { $0["id"] = "7" },
    Failure(kind: "typeMismatch", path: "first.fragile", message: "found the number 1") { $0["fragile"] = 1 },
    Failure(kind: "typeMismatch", path: "first.sent", message: "found the string \"yesterday\"") {
      $0["sent"] = "yesterday"
    },
    Failure(kind: "dataCorrupted", path: "first.id", message: "found the number 1000000000000000000000") {
      $0["id"] = JSONNumber("1000000000000000000000").map(JSONValue.number)
    },
    Failure(kind: "dataCorrupted", path: "first.state", message: "found the string \"lost\"") { $0["state"] = "lost" },
    Failure(kind: "typeMismatch", path: "first.stops.Index 1.city", message: "found the number 5") {
      $0["stops"] = [["city": "a"], ["city": 5]]
    },
    Failure(kind: "keyNotFound(city)", path: "first.stops.Index 0", message: "expected a value, found only the key") {
      $0["stops"] = [["zip": "a"]]
    },
    Failure(kind: "typeMismatch", path: "first.counts.a.b", message: "found the string \"x\"") {
      $0["counts"] = ["a.b": "x"]
    },
  ]

  /// What `lossy` drops is no reason for an error.
  @Test func valuesThatAreDroppedAreNotAmongTheProblems() throws {
    let document = Data(#"{"lossless":1,"name":""}"#.utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Checked.self, from: document) }
    guard case .dataCorrupted(let context) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect((context.underlyingError as? MappingError)?.problems.map(\.path) == ["name"])
    #expect(try JSONDecoder().decode(Checked.self, from: Data(#"{"lossless":1,"name":"x"}"#.utf8)).lossless == nil)
  }

  @Test(arguments: failures)
  func everyKindOfProblem(failure: Failure) throws {
    var parcel = try #require(try JSONValue(json: MappedCodableTests.parcel).objectValue)
    failure.change(&parcel)
    let data = try JSONEncoder().encode(["first": JSONValue.object(parcel)])
    #expect {
      try JSONDecoder().decode([String: Parcel].self, from: data)
    } throws: { error in
      guard let (kind, context) = Self.parts(of: error) else { return false }
      #expect(kind == failure.kind)
      #expect(context.codingPath.map(\.stringValue).joined(separator: ".") == failure.path)
      #expect(context.debugDescription.contains(failure.message))
      #expect(context.debugDescription.contains("; rule P"))
      let problems = (context.underlyingError as? MappingError)?.problems ?? []
      #expect(problems.count == 1)
      #expect(problems.first?.path.hasPrefix("first") == true)
      return true
    }
  }

  @Test func allProblemsAreInTheUnderlyingError() throws {
    struct Item: Decodable { var parcel: Parcel }
    let data = Data(#"{"items": [{"parcel": {"id": "x", "from": {"zip": 5}, "label": "", "weight": 1}}]}"#.utf8)
    #expect {
      try JSONDecoder().decode([String: [Item]].self, from: data)
    } throws: { error in
      let error = (Self.parts(of: error)?.context.underlyingError as? MappingError)
      #expect(
        Set(error?.problems.map(\.path) ?? []) == [
          "items[0].parcel.id", "items[0].parcel.from.zip", "items[0].parcel.from.city", "items[0].parcel.sent",
        ])
      return true
    }
  }

  @Test func anotherKindOfValueAltogether() throws {
    for json in ["[5]", "[\"x\"]", "[[]]", "[true]", "[1.5]"] {
      #expect {
        try JSONDecoder().decode([PostalAddress].self, from: Data(json.utf8))
      } throws: { error in
        let parts = Self.parts(of: error)
        return parts?.kind == "typeMismatch" && parts?.context.codingPath.first?.intValue == 0
      }
    }
    #expect {
      try JSONDecoder().decode([PostalAddress].self, from: Data("[null]".utf8))
    } throws: { error in Self.parts(of: error)?.kind == "valueNotFound" }
  }

  @Test func tooDeep() throws {
    let deep = (0..<200).reduce(JSONValue.number(1)) { value, _ in .array([value]) }
    var parcel = try #require(try JSONValue(json: MappedCodableTests.parcel).objectValue)
    parcel["rest"] = deep
    let data = try JSONEncoder().encode(["first": JSONValue.object(parcel)])
    #expect {
      try JSONDecoder().decode([String: Parcel].self, from: data)
    } throws: { error in
      Self.parts(of: error)?.kind == "dataCorrupted" && "\(error)".contains("at most 128 arrays and objects")
    }
  }

  @Test func whatIsNotWritten() throws {
    var depot = try MappedCodableTests.depot()
    depot.others[1].weight = .infinity
    #expect {
      try JSONEncoder().encode(depot)
    } throws: { error in
      guard case EncodingError.invalidValue(let value, let context) = error else { return false }
      #expect(context.codingPath.map(\.stringValue) == ["others", "Index 1", "weight"])
      #expect((context.underlyingError as? MappingError)?.problems.map(\.path) == ["others[1].weight"])
      return value is Parcel
    }
  }

  private static func parts(of error: any Swift.Error) -> (kind: String, context: DecodingError.Context)? {
    switch error as? DecodingError {
    case .typeMismatch(_, let context): ("typeMismatch", context)
    case .valueNotFound(_, let context): ("valueNotFound", context)
    case .keyNotFound(let key, let context): ("keyNotFound(\(key.stringValue))", context)
    case .dataCorrupted(let context): ("dataCorrupted", context)
    case nil: nil
    @unknown default: nil
    }
  }
}
