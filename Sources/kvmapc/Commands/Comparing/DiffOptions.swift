import KVMapCompiler
import KVMapSource

/// The arguments of `kvmapc diff`.
struct DiffOptions {
  enum Format: String, CaseIterable {
    case text
    /// A line for each change.
    case short
    case json
    case sarif

    /// Whether people read it only through a program.
    var isForPrograms: Bool {
      switch self {
      case .text, .short: false
      case .json, .sarif: true
      }
    }
  }

  enum Sides {
    case paths(old: String, new: String)
    /// The paths as they are, and as git has them at a revision.
    case revision(String, [String])
  }

  static let options: [CommandSyntax.Option] = [
    .init(name: "--against", value: "REVISION", summary: "compares the paths with those that git has at a revision"),
    .init(
      name: "--for", value: "AUDIENCE",
      summary: "read, written, swift, or several of them with commas; all of them is the default"),
    .init(name: "--strict", summary: "exit code 1 also if something only changes"),
    .init(name: "--all", summary: "also lists what adds something, and what nobody notices"),
    .init(name: "--accept", value: "FILE", summary: "changes that are wanted: 'ID SUBJECT reason', one on each line"),
    .init(
      name: "--sample", value: "FILE", isRepeatable: true,
      summary: "a JSON document that is read today, to be run through both mappings; may be repeated"),
    .init(
      name: "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
      summary: "text for people (default), short for a line for each change, json or sarif for programs"),
  ]

  let sides: Sides
  let audiences: Set<ChangeAudience>
  let isStrict: Bool
  let showsAll: Bool
  let accepted: String?
  let samples: [String]
  let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    let paths = arguments.paths
    if let revision = arguments.value(of: "--against") {
      guard !revision.hasPrefix("-") else {
        throw UsageError(message: "'\(VisibleText.line(revision))' is no revision", command: "diff")
      }
      guard !paths.contains("-") else {
        throw UsageError(message: "git has no standard input; '--against' needs files or folders", command: "diff")
      }
      sides = .revision(revision, paths.isEmpty ? ["."] : paths)
    } else {
      guard paths.count >= 2 else {
        throw UsageError(
          message: "\(paths.isEmpty ? "OLD and NEW are" : "NEW is") missing; or use '--against REVISION'",
          command: "diff")
      }
      guard paths.count == 2 else {
        throw UsageError(
          message: "'diff' compares two files or folders, and '\(VisibleText.line(paths[2]))' is one too many",
          command: "diff")
      }
      guard paths != ["-", "-"] else {
        throw UsageError(message: "only one of OLD and NEW can be standard input", command: "diff")
      }
      sides = .paths(old: paths[0], new: paths[1])
    }
    audiences = try Self.audiences(arguments.value(of: "--for"))
    isStrict = arguments.has("--strict")
    showsAll = arguments.has("--all")
    accepted = arguments.value(of: "--accept")
    samples = arguments.values(of: "--sample")
    guard !samples.contains("") else { throw UsageError(message: "a path is empty", command: "diff") }
    format = arguments.value(of: "--format").flatMap(Format.init(rawValue:)) ?? .text
  }

  private static func audiences(_ text: String?) throws(UsageError) -> Set<ChangeAudience> {
    guard let text else { return Set(ChangeAudience.allCases) }
    var all: Set<ChangeAudience> = []
    let known = ChangeAudience.allCases.map(\.rawValue)
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let audience = ChangeAudience(rawValue: word) else {
        throw UsageError(
          message: "invalid value '\(VisibleText.line(word))' for '--for'; expected one of "
            + known.joined(separator: ", ") + Arguments.suggestion(for: word, in: known), command: "diff")
      }
      all.insert(audience)
    }
    return all
  }
}
