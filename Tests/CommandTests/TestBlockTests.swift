import Foundation
import TestSupport
import Testing

/// `kvmapc test`, with human-readable and with machine-readable output.
@Suite struct TestBlockTests {
  private static let mapping = """
    keys snake_case

    struct Address { city: String, zip: String? }

    struct User {
      name: String
      bornAt: Date?
      tags: [String] = []
      address: Address?
      visits: [String: Int] = [:]
      score: Int <- points = 0
    }


    """

  private func test(
    _ tests: String, arguments: [String] = [], mapping: String = mapping
  ) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping + tests])
    return try CommandLineTool.run(["test"] + arguments + ["M.kvmap"], in: folder)
  }

  @Test func passedTestsAreListed() throws {
    let result = try test(
      """
      test User "the smallest" {
        json \"\"\"{"name": "Ada"}\"\"\"
        expect { name = "Ada", bornAt = nil, tags = [], address = nil, visits = [:], score = 0 }
        roundtrip
      }
      test [User] "a problem anywhere" {
        json \"\"\"[{"name": "Ada"}, {"name": null, "tags": [1]}]\"\"\"
        fails at [1].tags[0] with mismatch
        fails with null
      }
      """)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        M.kvmap
          passed   User "the smallest"
          passed   [User] "a problem anywhere"
        2 tests: 2 passed

        """)
  }

  @Test func documentsComeFromFiles() throws {
    let tests = """
      test User "as sent" { json file "Fixtures/user.json" expect { name = "Ada", tags = [_] } }
      test User "another one" { json file "Fixtures/user.json" expect { name = "Bob" } }
      """
    let folder = try TemporaryFolder([
      "M.kvmap": Self.mapping + tests, "Fixtures/user.json": #"{"name": "Ada", "tags": ["a"]}"#,
    ])
    let result = try CommandLineTool.run(["test", "M.kvmap"], in: folder)
    #expect(result.code == 1 && result.problems == "")
    #expect(result.output.contains("passed   User \"as sent\""))
    #expect(result.output.contains("name: expected \"Bob\", found \"Ada\""))
  }

  @Test func documentsStayInThePackage() throws {
    let tests = """
      test User "nowhere" { json file "none.json" }
      test User "outside" { json file "../../../../../../etc/passwd" }
      test User "broken" { json file "broken.json" }
      """
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping + tests, "broken.json": "{\n  1}"])
    let result = try CommandLineTool.run(["check", "M.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("file not found: 'none.json'"))
    #expect(result.problems.contains("'../../../../../../etc/passwd' is outside the package"))
    #expect(result.problems.contains("invalid json in line 2, column 3 of the file: "))
  }

  @Test func differencesAreToldByProperty() throws {
    let result = try test(
      """
      test User "wrong in many ways" {
        json \"\"\"{"name": "Ada", "born_at": "2012-04-14T00:20:07Z", "tags": ["a"], "address": {"city": "X"}, "visits": {"k": 1}}\"\"\"
        expect {
          name = "Bob", bornAt = "2012-04-14T00:20:08Z", tags = ["a", "b"], address = { city = "Y", zip = "1" }
          visits = ["k": 2], score = 1
        }
      }
      test User "other keys" {
        json \"\"\"{"name": "Ada", "visits": {"k": 1}}\"\"\"
        expect { visits = ["l": 1], address = { city = "X" } }
      }
      """)
    #expect(result.code == 1 && result.problems == "")
    #expect(
      result.output == """
        M.kvmap
          FAILED   User "wrong in many ways" (line 14)
                     line 16: name: expected "Bob", found "Ada"
                     line 16: bornAt: expected "2012-04-14T00:20:08Z", found "2012-04-14T00:20:07Z"
                     line 16: tags: expected ["a", "b"], found ["a"]
                     line 16: address.city: expected "Y", found "X"
                     line 16: address.zip: expected "1", found nil
                     line 16: visits["k"]: expected 2, found 1
                     line 16: score: expected 1, found 0
          FAILED   User "other keys" (line 21)
                     line 23: visits: expected ["l": 1], found {"k":1}
                     line 23: address: expected { city = "X" }, found nil
        2 tests: 0 passed, 2 failed

        """)
  }

  @Test func aDocumentThatDoesNotMapIsToldWithItsProblems() throws {
    let result = try test(
      """
      test User "unexpected" {
        json \"\"\"{"name": 1, "tags": [2]}\"\"\"
        expect { name = "Ada" }
      }
      test User "expected, but elsewhere" {
        json \"\"\"{"name": 1}\"\"\"
        fails at tags with mismatch
      }
      test User "expected in vain" {
        json \"\"\"{"name": "Ada"}\"\"\"
        fails with missing
      }
      """)
    #expect(result.code == 1)
    #expect(
      result.output == """
        M.kvmap
          FAILED   User "unexpected" (line 14)
                     line 15: name: expected a string, found the number 1
                     line 15: tags[0]: expected a string, found the number 2
          FAILED   User "expected, but elsewhere" (line 18)
                     line 20: expected the problem 'mismatch' at tags, found 'mismatch' at name
          FAILED   User "expected in vain" (line 22)
                     line 24: expected the problem 'missing', found none
        3 tests: 0 passed, 3 failed

        """)
  }

  @Test func aLossOnTheWayBackIsTold() throws {
    let result = try test(
      """
      test User "the score is not written" {
        json \"\"\"{"name": "Ada", "points": 3}\"\"\"
        roundtrip
      }
      """)
    #expect(result.code == 1)
    #expect(
      result.output.contains("line 16: score: read as 3, and after it was written and read again as 0"),
      "\(result.output)")
  }

  @Test func programsGetJSON() throws {
    let tests = """
      test User "a \\"name\\"" {
        json \"\"\"{"name": "Ada"}\"\"\"
        expect { name = "Bob" }
      }
      test User "passes" { json \"\"\"{"name": "Ada"}\"\"\" }
      test User "a form" { form "name=Ada" }
      """
    let result = try test(tests, arguments: ["--json"])
    #expect(result.code == 1 && result.problems == "")
    #expect(
      result.output == #"""
        {"tests": [
          {"type": "User", "title": "a \"name\"", "file": "M.kvmap", "line": 14, "result": "failed", "failures": [{"line": 16, "path": "name", "message": "expected \"Bob\", found \"Ada\"", "expected": "\"Bob\"", "found": "\"Ada\""}]},
          {"type": "User", "title": "passes", "file": "M.kvmap", "line": 18, "result": "passed"},
          {"type": "User", "title": "a form", "file": "M.kvmap", "line": 19, "result": "passed"}
        ]}

        """#)
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
    #expect(try test("", arguments: ["--json"]).output == "{\"tests\": []}\n")
  }

  /// What is left out may refuse the value, or change it.
  @Test func aTestThatAHookDecidesIsNotRun() throws {
    let result = try test(
      """
      map Cart {
        after check
        items: [Int]
      }
      struct Order {
        number: Int
        cart: Cart?
      }
      test Cart "too few" {
        json \"\"\"{"items": []}\"\"\"
        fails with check
      }
      test Cart "as it is" {
        json \"\"\"{"items": [1]}\"\"\"
        expect { items = [1] }
      }
      test Cart "of the wrong type" {
        json \"\"\"{"items": 1}\"\"\"
        expect { items = [1] }
      }
      test Order "beside it" {
        json \"\"\"{"number": 1, "cart": {"items": [1]}}\"\"\"
        expect { number = 1, cart = _ }
      }
      test Order "in it" {
        json \"\"\"{"number": 1, "cart": {"items": [1]}}\"\"\"
        expect { cart = { items = [1] } }
      }
      test Order "written" {
        json \"\"\"{"number": 1, "cart": {"items": [1]}}\"\"\"
        roundtrip
      }
      test Order "without a cart" {
        json \"\"\"{"number": 1}\"\"\"
        expect { number = 1, cart = nil }
        roundtrip
      }
      """, mapping: "")
    let reason = "only compiled code can run Swift: 'check' of Cart; the tests of 'generate --tests' run it"
    #expect(result.code == 1)
    #expect(
      result.output == """
        M.kvmap
          not run  Cart "too few"
                     \(reason)
          not run  Cart "as it is"
                     \(reason)
          FAILED   Cart "of the wrong type" (line 17)
                     line 18: items: expected an array, found the number 1
          passed   Order "beside it"
          not run  Order "in it"
                     \(reason)
          not run  Order "written"
                     \(reason)
          passed   Order "without a cart"
        7 tests: 2 passed, 1 failed, 4 not run

        """)
  }

  /// Only where the code is not run may it be what reports the problem.
  @Test func aProblemThatOnlySwiftCanReportIsNotRun() throws {
    let result = try test(
      """
      struct Page {
        id: Int
        slug: String <- slug | Slug
      }
      transform Slug: String <- String = swift Slugifier
      test Page "of the value" {
        json \"\"\"{"id": 1, "slug": ""}\"\"\"
        fails at slug with mismatch
      }
      test Page "anywhere" {
        json \"\"\"{"id": 1, "slug": ""}\"\"\"
        fails with check
      }
      test Page "no value for the code" {
        json \"\"\"{"id": 1}\"\"\"
        fails at slug with missing
      }
      test Page "elsewhere" {
        json \"\"\"{"id": 1, "slug": ""}\"\"\"
        fails at id with mismatch
      }
      test Page "there is a value" {
        json \"\"\"{"id": 1, "slug": ""}\"\"\"
        fails at slug with missing
      }
      """, mapping: "")
    let reason =
      "expected the Swift type Slugifier, which only compiled code can run, found the string \"\"; "
      + "the tests of 'generate --tests' run it"
    #expect(
      result.output == """
        M.kvmap
          not run  Page "of the value"
                     \(reason)
          not run  Page "anywhere"
                     \(reason)
          passed   Page "no value for the code"
          FAILED   Page "elsewhere" (line 18)
                     line 20: expected the problem 'mismatch' at id, found none
          FAILED   Page "there is a value" (line 22)
                     line 24: expected the problem 'missing' at slug, found none
        5 tests: 1 passed, 2 failed, 2 not run

        """, "\(result.output)")
    #expect(result.code == 1)
  }

  /// An element that fits two expectations is the one that the other expectation leaves.
  @Test func theOrderOfSetsDoesNotMatter() throws {
    let tests = (0..<20).map { number in
      """
      test A "\(number)" {
        json \"\"\"{"s": [{"x": \(number)}, {"x": \(number), "y": 1}]}\"\"\"
        expect { s = [{ x = \(number) }, { x = \(number), y = 1 }] }
      }

      """
    }
    let mapping = "struct P { x: Int, y: Int? }\nstruct A { s: Set<P> }\n" + tests.joined()
    let folder = try TemporaryFolder(["A.kvmap": mapping])
    let result = try CommandLineTool.run(["test", "A.kvmap"], in: folder)
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func withoutTestsThereIsNothingToRun() throws {
    let result = try test("")
    #expect(result.code == 0 && result.output == "")
    #expect(result.problems == "kvmapc: no test blocks found\n")
  }

  @Test func filesWithErrorsAreNotRun() throws {
    let result = try test("test User \"x\" { json \"\"\"{\"name\": }\"\"\" }")
    #expect(result.code == 1 && result.output == "")
    #expect(result.problems.contains("error[invalid-document]: invalid json: expected a value, found the character"))
    // At the position in the document, inside the text.
    #expect(result.problems.contains("--> M.kvmap:14:34"), "\(result.problems)")
  }

  @Test func foldersAreSearchedAndImportsAreNotRun() throws {
    let folder = try TemporaryFolder([
      "a/A.kvmap": "import \"../B.kvmap\"\nstruct A { b: B }\ntest A \"a\" { json \"\"\"{\"b\": {\"n\": 1}}\"\"\" }",
      "B.kvmap": "struct B { n: Int }\ntest B \"b\" { json \"\"\"{\"n\": \"x\"}\"\"\" }",
    ])
    let result = try CommandLineTool.run(["test", "a"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    #expect(result.output == "a/A.kvmap\n  passed   A \"a\"\n1 test: 1 passed\n")
    #expect(try CommandLineTool.run(["test"], in: folder).code == 1)
  }

  @Test func standardInputCanBeTested() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(
      ["test", "-"], in: folder, input: Data("struct A { a: Int }\ntest A \"a\" { json \"\"\"{\"a\": 1}\"\"\" }".utf8))
    #expect(result.code == 0 && result.output.hasSuffix("1 test: 1 passed\n"))
  }
}
