import Testing

/// What becomes of the expectations of tests when properties move to an object that may be absent.
@Suite struct ExpectationRefactoringTests {
  private static func mapping(_ street: String, _ document: String, _ expected: String) -> String {
    """
    struct Shop {
      name: String
    «  shopStreet: String? <-> street\(street)
      shopCity: String? <-> city»
    }

    test Shop "x" {
      json \"\"\"\(document)\"\"\"
      expect { name = "n", \(expected) }
    }

    """
  }

  /// The text of the file after each of the two refactorings that move properties; `nil` if it is not offered.
  private func texts(_ marked: String) throws -> [String?] {
    let text = MarkedText(marked)
    let client = try RefactoringClient(["A.kvmap": text.text])
    let range = try #require(text.ranges.first)
    let actions = try client.actions("A.kvmap", range, only: ["refactor"])
    return try ["extract 2 properties to a type", "gather 2 properties as 'shop'"].map { title in
      try actions.first { $0["title"] as? String == title }.map { try client.text("A.kvmap", after: $0) }
    }
  }

  @Test(arguments: [
    (#"{"name": "n"}"#, "shopStreet = nil, shopCity = nil", "part = nil", "shop = nil"),
    (#"{"name": "n", "city": null}"#, "shopCity = nil, shopStreet = nil", "part = nil", "shop = nil"),
    (#"{"name": "n"}"#, "shopStreet = _, shopCity = _", "part = _", "shop = _"),
    (
      #"{"name": "n", "city": "c"}"#, "shopStreet = nil", "part = { shopStreet = nil }", "shop = { street = nil }"
    ),
    (
      #"{"name": "n", "city": "c"}"#, "shopStreet = nil, shopCity = \"c\"",
      "part = { shopStreet = nil, shopCity = \"c\" }", "shop = { street = nil, city = \"c\" }"
    ),
  ]) func expectationsFollow(document: String, expected: String, extracted: String, gathered: String) throws {
    let found = try texts(Self.mapping("", document, expected))
    #expect(found.first??.contains("expect { name = \"n\", \(extracted) }") == true, "\(found)")
    #expect(found.last??.contains("expect { name = \"n\", \(gathered) }") == true, "\(found)")
  }

  /// Where only the document tells whether the object is there, the test decides.
  @Test(arguments: [
    // One of the properties is not mentioned, and also absent.
    ("", #"{"name": "n"}"#, "shopStreet = nil"),
    // The key is there, and its value counts as none.
    (" unless \"\"", #"{"name": "n", "street": ""}"#, "shopStreet = nil, shopCity = nil"),
  ]) func whatMakesATestFailIsNotOffered(rule: String, document: String, expected: String) throws {
    #expect(try texts(Self.mapping(rule, document, expected)) == [nil, nil])
  }

  /// A test that fails already says nothing.
  @Test func testsThatFailDoNotMatter() throws {
    let found = try texts(Self.mapping("", #"{"name": "other"}"#, "shopStreet = nil"))
    #expect(found.first??.contains("part = { shopStreet = nil }") == true, "\(found)")
  }
}
