import Foundation
import TestSupport

/// One thing that a replaced system could do.
struct SeedCase: Decodable {
  var id: String
  var feature: String
  var input: JSONTree
  var expected: JSONTree

  /// Where the cases lie, which are not part of the project: `KVMAP_CASES`, then `../shared/cases`.
  static let file: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap(\.self).map { $0.appendingPathComponent("seed-cases.json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// The documents that a test of the case has to read.
  var documents: [JSONTree] {
    if tellsOfMapping { return [] }
    // What is updated is told beside the document, and is a part of it here.
    if let id = input["update"], case .object(let members)? = input["payload"] {
      return [.object(members.merging(["id": id]) { own, _ in own })]
    }
    if let steps = input["steps"]?.elements { return steps.compactMap { $0["payload"] } }
    if let file = input["file"] { return file == .null ? [] : [file] }
    if input["a"] != nil, let second = input["b"] { return [input["a"], second].compactMap(\.self) }
    if let value = input["value"] { return [.object(["value": value])] }
    let parts = [input["payload"], input["metadata"]].compactMap(\.self)
    guard parts.isEmpty else { return parts }
    return text == nil && keys == nil && scalars.isEmpty ? [input] : []
  }

  /// Whether the input is a model or a mapping, and no document.
  private var tellsOfMapping: Bool { ["identity.convention", "inverse.cycle"].contains(feature) }

  /// The document as a text, where it is no JSON.
  var text: String? {
    let names = feature.hasPrefix("input.") ? ["xml", "plist", "text"] : ["form", "fileText"]
    return names.compactMap { input[$0]?.text }.first
  }

  /// What a test has to hold besides: the values of an object that is written, or of rows that are there before.
  var scalars: [JSONTree] { ["object", "before"].compactMap { input[$0] }.flatMap(\.scalars) }

  /// A property and its key, in cases of nothing else.
  var keys: (property: String?, key: String)? {
    if let key = (input["key"] ?? input["snake"])?.text {
      return ((expected["property"] ?? expected["camel"])?.text, key)
    }
    guard let property = input["camel"]?.text, let key = expected["snake"]?.text else { return nil }
    return (property, key)
  }

  /// What has to come of it, without the words of the collection: of an array it may say how many elements it has, what
  /// each of them is or what their names are, and that a value is there.
  var value: JSONTree { Self.unfolded(expected) }

  private static func unfolded(_ tree: JSONTree) -> JSONTree {
    guard case .object(var members) = tree else { return tree }
    if case .number(let count)? = members["count"] {
      let element = members["each"].map(unfolded) ?? .object([:])
      guard let names = members["names"]?.elements else {
        return .array(Array(repeating: element, count: NSDecimalNumber(decimal: count).intValue))
      }
      return .array(names.map { .object(["name": $0]) })
    }
    members["present"] = nil
    return .object(members.mapValues(unfolded))
  }

  /// Where the problem has to be, if the case is one of a problem.
  var problem: (error: JSONTree, path: String?)? { expected["error"].map { ($0, $0["path"]?.text) } }
}
