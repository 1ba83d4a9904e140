import KVMapCompiler
import TestSupport
import Testing

/// Files that are no schema, describe no type, contain circles, or are large.
@Suite struct SchemaRefusalTests {
  @Test(arguments: [
    ("", "'s.json' is empty"), (" \n", "'s.json' is empty"), ("[]", "'s.json' is no JSON Schema: "),
    ("{\"type\": ", "'s.json' is not JSON: line 1, column 10: "),
    ("openapi: 3.0.0\ninfo:\n  title: x\n", "'s.json' is YAML; convert it to JSON first"),
    (#"{"swagger": "2.0"}"#, "'s.json' is an OpenAPI document of version 2; "),
    (#"{"openapi": "4.0.0"}"#, "'s.json' is an OpenAPI document of version 4.0.0; "),
    (#"{"openapi": "3.1.0", "paths": {}}"#, "'s.json' has no schemas under 'components', "),
    (#"{"properties": {"a": {"$ref": "b.json#/x"}}}"#, "'#/properties/a' refers to another document, 'b.json#/x'; "),
    (#"{"properties": {"a": {"$ref": "https://example.org/b"}}}"#, "'#/properties/a' refers to another document, "),
    (##"{"properties": {"a": {"$ref": "#/$defs/x"}}}"##, "'#/properties/a' refers to '#/$defs/x', which is not there"),
    (#"{"properties": {"a": 5}}"#, "'#/properties/a' is no schema, but 5"),
    (#"{"properties": {"a": {"type": "text"}}}"#, "'#/properties/a' is of type 'text', which JSON Schema has not"),
    (#"{"type": "integer"}"#, "'s.json' describes nothing to declare: 'Int' reads its documents"),
    (##"{"allOf": [{"$ref": "#"}]}"##, "'#' is a part of itself, through '$ref' and 'allOf'"),
  ]) func whatIsNoSchemaIsRefused(text: String, message: String) {
    let messages = DescriptionLaws.schema(text, "s.json").refusal
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test func allProblemsAreReported() {
    let text = ##"{"properties": {"a": {"$ref": "#/x"}, "b": {"$ref": "c.json"}, "c": 7}}"##
    #expect(DescriptionLaws.schema(text).refusal.count == 3)
  }

  @Test(arguments: [
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"type": "array", "items": {"$ref": "#/$defs/A"}}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"additionalProperties": {"$ref": "#/$defs/A"}}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "string"}, {"type": "integer"}]}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"anyOf": [{"$ref": "#/$defs/B"}, {"type": "string"}]}, "B": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "integer"}]}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/A"}}]}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}]}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"properties": {"b": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#"}]}}, "required": ["b"]}}}"##,
    ##"{"properties": {"a": {"$ref": "#/properties/a"}, "b": {"type": "integer"}}}"##,
  ]) func circlesEnd(text: String) { #expect(DescriptionLaws.schema(text).violations == [], "\(text)") }

  /// Schemas that are made of one that contains them are no new ones each time.
  @Test func aUnionMayContainItselfWithMoreKeys() {
    func text(_ kinds: Int, _ children: Int) -> String {
      let cases = (0..<kinds).map { kind in
        let members = (0..<children).map { index in
          ##""c\##(index)": {"allOf": [{"$ref": "#/$defs/Node"}, {"properties": {"p\##(index)": {"type": "integer"}}}]}"##
        }
        let all = ([#""kind": {"const": "k\#(kind)"}"#] + members).joined(separator: ", ")
        return #"{"required": ["kind"], "properties": {\#(all)}}"#
      }
      return ##"{"$ref": "#/$defs/Node", "$defs": {"Node": {"oneOf": [\##(cases.joined(separator: ", "))]}}}"##
    }
    let small = DescriptionLaws.schema(text(2, 1))
    #expect(small.violations == [])
    #expect(
      small.text?.hasSuffix(
        """
        union C0 on kind {
          k0: K0C0 <-> "k0"
          k1: K1C0 <-> "k1"
        }

        struct K0C0 {
          c0: C0?
          p0: Int?
        }

        struct K1C0 {
          c0: C0?
          p0: Int?
        }

        struct K1Node {
          c0: C0?
        }

        """) == true, "\(small.text ?? "")")
    #expect(DescriptionLaws.schema(text(12, 3)).violations == [])
  }

  /// Each part adds another key, so that there is always one more schema that none was before.
  @Test(arguments: [#"{"const": "b"}"#, #"{"type": "string"}"#]) func combinationsWithoutAnEnd(kind: String) {
    let text =
      ##"{"$ref": "#/$defs/A", "$defs": {"A": {"oneOf": [{"required": ["kind"], "properties": {"kind": {"const": "a"}}}, {"required": ["kind"], "properties": {"kind": \##(kind), "x": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"x": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"y": {"type": "integer"}}}]}}}]}, "z": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"x": {"$ref": "#/$defs/A"}, "z": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"x": {"type": "object"}}}]}}}]}}}]}}}"##
    #expect(DescriptionLaws.schema(text).violations == [])
  }

  /// References lead from one deep part of the file to the next.
  @Test(arguments: [
    (#"{"properties": {"a": "#, "}}", 480), (#"{"items": "#, "}", 900), (#"{"additionalProperties": "#, "}", 900),
    (#"{"anyOf": [{"type": "integer"}, {"type": "array", "items": "#, "}]}", 240), (#"{"allOf": ["#, "]}", 480),
    (#"{"anyOf": [{"type": "string"}, "#, "]}", 240),
  ]) func deepPartsThatReferToEachOther(opening: String, closing: String, count: Int) {
    let parts = (0..<Thoroughness.choose(12, thorough: 60)).map { index in
      ##""D\##(index)": \##(String(repeating: opening, count: count)){"$ref": "#/$defs/D\##(index + 1)"}\##(String(repeating: closing, count: count))"##
    }
    let text =
      ##"{"properties": {"a": {"$ref": "#/$defs/D0"}}, "$defs": {\##(parts.joined(separator: ", ")), "D\##(parts.count)": {"type": "integer"}}}"##
    let verdict = DescriptionLaws.schema(text)
    if case .mapping = verdict { #expect(verdict.violations == []) }
    #expect(verdict.refusal.allSatisfy { $0.contains(", one through the other") }, "\(verdict.refusal)")
  }

  @Test(arguments: [10, 100, 480]) func deepSchemas(depth: Int) {
    let objects =
      String(repeating: #"{"properties": {"a": "#, count: depth) + "{}" + String(repeating: "}}", count: depth)
    #expect(DescriptionLaws.schema(objects).violations == [])
    let arrays = String(repeating: #"{"items": "#, count: depth) + "{}" + String(repeating: "}", count: depth)
    #expect(DescriptionLaws.schema(#"{"properties": {"x": \#(arrays)}}"#).violations == [])
    let choices =
      String(repeating: #"{"anyOf": [{"type": "integer"}, "#, count: depth) + #"{"type": "string"}"#
      + String(repeating: "]}", count: depth)
    #expect(DescriptionLaws.schema(#"{"properties": {"x": \#(choices)}}"#).violations == [])
  }

  @Test func schemasThatAreTooDeepAreRefused() {
    let text = String(repeating: #"{"items": "#, count: 1_001) + "{}" + String(repeating: "}", count: 1_001)
    #expect(DescriptionLaws.schema(text, "s.json").refusal == ["'s.json' is nested deeper than 1000 levels"])
  }

  /// Each definition has the next one twice, so that what is not remembered would be looked at 2^60 times.
  @Test(arguments: ["allOf", "anyOf", "oneOf"]) func repeatedPartsAreLookedAtOnce(keyword: String) {
    let parts = (0..<60).map { index in
      ##""D\##(index)": {"\##(keyword)": [{"$ref": "#/$defs/D\##(index + 1)"}, {"$ref": "#/$defs/D\##(index + 1)"}]}"##
    }
    let text =
      ##"{"properties": {"a": {"$ref": "#/$defs/D0"}}, "$defs": {\##(parts.joined(separator: ", ")), "D60": {"properties": {"x": {"type": "integer"}}}}}"##
    #expect(DescriptionLaws.schema(text).violations == [])
  }

  /// Each definition refers to the next one, so that following all references at once would need a deep stack.
  @Test(arguments: ["properties", "anyOf", "allOf"]) func longChainsOfReferencesEnd(keyword: String) {
    // More than may be followed at once: 50 objects, 200 unions, and 500 where one is part of the other.
    let counts = ["properties": 120, "anyOf": 250, "allOf": 520]
    let count = Thoroughness.choose(counts[keyword] ?? 600, thorough: 3_000)
    let parts = (0..<count).map { index in
      let next = ##"{"$ref": "#/$defs/D\##(index + 1)"}"##
      switch keyword {
      case "properties": return ##""D\##(index)": {"properties": {"a": \##(next)}}"##
      case "anyOf": return ##""D\##(index)": {"anyOf": [{"type": "integer"}, {"type": "array", "items": \##(next)}]}"##
      default: return ##""D\##(index)": {"allOf": [\##(next), {"properties": {"p\##(index)": {}}}]}"##
      }
    }
    let text =
      ##"{"properties": {"a": {"$ref": "#/$defs/D0"}}, "$defs": {\##(parts.joined(separator: ", ")), "D\##(count)": {"properties": {"x": {}}}}}"##
    let verdict = DescriptionLaws.schema(text)
    if keyword == "properties" {
      #expect(verdict.violations == [] && verdict.text?.contains("struct D\(count - 1) {\n  a: D\(count)?\n}") == true)
    } else if keyword == "anyOf" {
      #expect(verdict.violations == [])
      #expect(verdict.text?.contains("// alternatives lead to more unions than they may, and are kept") == true)
    } else {
      #expect(verdict.refusal.first?.contains(", one through the other") == true, "\(verdict.refusal.first ?? "read")")
    }
  }

  @Test func namesThatNoTypeAndNoPropertyCanHave() {
    let keys = [
      "self", "Self", "", "a b", "_", "$x", "hashValue", "KVMap", "class", "where", "1", "ключ", "\\u0000", "case",
    ]
    let properties = keys.map { #""\#($0)": {"enum": ["\#($0)", "b"]}"# }.joined(separator: ", ")
    let definitions = (keys + ["Error", "Date", "Int", "Any"]).map { #""\#($0)": {"properties": {"x": {}}}"# }.joined(
      separator: ", ")
    #expect(DescriptionLaws.schema(#"{"properties": {\#(properties)}}"#).violations == [])
    #expect(DescriptionLaws.schema(#"{"$defs": {\#(definitions)}}"#).violations == [])
  }

  @Test func textsDoNotBreakComments() {
    let text =
      #"{"description": "a\n\n  b */ \u202e\u0000 c\r\nd", "properties": {"a": {"description": "\n\n", "type": "string", "x\ny": 1, "format": "a\u2028b\nc"}}}"#
    #expect(DescriptionLaws.schema(text).violations == [])
  }
}
