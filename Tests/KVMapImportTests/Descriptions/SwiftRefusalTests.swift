import Foundation
import KVMapCompiler
import Testing

/// Files that are no Swift source, or without types to map.
@Suite struct SwiftRefusalTests {
  @Test(arguments: [
    ("", "there is no type with stored properties in 'Thing.swift'"),
    ("// only a comment", "there is no type with stored properties in 'Thing.swift'"),
    ("struct T {", "'Thing.swift': line 1, column 10: a '{' that is not closed"),
    ("struct T { var a: Int }\n}", "'Thing.swift': line 2, column 1: a '}' that closes nothing"),
    ("struct T { var a: Int = (1 }", "'Thing.swift': line 1, column 28: a '}' where ')' is expected"),
    ("struct T { func a() { [1, 2 }", "'Thing.swift': line 1, column 29: a '}' where ']' is expected"),
    ("struct T { var a = \"x }", "'Thing.swift': line 1, column 20: a string that does not end"),
    ("struct T {\n  var a = \"\"\"\n  x\n}", "'Thing.swift': line 2, column 11: a string that does not end"),
    ("struct T { var a = #\"x\" }", "'Thing.swift': line 1, column 20: a string that does not end"),
    ("struct T { var a = \"\\(b\" }", "'Thing.swift': line 1, column 20: a string that does not end"),
    ("/* /* */ struct T { var a: Int }", "'Thing.swift': line 1, column 1: a comment that does not end"),
    ("struct T { var `a: Int }", "'Thing.swift': line 1, column 16: a name in back-quotes that does not end"),
    (
      "struct T {\n#if DEBUG\n  var a: Int\n}",
      "'Thing.swift': line 2, column 1: an '#if', '#else' or '#endif' without its counterpart"
    ), ("#endif", "'Thing.swift': line 1, column 1: an '#if', '#else' or '#endif' without its counterpart"),
    ("actor T { var a: Int = 0 }", "there is no type with stored properties in 'Thing.swift'"),
    ("struct T { var a = #/x }", "'Thing.swift': line 1, column 20: a regular expression that does not end"),
  ]) func isRefused(source: String, message: String) {
    let messages = DescriptionLaws.swift(source).refusal
    #expect(messages.first == message, "\(messages)")
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let sample = Sample(name: "T.swift", format: .json, bytes: [0x73, 0xFF])
    guard case .refused(let messages) = Compilation.infer(fromSwift: [sample], DescriptionOptions(), to: "T.kvmap")
    else {
      Issue.record("it is read")
      return
    }
    #expect(messages == ["'T.swift' is not UTF-8"])
  }

  @Test func declarationsAndBracketsNestDeeply() {
    let types = String(repeating: "struct T { ", count: 199) + "var a: Int" + String(repeating: "}", count: 199)
    #expect(DescriptionLaws.swift(types).refusal.isEmpty)
    let tooDeep = String(repeating: "struct T { ", count: 300) + "var a: Int" + String(repeating: "}", count: 300)
    #expect(
      DescriptionLaws.swift(tooDeep).refusal.first?.hasSuffix("declarations that nest more than 200 deep") == true)
    let brackets = String(repeating: "[(", count: 50_000) + String(repeating: ")]", count: 50_000)
    #expect(DescriptionLaws.swift("struct T { var a: Int\n var b = \(brackets) }").violations == [])
    let arrays = String(repeating: "[", count: 5_000) + "Int" + String(repeating: "]", count: 5_000)
    let generics = String(repeating: "X<", count: 5_000) + "Int" + String(repeating: ">", count: 5_000)
    for type in [arrays, generics, String(repeating: "[", count: 5_000), String(repeating: "any ", count: 5_000)] {
      let refusal = DescriptionLaws.swift("struct T { var a: Int\n var b: \(type) }").refusal.first
      #expect(refusal?.hasSuffix("types that nest more than 200 deep") == true, "\(refusal ?? "read")")
    }
    let literals = String(repeating: "[", count: 20_000) + "1" + String(repeating: "]", count: 20_000)
    let text = DescriptionLaws.swift("struct T { var a: Int\n var b: [Int] = \(literals) }").text ?? ""
    #expect(text.contains("  // in Swift it begins as [[[[") && text.hasSuffix("  b: [Int]\n}\n"), "\(text.prefix(300))")
    let functions = String(repeating: "() -> ", count: 50_000)
    #expect(
      DescriptionLaws.swift("struct T { var b: \(functions)Int }").refusal.first?.hasSuffix("more than 200 deep") == true)
    let strings = String(repeating: "\"\\(", count: 500) + "1" + String(repeating: ")\"", count: 500)
    #expect(
      DescriptionLaws.swift("struct T { var a = \(strings) }").refusal.first?.hasSuffix("a string that does not end")
        == true)
  }

  @Test func tenMegabytesAreRead() {
    let text = String(repeating: "} \\n (", count: 10_000)
    let body = "  static let s = \"\(text)\" // \(text)\n  func f() -> String { \"a \\(x) }\" } /* \(text) */\n"
    let source = "struct T {\n  var a: Int\n" + String(repeating: body, count: 10_000_000 / body.utf8.count) + "}\n"
    #expect(source.utf8.count > 9_000_000)
    #expect(DescriptionLaws.swift(source).text?.contains("  a: Int\n") == true)
  }
}
