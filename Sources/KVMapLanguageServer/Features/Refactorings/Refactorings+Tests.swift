import KVMapCompiler
import KVMapSource
import KVMapSyntax

/// A first test of a type.
extension Refactorings {
  func addTest(of name: TypeNameSyntax?, _ parameters: [NameSyntax], _ span: Span) -> Refactoring? {
    guard let name, parameters.isEmpty, case let type = testedName(name) else { return nil }
    let tested = view.tree.flatItems.contains { item in
      guard case .test(let test) = item, let tested = test.type else { return false }
      return view.text(tested.span) == type
    }
    guard !tested else { return nil }
    return Refactoring(.addTest, "add a test of '\(type)'") {
      let files = CompilationFiles(of: view.file, in: workspace)
      guard let document = files.compilation().leastDocument(of: type) else { return nil }
      let json = Self.spaced(String(decoding: document, as: UTF8.self))
      // What is only read, or only written, does not come back.
      for expectation in ["roundtrip", "expect {}"] {
        let text = "test \(type) \"the least document\" {\n  json \(Self.literal(json))\n  \(expectation)\n}"
        let insertion = insertion("\n\n" + text, at: view.end(of: span))
        let changed = CompilationFiles(
          of: view.file, withTexts: [view.file.id: [insertion].applied(to: view.file.bytes, of: view.file.id)],
          in: workspace)
        let reports = changed.compilation().test().files?.first?.reports ?? []
        if reports.contains(where: { $0.typeText == type && $0.outcome.hasPassed }) { return [insertion] }
      }
      return nil
    }
  }

  /// `User`; of a second mapping `User.Form`.
  private func testedName(_ name: TypeNameSyntax) -> String {
    switch item {
    case .type(let type): type.alias.map { "\(name.text).\($0.text)" } ?? name.text
    case .union(let type): type.alias.map { "\(name.text).\($0.text)" } ?? name.text
    case .enumeration, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family,
      .test, .nested, .error, nil:
      name.text
    }
  }

  /// JSON on one line, as people write it: with a space behind each colon and comma.
  private static func spaced(_ json: String) -> String {
    var result = ""
    var isInString = false
    var isEscaped = false
    for character in json {
      result.append(character)
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else if character == "\"" {
        isInString = true
      } else if character == ":" || character == "," {
        result.append(" ")
      }
    }
    return result
  }

  private static func literal(_ json: String) -> String {
    "\"\"\"" + json.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\\\"\\\"") + "\"\"\""
  }
}

extension TestReport.Outcome { var hasPassed: Bool { if case .passed = self { true } else { false } } }
