package import KVMapSema

/// The SwiftPM package of a program that maps lines of NDJSON to a type and back, apart from the mappers.
package struct FilterPackage: Sendable, Hashable {
  /// Where the package finds the library KVMap.
  package enum Runtime: Sendable, Hashable {
    case path(String)
    case url(String, from: String)
  }

  /// The name of the program.
  package let name: String
  package let manifest: String
  package let main: String

  /// - Parameter entry: What each line is read and written as.
  /// - Returns: nil if the type has no mapper of its own, such as `[User]`, `Int` and `Page<User>`.
  package static func package(
    of program: Program, for entry: Entry, runtime: Runtime
  ) -> FilterPackage? {
    let type: String
    /// The name in mapping files, if it is another.
    var shown: String?
    var argument = ""
    switch entry.conversion {
    case .mapping(let id):
      let mapping = program[id]
      guard mapping.isReadable, let name = mapping.mapperName else { return nil }
      type = name
      if case .named = mapping.kind { argument = "by: " }
    case .enumeration(let id, _):
      type = program[id].name
      if program[id].isNamespace { argument = "by: " }
    case .union(let id):
      let union = program[id]
      // The mapper of a class alone reads all lines as that class.
      type = union.isFamily ? "\(union.typeName).\(Union.familyMapper)" : union.name
      shown = union.name
      if union.isNamespace { argument = "by: " }
    case .scalar, .generic, .parameter, .foreign, .optional, .array, .set, .field, .lazyArray, .keyed, .single,
      .jsonText, .dictionary, .entries, .pipeline, .alternatives:
      return nil
    }
    let name = (shown ?? type).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "" }.joined() + "Filter"
    let usesSync = program.units.contains { !$0.entities.isEmpty }
    return FilterPackage(
      name: name, manifest: manifest(name, runtime, products: ["KVMap"] + (usesSync ? ["KVMapSync"] : [])),
      main: main("\(argument)\(SwiftIdentifier.typeName(type)).self"))
  }

  private static func main(_ argument: String) -> String {
    ["import KVMap", "", "LineFilter.main(\(argument))", ""].joined(separator: "\n")
  }

  private static func manifest(_ name: String, _ runtime: Runtime, products: [String]) -> String {
    let dependency: String
    let package: String
    switch runtime {
    case .path(let path):
      package = "KVMap"
      dependency = ".package(name: \"KVMap\", path: \(SwiftLiteral.string(path)))"
    case .url(let url, let version):
      let last = url.split(separator: "/").last.map(String.init) ?? "KVMap"
      package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      dependency = ".package(url: \(SwiftLiteral.string(url)), from: \(SwiftLiteral.string(version)))"
    }
    var lines = [
      "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(", "  name: \"\(name)\",",
      "  platforms: [.macOS(.v13)],", "  dependencies: [", "    \(dependency)", "  ],", "  targets: [",
      "    .executableTarget(", "      name: \"\(name)\",", "      dependencies: [",
    ]
    lines += products.map { "        .product(name: \"\($0)\", package: \(SwiftLiteral.string(package)))," }
    lines += ["      ])", "  ]", ")", ""]
    return lines.joined(separator: "\n")
  }
}
