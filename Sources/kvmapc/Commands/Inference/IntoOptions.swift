import KVMapCompiler
import KVMapSource

/// The options of `kvmapc infer` that are about a mapping which is there already.
struct IntoOptions {
  static let syntax: [CommandSyntax.Option] = [
    .init(
      name: "--into", value: "FILE",
      summary: "adds to this .kvmap file what SAMPLE has and no rule of it reads, and reports what else SAMPLE says"),
    .init(name: "--dry-run", summary: "with --into, prints the difference instead of writing FILE"),
    .init(name: "--unknown", summary: "with --into, also adds to types that have 'unknown error'")
  ]

  let file: String
  let isDryRun: Bool
  let addsUnknown: Bool

  /// - Returns: `nil` without `--into`.
  init?(_ arguments: Arguments) throws(UsageError) {
    isDryRun = arguments.has("--dry-run")
    addsUnknown = arguments.has("--unknown")
    guard let file = arguments.value(of: "--into") else {
      for option in ["--dry-run", "--unknown"] where arguments.has(option) {
        throw Self.wrong("'\(option)' has no meaning without '--into'")
      }
      return nil
    }
    self.file = file
    guard file.hasSuffix(FolderSearch.sourceEnding) else {
      throw Self.wrong("'\(VisibleText.line(file))' is not a .kvmap file")
    }
    let others = [
      ("--output", "writes a mapping of its own"), ("--force", "replaces a mapping"),
      ("--report", "explains a mapping of its own"), ("--tests", "adds tests to a mapping of its own")
    ]
    for (option, what) in others where arguments.has(option) || arguments.value(of: option) != nil {
      throw Self.wrong("'\(option)' \(what), and cannot be combined with '--into'")
    }
  }

  private static func wrong(_ message: String) -> UsageError { UsageError(message: message, command: "infer") }
}
