import KVMapCompiler
import Testing

/// What becomes of the keywords of a schema.
@Suite struct SchemaRuleTests {
  /// The lines of the type `Thing`, for a schema of one property `a`.
  private func lines(_ schema: String, required: Bool = true, _ more: String = "") -> [String] {
    let text =
      #"{"type": "object", "properties": {"a": \#(schema)}\#(required ? #", "required": ["a"]"# : "")\#(more)}"#
    let verdict = DescriptionLaws.schema(text)
    #expect(verdict.violations == [], "\(text)")
    let all = verdict.text?.split(separator: "\n").map(String.init) ?? []
    return Array(all.dropFirst(1).prefix { $0 != "}" }).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [
    (#"{"type": "integer"}"#, "a: Int"), (#"{"type": "integer", "format": "int32"}"#, "a: Int32"),
    (#"{"type": "integer", "format": "int64", "minimum": 1}"#, "a: Int64 where 1..."),
    (#"{"type": "integer", "minimum": -128, "maximum": 127}"#, "a: Int8"),
    (#"{"type": "integer", "minimum": 0, "maximum": 18446744073709551615}"#, "a: UInt64"),
    (#"{"type": "integer", "minimum": 0, "maximum": 9999999999999999999}"#, "a: UInt64 where 0...9999999999999999999"),
    (#"{"type": "integer", "maximum": 9999999999999999999}"#, "a: Decimal where ...9999999999999999999 and multiple of 1"),
    (
      #"{"type": "integer", "minimum": -1, "maximum": 9999999999999999999}"#,
      "a: Decimal where -1...9999999999999999999 and multiple of 1"
    ), (#"{"type": "integer", "maximum": 9223372036854775807}"#, "a: Int where ...9223372036854775807"),
    (
      #"{"type": "integer", "minimum": 0, "maximum": 99999999999999999999}"#,
      "a: Decimal where 0...99999999999999999999 and multiple of 1"
    ),
    (#"{"type": "integer", "minimum": 0.5, "exclusiveMaximum": 9.5}"#, "a: Int where 1...9"),
    (#"{"type": "number", "minimum": 0, "exclusiveMinimum": true}"#, "a: Double where > 0"),
    (#"{"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1}"#, "a: Double where > 0 and < 1"),
    (#"{"type": "number", "minimum": 0, "exclusiveMaximum": 1}"#, "a: Double where 0..<1"),
    (#"{"type": "number", "format": "decimal", "multipleOf": 0.01}"#, "a: Decimal where multiple of 0.01"),
    (#"{"type": "number", "format": "float"}"#, "a: Float"), (#"{"type": "boolean"}"#, "a: Bool"),
    (#"{"type": "string", "minLength": 2, "maxLength": 4}"#, "a: String where count in 2...4"),
    (#"{"type": "string", "pattern": "^[a-z]+$"}"#, #"a: String where matches "[a-z]+""#),
    (#"{"type": "string", "pattern": "[0-9]$"}"#, #"a: String where matches "(.|[\\n\\r])*[0-9]""#),
    (#"{"type": "string", "pattern": "^(?:a|\\d{2})$"}"#, #"a: String where matches "(a|[0-9]{2})""#),
    (#"{"type": "string", "format": "date-time"}"#, "a: Date"), (#"{"type": "string", "format": "uri"}"#, "a: URL"),
    (#"{"type": "string", "format": "byte"}"#, "a: Data"),
    (#"{"type": "string", "contentEncoding": "base64url"}"#, "a: Data <-> a | base64url"),
    (#"{"const": "x"}"#, #"a: String where == "x""#), (#"{"const": 3}"#, "a: Int where == 3"),
    (#"{"enum": [1.5, 2]}"#, "a: Double where in [1.5, 2]"), (#"{"enum": [true, false]}"#, "a: Bool"),
    (
      #"{"type": "array", "items": {"type": "string", "minLength": 1}, "uniqueItems": true}"#,
      "a: [String] where unique and each count >= 1"
    ), (#"{"type": "array", "items": {"type": ["integer", "null"]}}"#, "a: [Int?]"),
    (#"{"type": "array"}"#, "a: [Value]"), (#"{"type": "object"}"#, "a: Object"), (#"{}"#, "a: Value"),
    (#"true"#, "a: Value"),
    (
      #"{"type": "object", "additionalProperties": {"type": "array", "items": {"type": "integer"}}}"#,
      "a: [String: [Int]]"
    ),
    (
      #"{"type": "object", "propertyNames": {"pattern": "^[0-9]+$"}, "additionalProperties": {"type": "string"}}"#,
      "a: [Int: String]"
    ), (#"{"type": "null"}"#, "a: Value"),
    (
      #"{"type": "string", "contentMediaType": "application/json", "contentSchema": {"type": "array", "items": {"type": "integer"}}}"#,
      "a: [Int] <-> a | json_text"
    ),
  ]) func keywordsOfAValue(schema: String, line: String) {
    #expect(lines(schema).filter { $0 != "// only null is allowed" } == ["struct Thing {", line])
  }

  /// A mapping reads nil also where the key is absent, so that has to be said. Written is null, as the schema wants it.
  @Test(arguments: [
    (#"{"type": ["string", "null"]}"#, "@write_nil a: String?"),
    (#"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, "@write_nil a: String?"),
    (#"{"type": "integer", "nullable": true}"#, "@write_nil a: Int?"),
    (#"{"type": ["array", "null"], "items": {"type": "integer"}}"#, "@write_nil a: [Int]?"),
    (#"{"type": ["object", "null"], "additionalProperties": {"type": "integer"}}"#, "@write_nil a: [String: Int]?"),
    (#"{"type": ["string", "null"], "default": "x"}"#, #"@write_nil a: String? = "x""#),
    (#"{"type": "integer", "default": 5}"#, "a: Int = 5"),
    (#"{"type": "integer", "readOnly": true}"#, "a: Int? <- a"),
    (#"{"type": ["integer", "null"], "readOnly": true}"#, "a: Int? <- a"),
    (#"{"type": ["string", "null"], "writeOnly": true}"#, "@write_nil a: String? -> a"),
  ]) func whatIsRequiredAndMayBeNull(schema: String, line: String) {
    let remark = "// the schema says that it is required, which is not checked"
    #expect(lines(schema) == ["struct Thing {", remark, line])
  }

  /// In OpenAPI it is required only where it is there at all.
  @Test func whatIsRequiredInOneDirection() {
    let verdict = DescriptionLaws.schema(
      #"{"openapi": "3.0.3", "info": {}, "paths": {}, "components": {"schemas": {"Thing": {"type": "object", "required": ["id", "pw", "tags"], "properties": {"id": {"type": "string", "readOnly": true}, "pw": {"type": "string", "writeOnly": true}, "tags": {"type": "array", "items": {"type": "string"}, "readOnly": true}, "o": {"type": "string", "readOnly": true}}}}}}"#,
      "openapi.json")
    #expect(verdict.violations == [])
    let inResponses = "// the schema says that it is required in responses, which is not checked"
    let inRequests = "// the schema says that it is required in requests, which is not checked"
    #expect(
      verdict.text == """
        kvmap 1

        struct Thing {
          \(inResponses)
          id: String? <- id
          \(inRequests)
          pw: String? -> pw
          \(inResponses)
          tags: [String] <- tags = []
          o: String? <- o
        }

        """, "\(verdict.text ?? "")")
  }

  /// Without a default that cannot be, it is required again.
  @Test func aWrongDefaultOfARequiredProperty() {
    #expect(
      lines(#"{"type": "integer", "maximum": 3, "default": 7}"#) == [
        "struct Thing {", "// the default 7 is left out: the default does not pass 'where ...3'", "a: Int where ...3",
      ])
  }

  @Test func whatIsOnlyWrittenIsReadWhereOtherKeysAreRefused() {
    let remark = "// the schema says 'writeOnly': true, but 'unknown error' refuses what no rule reads"
    let closed = #", "additionalProperties": false"#
    #expect(
      lines(#"{"type": "string", "writeOnly": true}"#, closed)
        == ["struct Thing {", "unknown error", remark, "a: String"])
    #expect(
      lines(#"{"type": "string", "writeOnly": true}"#, required: false, closed)
        == ["struct Thing {", "unknown error", remark, "a: String?"])
    let text = declarations(
      ##"{"title": "Thing", "allOf": [{"$ref": "#/$defs/B"}], "unevaluatedProperties": false, "properties": {"n": {}}, "$defs": {"B": {"required": ["a"], "properties": {"a": {"type": "string", "writeOnly": true}}}}}"##
    )
    #expect(text.contains("mixin B {\n  \(remark)\n  a: String\n}\n"), "\(text)")
  }

  @Test(arguments: [
    (#"{"type": "string"}"#, "a: String?"), (#"{"type": "array", "items": {"type": "integer"}}"#, "a: [Int] = []"),
    (#"{"type": "array", "items": {"type": "integer"}, "minItems": 1}"#, "a: [Int]? where count >= 1"),
    (#"{"type": "object", "additionalProperties": {"type": "integer"}}"#, "a: [String: Int] = [:]"),
    (#"{"type": "integer", "default": 5}"#, "a: Int = 5"),
    (#"{"type": "array", "default": [], "items": {}}"#, "a: [Value] = []"),
    (#"{"type": "array", "items": {"type": "string"}, "default": ["x"]}"#, #"a: [String] = ["x"]"#),
    (
      #"{"type": "object", "additionalProperties": {"type": "integer"}, "default": {"x": 1}}"#,
      #"a: [String: Int] = ["x": 1]"#
    ), (#"{"type": "integer", "readOnly": true}"#, "a: Int? <- a"),
    (#"{"type": "string", "writeOnly": true}"#, "a: String? -> a"),
    (#"{"type": "array", "items": {"type": "integer"}, "readOnly": true}"#, "a: [Int] <- a = []"),
  ]) func keywordsOfAPropertyThatIsNotRequired(schema: String, line: String) {
    #expect(lines(schema, required: false) == ["struct Thing {", line])
  }

  @Test func remarksStandAtTheProperty() {
    #expect(
      lines(#"{"type": "string", "format": "email", "not": {"const": ""}, "minLenght": 3}"#) == [
        "struct Thing {", #"// the schema says 'format': "email", which is not checked"#,
        #"// the schema says 'not': {"const":""}, which is not checked"#,
        "// 'minLenght' is no keyword that is known, and does not count", "a: String",
      ])
    #expect(
      lines(#"{"type": "integer", "maximum": 3, "default": 7, "deprecated": true}"#, required: false) == [
        "struct Thing {", "// deprecated", "// the default 7 is left out: the default does not pass 'where ...3'",
        "a: Int? where ...3",
      ])
  }

  @Test func otherKeys() {
    #expect(lines("{}", #", "additionalProperties": false"#) == ["struct Thing {", "unknown error", "a: Value"])
    #expect(
      lines("{}", #", "additionalProperties": {"type": "integer"}"#) == [
        "struct Thing {", "a: Value", "extra: [String: Int] <-> rest",
      ])
    #expect(
      lines("{}", #", "additionalProperties": {"type": "integer", "minimum": 0}"#) == [
        "struct Thing {", "a: Value", "extra: [String: Int] <-> rest where each 0...",
      ])
    #expect(
      lines("{}", #", "patternProperties": {"^x": {}}"#) == [
        "struct Thing {", #"// the schema says 'patternProperties': {"^x":{}}, which is not checked"#, "a: Value",
      ])
  }

  private func declarations(_ schema: String) -> String {
    let verdict = DescriptionLaws.schema(schema)
    #expect(verdict.violations == [], "\(schema)")
    return verdict.text ?? ""
  }

  @Test func enumsAreClosedUnlessTheSchemaOpensThem() {
    let text = declarations(
      #"{"properties": {"a": {"enum": ["x", "y"]}, "b": {"type": "string", "x-extensible-enum": ["x", "y"]}, "c": {"anyOf": [{"const": "x"}, {"type": "string"}]}, "d": {"enum": [2, -1]}}}"#
    )
    #expect(text.contains("enum A: String {\n  x\n  y\n}\n"))
    #expect(text.contains("enum B: String {\n  x\n  y\n  other(String) <-> else\n}\n"))
    #expect(text.contains("enum C: String {\n  x\n  other(String) <-> else\n}\n"))
    #expect(text.contains("enum D: Int {\n  value2 <-> 2\n  minus1 <-> -1\n}\n"))
  }

  @Test func unionsByShapeLeaveOutWhatIsNeverReached() {
    let text = declarations(
      #"{"properties": {"a": {"oneOf": [{"type": "string"}, {"type": "string", "format": "date"}, {"type": "integer"}]}}}"#
    )
    #expect(text.contains("union AValue {\n  text: String\n  number: Int\n}\n"))
    #expect(text.contains("// the case 'day': Day is left out: unreachable: "))
  }

  /// The first case that reads an object is chosen, so one with more required keys comes first. Where none has more, a
  /// comment says what is lost.
  @Test func casesWithMoreRequiredKeysAreTriedFirst() {
    let text = declarations(
      #"{"properties": {"p": {"anyOf": [{"title": "A", "properties": {"a": {"type": "integer"}}}, {"type": "string"}, {"title": "B", "required": ["b"], "properties": {"b": {"type": "integer"}}}, {"title": "C", "required": ["b", "c"], "properties": {"b": {"type": ["integer", "null"]}, "c": {"type": "integer"}}}, {"title": "D", "required": ["b", "d"], "properties": {"b": {"type": "integer"}, "d": {"type": "integer"}}}]}}}"#
    )
    #expect(text.contains("union PValue {\n  d: D\n  text: String\n  b: B\n  c: C\n  a: A\n}\n"), "\(text)")
    let lost = declarations(
      #"{"properties": {"p": {"anyOf": [{"title": "A", "properties": {"a": {"type": "integer"}}}, {"title": "B", "properties": {"b": {"type": "integer"}}}]}, "q": {"anyOf": [{"title": "C", "additionalProperties": false, "properties": {"a": {"type": "integer"}}}, {"title": "D", "properties": {"b": {"type": "integer"}}}]}}}"#
    )
    #expect(
      lost.contains(
        "// an object that 'a' reads as well is never 'b', and loses the keys of that\nunion PValue {\n  a: A\n  b: B\n}\n"),
      "\(lost)")
    #expect(lost.contains("}\n\nunion QValue {\n  c: C\n  d: D\n}\n"), "\(lost)")
  }

  /// Objects that differ in keys which the mapping does not read are not equal.
  @Test func elementsThatAreObjectsAreNotCompared() {
    let object = #"{"properties": {"a": {}}}"#
    #expect(
      lines(#"{"type": "array", "uniqueItems": true, "items": \#(object)}"#) == [
        "struct Thing {", "// the schema says 'uniqueItems': true, which is not checked", "a: [A]",
      ])
    #expect(
      lines(#"{"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}}"#)
        == ["struct Thing {", "a: [A] where unique"])
  }

  /// Nothing in the mapping says what a document is that is no declared type.
  @Test func aDocumentThatIsADictionaryIsNoted() {
    guard
      case .mapping(let text, let inference, let violations) = DescriptionLaws.schema(
        #"{"title": "Root", "minProperties": 1, "additionalProperties": {"enum": ["a", "b"]}}"#)
    else {
      Issue.record("it is refused")
      return
    }
    #expect(violations == [] && text.contains("enum Root: String {\n"))
    #expect(
      inference.notes == ["a document is read as '[String: Root]'", "of a document, 'count >= 1' is not checked"])
  }

  @Test(arguments: [
    ("1", "2", "v1: V1A <-> 1", "v2: V2A <-> 2"), ("-1", "0", "vMinus1: VMinus1A <-> -1", "v0: V0A <-> 0"),
    ("true", "false", "vTrue: VTrueA <-> true", "vFalse: VFalseA <-> false"),
  ]) func constantsOfOneKeyMayBeNumbersAndBools(one: String, other: String, first: String, second: String) {
    let text = declarations(
      #"{"properties": {"a": {"oneOf": [{"required": ["v"], "properties": {"v": {"const": \#(one)}, "x": {}}}, {"required": ["v"], "properties": {"v": {"const": \#(other)}, "y": {}}}]}}}"#
    )
    #expect(text.contains("union A on v {\n  \(first)\n  \(second)\n}\n"), "\(text)")
  }

  @Test func payloadsThatAreUsedElsewhereKeepTheirTag() {
    let text = declarations(
      ##"{"properties": {"a": {"oneOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}]}, "b": {"$ref": "#/$defs/Cat"}}, "$defs": {"Cat": {"required": ["kind"], "properties": {"kind": {"const": "cat"}}}, "Dog": {"required": ["kind", "n"], "properties": {"kind": {"const": "dog"}, "n": {"type": "integer"}}}}}"##
    )
    #expect(text.contains("union A on kind {\n  cat: Cat <- \"cat\"\n  dog: Dog <-> \"dog\"\n}\n"))
    #expect(text.contains("struct Cat {\n  kind: String where == \"cat\"\n}\n"))
    #expect(text.contains("struct Dog {\n  n: Int\n}\n"))
  }

  @Test func partsOfAllOfAreMixins() {
    let text = declarations(
      ##"{"title": "Thing", "allOf": [{"$ref": "#/$defs/Named"}, {"$ref": "#/$defs/Dated"}], "required": ["name"], "properties": {"n": {"type": "integer"}, "other": {"$ref": "#/$defs/Dated"}}, "$defs": {"Named": {"properties": {"name": {"type": "string"}}}, "Dated": {"required": ["at"], "properties": {"at": {"type": "string", "format": "date"}}}}}"##
    )
    #expect(
      text.contains("struct Thing with Named, DatedMembers {\n  n: Int?\n  other: Dated?\n  name: String\n}\n"),
      "\(text)")
    #expect(text.contains("mixin Named {\n  name: String?\n}\n"))
    #expect(text.contains("mixin DatedMembers {\n  at: Day\n}\n"))
    #expect(
      text.contains("struct Dated with DatedMembers {}\n") || text.contains("struct Dated with DatedMembers {\n}\n"),
      "\(text)")
  }

  /// What is next to the only part of `allOf` is about the property, and makes no other type.
  @Test(arguments: [
    (#"{"allOf": [REF]}"#, "X?"), (#"{"allOf": [REF], "nullable": true}"#, "X?"),
    (#"{"allOf": [REF, {"nullable": true}], "description": "d"}"#, "X?"),
    (#"{"allOf": [REF], "description": "d", "readOnly": true}"#, "X? <- p"),
  ]) func oneReferenceInAllOfIsThatType(schema: String, type: String) {
    for (definition, kind) in [
      (#"{"enum": ["a", "b"]}"#, "enum X"),
      (##"{"allOf": [{"$ref": "#/$defs/N"}, {"properties": {"m": {"type": "integer"}}}]}"##, "struct X"),
      (#"{"required": ["m"], "properties": {"m": {"type": "integer"}}}"#, "struct X"),
    ] {
      let property = schema.replacing("REF", with: ##"{"$ref": "#/$defs/X"}"##)
      let text = declarations(
        ##"{"title": "Thing", "properties": {"p": \##(property), "q": {"$ref": "#/$defs/X"}}, "$defs": {"X": \##(definition), "N": {"properties": {"n": {}}}}}"##
      )
      #expect(text.contains("  p: \(type)\n  q: X?\n}\n"), "\(text)")
      #expect(text.components(separatedBy: kind).count == 2, "\(text)")
    }
    let typed = declarations(
      ##"{"title": "Thing", "properties": {"p": {"type": "object", "allOf": [{"$ref": "#/$defs/X"}], "nullable": true}, "q": {"type": "string", "allOf": [{"$ref": "#/$defs/Y"}], "nullable": true}}, "$defs": {"X": {"properties": {"n": {}}}, "Y": {"type": "string", "enum": ["a", "b"]}}}"##
    )
    #expect(typed.contains("  p: X?\n  q: Y?\n}\n"), "\(typed)")
    let text = declarations(
      ##"{"title": "Thing", "properties": {"p": {"allOf": [{"$ref": "#/$defs/X"}], "default": "b"}}, "$defs": {"X": {"enum": ["a", "b"]}}}"##
    )
    #expect(text.contains("  p: X = .b\n}\n"), "\(text)")
  }

  @Test func typesThatContainThemselvesAreBoxedOnce() {
    let text = declarations(
      ##"{"title": "Node", "required": ["next"], "properties": {"next": {"$ref": "#"}, "more": {"type": "array", "items": {"$ref": "#"}}}}"##
    )
    #expect(
      text.contains(
        "  // required in the schema, where no value can ever end\n  @boxed next: Node?\n  more: [Node] = []\n"))
  }

  @Test func arraysWithASchemaForEachPositionAreRecords() {
    let text = declarations(
      #"{"properties": {"p": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": {"type": "number"}, "minItems": 1}}}"#
    )
    #expect(
      text.contains(
        "struct P {\n  value0: Int <-> self[0]\n  value1: String? <-> self[1]\n  extra: [Double] <-> rest\n}\n"
      ), "\(text)")
  }

  /// An array that is shorter is written as short as it was: an element that is absent is neither null nor a default.
  @Test func elementsThatMayBeAbsentAreNotWritten() {
    let text = declarations(
      #"{"properties": {"p": {"type": "array", "minItems": 1, "prefixItems": [{"type": ["integer", "null"]}, {"type": "array", "items": {"type": "integer"}}, {"type": "string", "default": "x"}], "items": {"type": "number", "minimum": 0}}}}"#
    )
    #expect(
      text.contains(
        """
        struct P {
          // the schema says that it is required, which is not checked
          @write_nil value0: Int? <-> self[0]
          value1: [Int]? <-> self[1]
          // the default of the schema is "x"
          value2: String? <-> self[2]
          extra: [Double] <-> rest where each 0...
        }

        """), "\(text)")
  }

  /// A property takes the place of one that its mixin has under the same name.
  @Test func namesDifferFromThoseOfMixins() {
    let text = declarations(
      ##"{"title": "Thing", "properties": {"u": {"$ref": "#/$defs/U"}, "b": {"$ref": "#/$defs/B"}, "v": {"$ref": "#/$defs/V"}, "w": {"$ref": "#/$defs/W"}}, "$defs": {"B": {"properties": {"first-name": {"type": "string"}, "extra": {"type": "string"}}}, "C": {"properties": {"first_name": {"type": "string"}, "extra": {"type": "string"}}}, "U": {"allOf": [{"$ref": "#/$defs/B"}], "properties": {"firstName": {"type": "integer"}}}, "V": {"allOf": [{"$ref": "#/$defs/B"}], "properties": {"x": {"type": "integer"}}, "additionalProperties": {"type": "integer"}}, "W": {"allOf": [{"$ref": "#/$defs/B"}, {"$ref": "#/$defs/C"}], "properties": {"first_name": {"type": "integer"}}}}}"##
    )
    #expect(text.contains("struct U with BMembers {\n  firstName2: Int? <-> firstName\n}\n"), "\(text)")
    #expect(text.contains("struct V with BMembers {\n  x: Int?\n  others: [String: Int] <-> rest\n}\n"), "\(text)")
    #expect(text.contains("mixin BMembers {\n  firstName: String? <-> \"first-name\"\n  extra: String?\n}\n"), "\(text)")
    #expect(text.contains("mixin C {\n  firstName2: String? <-> first_name\n  extra: String?\n}\n"), "\(text)")
    #expect(text.contains("struct W with BMembers, C {\n"), "\(text)")
  }

  /// What refers to a type from inside of it knows that it may be null.
  @Test func aUnionThatMayBeNullContainsItself() {
    let text = declarations(
      ##"{"title": "Thing", "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/N"}}, {"type": "null"}]}}}"##
    )
    #expect(text.contains("union N {\n  text: String\n  list: [N?]\n}\n"), "\(text)")
  }

  @Test func aFileOfDefinitionsHasNoTypeOfItsOwn() {
    let text = declarations(
      ##"{"$defs": {"a-b": {"properties": {"x": {}}}, "C": {"properties": {"y": {"$ref": "#/$defs/a-b"}}}}}"##)
    #expect(text == "kvmap 1\n\nstruct AB {\n  x: Value?\n}\n\nstruct C {\n  y: AB?\n}\n")
  }
}
