import Testing

@_spi(Generated) @testable import KVMap

@Suite struct CoordinateTests {
  private static let keys = KeyTableFixture.of("lat!", "lon!", type: "Place")

  @Test func isAnObjectOfTwoKeys() throws {
    let coordinate = try GeographicCoordinate(json: #"{"longitude":200.5,"altitude":3,"latitude":-125.55}"#)
    #expect(coordinate == GeographicCoordinate(latitude: -125.55, longitude: 200.5))
    #expect(try coordinate.jsonString() == #"{"latitude":-125.55,"longitude":200.5}"#)
    var moved = coordinate
    try moved.update(json: #"{"latitude":1}"#)
    #expect(moved == GeographicCoordinate(latitude: 1, longitude: 200.5))
  }

  @Test(arguments: [
    ("[]", "mismatch at "), (#"{"latitude":1}"#, "missing at longitude"),
    (#"{"latitude":null,"longitude":1}"#, "null at latitude"),
    (#"{"latitude":"1","longitude":1}"#, "mismatch at latitude"),
  ])
  func saysWhatIsWrong(_ json: String, _ problem: String) {
    let problems = GeographicCoordinate.decodeCollectingProblems(json: json).problems
    #expect(problems.map { "\($0.kind.rawValue) at \($0.path)" } == [problem])
    #expect(problems.first?.rule == nil)
  }

  @Test func hasOtherKeysWhereARuleSaysSo() {
    let read = reading(#"{"lat":"40.768","lon":73.9819}"#) {
      (kv: inout JSONReader) throws(CodingFailure) -> GeographicCoordinate in
      try kv.coordinate(Self.keys, lenient: true)
    }
    #expect(read.value == GeographicCoordinate(latitude: 40.768, longitude: 73.9819))
    let garbage = reading(#"{"lat":"abc","lon":2}"#) {
      (kv: inout JSONReader) throws(CodingFailure) -> GeographicCoordinate in
      try kv.coordinate(Self.keys, lenient: true)
    }
    #expect(garbage.problem?.hasPrefix("mismatch at lat:") == true)
    let written = writing { kv throws(CodingFailure) in
      try kv.coordinate(GeographicCoordinate(latitude: 1, longitude: 2), latitude: #""lat":"#, longitude: #""lon":"#)
    }
    #expect(written.value == #"{"lat":1,"lon":2}"#)
    let nowhere = writing { kv throws(CodingFailure) in
      try kv.coordinate(GeographicCoordinate(latitude: 1, longitude: .nan), latitude: #""lat":"#, longitude: #""lon":"#)
    }
    #expect(nowhere.problem?.hasPrefix("range at lon:") == true)
  }
}
