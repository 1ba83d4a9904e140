import Foundation
import Testing

@_spi(Generated) @testable import KVMap

/// The possible arguments of a generic struct.
@Suite struct ScalarMappingTests {
  private func roundTrip<T: DocumentDecodable & DocumentEncodable & Equatable>(_ type: T.Type, _ json: String) throws
    -> String
  {
    let value = try T(json: json)
    let written = try value.jsonString()
    #expect(try T(json: written) == value)
    return written
  }

  @Test func mapsScalars() throws {
    #expect(try roundTrip(Bool.self, "true") == "true")
    #expect(try roundTrip(Int.self, "-3.0") == "-3")
    #expect(try roundTrip(Int8.self, "-128") == "-128")
    #expect(try roundTrip(Int16.self, "16") == "16")
    #expect(try roundTrip(Int32.self, "32") == "32")
    #expect(try roundTrip(Int64.self, "64") == "64")
    #expect(try roundTrip(UInt.self, "1") == "1")
    #expect(try roundTrip(UInt8.self, "255") == "255")
    #expect(try roundTrip(UInt16.self, "16") == "16")
    #expect(try roundTrip(UInt32.self, "32") == "32")
    #expect(try roundTrip(UInt64.self, "18446744073709551615") == "18446744073709551615")
    #expect(try roundTrip(Double.self, "0.1") == "0.1")
    #expect(try roundTrip(Float.self, "0.1") == "0.1")
    #expect(try roundTrip(Decimal.self, "12.5") == "12.5")
    #expect(try roundTrip(String.self, #""a\n""#) == #""a\n""#)
    #expect(try roundTrip(Character.self, #""é""#) == #""é""#)
    #expect(try roundTrip(Date.self, #""2012-04-14T00:20:07Z""#) == #""2012-04-14T00:20:07Z""#)
    #expect(try roundTrip(URL.self, #""https://x.org/""#) == #""https://x.org/""#)
    let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try roundTrip(UUID.self, #""\#(uuid.lowercased())""#) == #""\#(uuid)""#)
    #expect(try roundTrip(Data.self, #""aGk/""#) == #""aGk/""#)
    #expect(try roundTrip(JSONValue.self, #"{"a":[1.50]}"#) == #"{"a":[1.50]}"#)
    #expect(try roundTrip(JSONObject.self, #"{"a":null}"#) == #"{"a":null}"#)
  }

  @Test func readsStrictly() {
    func kind<T: DocumentDecodable>(_ type: T.Type, _ json: String) -> MappingProblem.Kind? {
      do {
        _ = try T(json: json)
        return nil
      } catch {
        return error.problems[0].kind
      }
    }
    #expect(kind(Int.self, #""1""#) == .mismatch)
    #expect(kind(String.self, "1") == .mismatch)
    #expect(kind(Bool.self, "1") == .mismatch)
    #expect(kind(UInt8.self, "256") == .range)
    #expect(kind(Double.self, "null") == .null)
    #expect(kind([Int].self, "[1,null]") == .null)
    #expect(kind(Set<Int>.self, "1") == .mismatch)
    #expect(kind(JSONObject.self, "[]") == .mismatch)
  }

  @Test func mapsOptionals() throws {
    #expect(try roundTrip(Int?.self, "null") == "null")
    #expect(try roundTrip(Int?.self, "7") == "7")
    #expect(try roundTrip([String?].self, #"["a",null]"#) == #"["a",null]"#)
    #expect(try [Author?](json: #"[null,{"name":"Ada"}]"#) == [nil, Author(name: "Ada")])
    var author: Author? = Author(name: "Ada", age: 36)
    try author.update(json: #"{"name":"Countess"}"#)
    #expect(author == Author(name: "Countess", age: 36))
  }

  @Test func mapsArraysOfEverything() throws {
    #expect(try roundTrip([Int].self, "[3,1]") == "[3,1]")
    #expect(try roundTrip([Double].self, "[0.5,1]") == "[0.5,1]")
    #expect(try roundTrip([String].self, #"["b","a"]"#) == #"["b","a"]"#)
    #expect(try roundTrip([[UInt8]].self, "[[1],[],[2,3]]") == "[[1],[],[2,3]]")
    #expect(try [Author](json: #"[{"name":"Ada"}]"#) == [Author(name: "Ada")])
    let report = [[Int]].decodeCollectingProblems(json: #"[[1,"x"],["y",2]]"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    #expect(problems.map(\.path) == ["[0][1]", "[1][0]"])
  }

  @Test func writesSetsInOrder() throws {
    #expect(try roundTrip(Set<Int>.self, "[100,20,3,20]") == "[3,20,100]")
    #expect(try roundTrip(Set<Double>.self, "[2.5,-1]") == "[-1,2.5]")
    #expect(try roundTrip(Set<Float>.self, "[2.5,-1]") == "[-1,2.5]")
    #expect(try roundTrip(Set<Decimal>.self, "[2.5,-1]") == "[-1,2.5]")
    #expect(try roundTrip(Set<String>.self, #"["é","z","e"]"#) == #"["e","z","é"]"#)
    #expect(try roundTrip(Set<Character>.self, #"["é","z"]"#) == #"["z","é"]"#)
    #expect(try roundTrip(Set<Bool>.self, "[true,false]") == "[false,true]")
    #expect(try roundTrip(Set<[Int]>.self, "[[20],[100],[]]") == "[[100],[20],[]]")
    #expect(try roundTrip(Set<Int>.self, "[]") == "[]")
  }

  @Test func mapsDictionaries() throws {
    #expect(try roundTrip([String: Int].self, #"{"b":1,"a":2}"#) == #"{"a":2,"b":1}"#)
    #expect(try roundTrip([Int: Bool].self, #"{"100":true,"20":false}"#) == #"{"20":false,"100":true}"#)
    let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try roundTrip([UUID: Int].self, #"{"\#(uuid.lowercased())":1}"#) == #"{"\#(uuid)":1}"#)
    #expect(try roundTrip([UInt8: [String: Int?]].self, #"{"1":{"a":null}}"#) == #"{"1":{"a":null}}"#)
    #expect(try roundTrip([Int8: Int].self, #"{"-1":1}"#) == #"{"-1":1}"#)
    #expect(try roundTrip([Int16: Int].self, "{}") == "{}")
    #expect(try roundTrip([Int32: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
    #expect(try roundTrip([Int64: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
    #expect(try roundTrip([UInt: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
    #expect(try roundTrip([UInt16: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
    #expect(try roundTrip([UInt32: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
    #expect(try roundTrip([UInt64: Int].self, #"{"1":1}"#) == #"{"1":1}"#)
  }

  @Test func refusesKeysOfDictionaries() {
    func problem<T: DocumentDecodable>(_ type: T.Type, _ json: String) -> String? {
      T.decodeCollectingProblems(json: json).problems.first.map { "\($0.kind.rawValue) at \($0.path)" }
    }
    #expect(problem([Int: Int].self, #"{"x":1}"#) == "mismatch at x")
    #expect(problem([Int8: Int].self, #"{"128":1}"#) == "range at \"128\"")
    #expect(problem([Int: Int].self, #"{"1":1,"1.0":2}"#) == "duplicate-key at \"1.0\"")
    #expect(problem([Int: Int].self, #"{"1":"x"}"#) == "mismatch at \"1\"")
  }
}
