/// The options of `kvmapc check` that are about samples.
struct SampleOptions {
  static let syntax: [CommandSyntax.Option] = [
    .init(
      name: "--sample", value: "FILE", isRepeatable: true,
      summary: "reads FILE with the mapping, and prints which rules and keys were used; may be given several times"),
    .init(name: "--type", value: "TYPE", summary: "the type of a sample; by default, the first type of the mapping"),
    .init(name: "--strict", summary: "ends with exit code 1 also if a rule never fires, or a key is not read"),
  ]

  let files: [String]
  let type: String?
  let isStrict: Bool

  /// - Returns: `nil` without samples.
  init?(_ arguments: Arguments) throws(UsageError) {
    files = arguments.values(of: "--sample")
    type = arguments.value(of: "--type")
    isStrict = arguments.has("--strict")
    guard !files.isEmpty else {
      for option in ["--type", "--strict"] where arguments.has(option) || arguments.value(of: option) != nil {
        throw UsageError(message: "'\(option)' is about samples, so it has no meaning without '--sample'", command: "check")
      }
      return nil
    }
    guard !files.contains("") else { throw UsageError(message: "the name of a sample is empty", command: "check") }
    guard (files + arguments.paths).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError(message: "standard input can be only one file", command: "check")
    }
  }
}
