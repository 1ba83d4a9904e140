import KVMapCompiler
import KVMapSource

/// The options of `kvmapc infer` that decide what the mapping is like.
struct InferOptions {
  static let syntax: [CommandSyntax.Option] = [
    .init(name: "--name", value: "TYPE", summary: "the type of a document; by default, from the file's name"),
    .init(
      name: "--required-from", value: "N",
      summary: "a key is required only where at least N objects were seen; 1 by default"),
    .init(name: "--map", value: "PATH", isRepeatable: true, summary: "the objects at PATH are dictionaries"),
    .init(name: "--struct", value: "PATH", isRepeatable: true, summary: "the objects at PATH are of one type"),
    .init(name: "--text", value: "PATH", isRepeatable: true, summary: "the value at PATH is a String"),
    .init(name: "--value", value: "PATH", isRepeatable: true, summary: "the value at PATH is kept as it is"),
    .init(name: "--enum", value: "PATH", isRepeatable: true, summary: "the texts at PATH are the cases of an enum"),
    .init(
      name: "--union", value: "PATH=KEY", isRepeatable: true,
      summary: "the objects at PATH are a union, and KEY tells which case"),
    .init(
      name: "--type", value: "PATH=TYPE", isRepeatable: true,
      summary: "the value at PATH is of this type of the language"),
    .init(name: "--gather", summary: "makes one value of keys that belong together, such as lat and lng"),
    .init(name: "--closed-enums", summary: "enums have no case for other texts"),
    .init(name: "--tests", summary: "adds a test for each JSON sample of at most 4 KB")
  ]

  private(set) var options = InferenceOptions()

  /// Whether an option names a type, which may not be there.
  var statesTypes: Bool { options.hints.values.contains { if case .type = $0 { true } else { false } } }

  init(_ arguments: Arguments) throws(UsageError) {
    options.name = arguments.value(of: "--name")
    options.gathers = arguments.has("--gather")
    options.closesEnums = arguments.has("--closed-enums")
    options.addsTests = arguments.has("--tests")
    if let text = arguments.value(of: "--required-from") {
      guard let number = Int(text), number > 0 else {
        throw Self.wrong("invalid value '\(VisibleText.line(text))' for '--required-from'; expected a number from 1")
      }
      options.requiredFrom = number
    }
    let plain: [(String, InferenceOptions.Hint)] = [
      ("--map", .dictionary), ("--struct", .structure), ("--text", .text), ("--value", .value), ("--enum", .enumeration)
    ]
    for (option, hint) in plain { for path in arguments.values(of: option) { try add(hint, at: path) } }
    for text in arguments.values(of: "--union") {
      let (path, key) = try Self.parts(of: text, "--union", "PATH=KEY")
      try add(.union(key: key), at: path)
    }
    for text in arguments.values(of: "--type") {
      let (path, type) = try Self.parts(of: text, "--type", "PATH=TYPE")
      try add(.type(type), at: path)
    }
  }

  private mutating func add(_ hint: InferenceOptions.Hint, at path: String) throws(UsageError) {
    if let other = options.hints[path], other != hint {
      throw Self.wrong("two options decide what '\(VisibleText.line(path))' is")
    }
    options.hints[path] = hint
  }

  private static func parts(of text: String, _ option: String, _ form: String) throws(UsageError) -> (
    path: String, value: String
  ) {
    guard let sign = text.lastIndex(of: "="), text.index(after: sign) < text.endIndex else {
      throw wrong("invalid value '\(VisibleText.line(text))' for '\(option)'; expected \(form)")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  private static func wrong(_ message: String) -> UsageError { UsageError(message: message, command: "infer") }
}
