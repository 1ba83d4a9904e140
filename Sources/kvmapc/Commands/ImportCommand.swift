import KVMapCompiler
import KVMapSource

/// `kvmapc import`: writes the mapping for another system's model.
struct ImportCommand {
  static let syntax = CommandSyntax(
    name: "import", summary: "writes the .kvmap file of a model of another system", usage: "[OPTION…] coredata MODEL",
    options: [
      .init(name: "--output", value: "FILE", summary: "the .kvmap file to write; without it, the mapping is printed"),
      .init(name: "--force", summary: "replaces FILE if it is there already"),
    ],
    operands: [.word("coredata"), .file],
    details: """
      MODEL is an .xcdatamodel, an .xcdatamodeld, whose current version is taken, or the file 'contents' of one; '-' is
      standard input. What is written passes 'check' and 'format --check'. It is a beginning: the file is yours.

      """)

  private static let system = "coredata"

  private let model: String
  private let output: String?
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.paths
    guard let system = words.first else {
      throw UsageError(message: "what to import is missing: coredata MODEL", command: "import")
    }
    guard system == Self.system else {
      let near = Arguments.suggestion(for: system, in: [Self.system])
      throw UsageError(
        message: "'\(VisibleText.line(system))' is nothing that can be imported from"
          + (near.isEmpty ? "; expected '\(Self.system)'" : near),
        command: "import")
    }
    guard words.count > 1 else { throw UsageError(message: "MODEL is missing", command: "import") }
    guard words.count == 2 else {
      throw UsageError(
        message: "there is one MODEL, and '\(VisibleText.line(words[2]))' would be another", command: "import")
    }
    model = words[1]
    output = arguments.value(of: "--output")
    isForced = arguments.has("--force")
    if let output, !output.hasSuffix(FolderSearch.sourceEnding) {
      throw UsageError(message: "'\(VisibleText.line(output))' is not a .kvmap file", command: "import")
    }
    if isForced, output == nil {
      throw UsageError(message: "'--force' has no meaning without '--output'", command: "import")
    }
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let file = try CoreDataModelFile(model)
    switch Compilation.importCoreData(file.contents, named: file.name, to: output ?? "<MAPPING>") {
    case .refused(let messages):
      for message in messages { streams.error(VisibleText.line(message)) }
      return .problems
    case .mapping(let bytes, let diagnostics, let sources):
      if !diagnostics.isEmpty { streams.diagnostics(diagnostics, of: sources) }
      guard !diagnostics.containsErrors else {
        streams.error("the model '\(VisibleText.line(file.name))' contains something that a mapping cannot express")
        return .problems
      }
      guard let output else {
        streams.output(bytes)
        return .success
      }
      let isWritten = try SingleOutput.write(bytes, to: output, isForced: isForced)
      streams.output("\(VisibleText.line(output)) is \(isWritten ? "written" : "up to date")\n")
      return .success
    }
  }
}
