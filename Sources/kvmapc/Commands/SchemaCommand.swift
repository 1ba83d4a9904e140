import KVMapCompiler
import KVMapSource

/// `kvmapc schema`: prints the JSON Schema of what a mapping reads or writes.
struct SchemaCommand {
  static let syntax = CommandSyntax(
    name: "schema", summary: "prints a JSON Schema, or TypeScript, of what a mapping reads or writes",
    usage: "[OPTION…] FILE.kvmap TYPE",
    options: [
      .init(
        name: "--side", value: "SIDE", choices: SchemaSide.allCases.map(\.rawValue),
        summary: "the documents that are read, which is the default, or those that are written: read, write"),
      .init(
        name: "--dialect", value: "DIALECT", choices: SchemaDialect.allCases.map(\.rawValue),
        summary: "JSON Schema, which is the default, or an OpenAPI document: "
          + SchemaDialect.allCases.map(\.rawValue).joined(separator: ", ")),
      .init(name: "--typescript", summary: "prints the types of a TypeScript declaration file instead"),
    ],
    operands: [.mapping, .type],
    details: """
      TYPE is any type of the language: User, [User], [String: User], Page<User>, or a named mapping such as User.Form.

      A document that satisfies the schema of the reading side is read, and what is written satisfies that of the
      writing side. What no schema can say, such as what a transformer in Swift takes, is in a $comment.

      """)

  private let file: String
  private let type: String
  private let side: SchemaSide
  private let notation: SchemaNotation

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.paths
    guard words.count >= 2 else {
      throw UsageError(message: "\(words.isEmpty ? "FILE.kvmap and TYPE are" : "TYPE is") missing", command: "schema")
    }
    guard words.count == 2 else {
      throw UsageError(
        message: "'schema' prints the schema of one type, and '\(VisibleText.line(words[2]))' is one too many",
        command: "schema")
    }
    (file, type) = (words[0], words[1])
    guard file == "-" || file.hasSuffix(".kvmap") else {
      throw UsageError(message: "'\(VisibleText.line(file))' is not a .kvmap file", command: "schema")
    }
    side = arguments.value(of: "--side").flatMap(SchemaSide.init(rawValue:)) ?? .read
    let dialect = arguments.value(of: "--dialect").flatMap(SchemaDialect.init(rawValue:))
    if dialect != nil, arguments.has("--typescript") {
      throw UsageError(
        message: "'--dialect' is for JSON Schema, and cannot be combined with '--typescript'", command: "schema")
    }
    notation = arguments.has("--typescript") ? .typeScript : .jsonSchema(dialect ?? .draft202012)
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load([file], for: .everything)
    let (outcome, diagnostics, texts) = sources.compilation.schema(of: type, side, in: notation)
    if !diagnostics.isEmpty { streams.diagnostics(diagnostics, of: texts) }
    switch outcome {
    case .schema(let text):
      streams.output(text)
      return .success
    case .wrongFiles: return .problems
    case .wrongType: return .failure
    case .impossible(let reasons):
      for reason in reasons { streams.error(VisibleText.line(reason)) }
      return .problems
    }
  }
}
