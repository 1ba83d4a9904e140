import Foundation
import TestSupport

/// One capability of a replaced system.
struct SeedCase: Decodable {
  var id: String
  var feature: String
  var input: JSONTree
  var expected: JSONTree

  /// The location of the cases, which are not part of the project: `KVMAP_CASES`, otherwise `../shared/cases`.
  static let file: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap(\.self).map { $0.appendingPathComponent("seed-cases.json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// The documents that a test of the case must read.
  var documents: [JSONTree] {
    if tellsOfMapping { return [] }
    // The identity of the updated object is given next to the document, and is added to it here.
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

  /// Whether the input is a model or a mapping rather than a document.
  private var tellsOfMapping: Bool { ["identity.convention", "inverse.cycle"].contains(feature) }

  /// The document as text, if it is not JSON.
  var text: String? {
    let names = feature.hasPrefix("input.") ? ["xml", "plist", "text"] : ["form", "fileText"]
    return names.compactMap { input[$0]?.text }.first
  }

  /// What a test must contain in addition: the values of an object that is written, or of rows that exist before.
  var scalars: [JSONTree] { ["object", "before"].compactMap { input[$0] }.flatMap(\.scalars) }

  /// A property and its key, for cases that consist of nothing else.
  var keys: (property: String?, key: String)? {
    if let key = (input["key"] ?? input["snake"])?.text {
      return ((expected["property"] ?? expected["camel"])?.text, key)
    }
    guard let property = input["camel"]?.text, let key = expected["snake"]?.text else { return nil }
    return (property, key)
  }

  /// The expected result, without the collection's vocabulary: for an array it may give the number of its elements,
  /// each element or their names, or state that a value exists.
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

  /// The expected position of the problem, if the case expects one.
  var problem: (error: JSONTree, path: String?)? { expected["error"].map { ($0, $0["path"]?.text) } }
}
