import Foundation
import TestSupport
import Testing

/// The interfaces of the runtime's modules, as the compiler sees them: what people call, and what only generated code
/// calls. A change to either is then a line of a diff that somebody reads.
@Suite struct InterfaceGoldenTests {
  private static let modules = [
    "KVMap", "KVMapCodable", "KVMapFoundation", "KVMapForm", "KVMapPropertyList", "KVMapSync", "KVMapXML",
  ]

  #if os(Linux)
    private static let extractor = SwiftCompiler.found == nil ? nil : SwiftCompiler.program("swift-symbolgraph-extract")
  #else
    // Modules for CoreLocation and Core Data add to the interface.
    private static let extractor: URL? = nil
  #endif

  @Test(.enabled(if: extractor != nil, "skipped: not Linux, or there is no swift-symbolgraph-extract"))
  func interfacesAreRecorded() throws {
    let extractor = try #require(Self.extractor)
    let folder = FileManager.default.temporaryDirectory.appending(path: "kvmap-interface-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (people, generated) = ("", "")
    for module in Self.modules {
      let symbols = try Self.symbols(of: module, by: extractor, in: folder)
      #expect(symbols.contains { $0.spi != true }, "\(module) has no public declaration")
      people += Self.listing(of: module, symbols.filter { $0.spi != true })
      generated += Self.listing(of: module, symbols.filter { $0.spi == true })
    }
    let goldens = Repository.fixtures.appending(path: "api")
    try Golden.expect(people, at: goldens.appending(path: "public.txt"))
    try Golden.expect(generated, at: goldens.appending(path: "generated.txt"))
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { let spelling: String }
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let spi: Bool?
    }
    let symbols: [Symbol]
  }

  private static func symbols(of module: String, by extractor: URL, in folder: URL) throws -> [Graph.Symbol] {
    #if arch(x86_64)
      let target = "x86_64-unknown-linux-gnu"
    #else
      let target = "aarch64-unknown-linux-gnu"
    #endif
    let result = try SwiftCompiler.run(
      extractor,
      [
        "-module-name", module, "-target", target, "-minimum-access-level", "public", "-output-dir", folder.path,
        "-skip-synthesized-members", "-include-spi-symbols",
        "-I", CommandLineTool.kvmapc.deletingLastPathComponent().appending(path: "Modules").path,
        "-I", Repository.kernels.path,
      ])
    try #require(result.status == 0, "\(result.output)")
    // One graph of the module itself, and one for each module that it extends.
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      $0.lastPathComponent == "\(module).symbols.json" || $0.lastPathComponent.hasPrefix("\(module)@")
    }
    return try files.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
  }

  /// One line for each declaration, with the type that contains it.
  private static func listing(of module: String, _ symbols: [Graph.Symbol]) -> String {
    let lines = symbols.map { symbol in
      let text = symbol.declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return (symbol.pathComponents.dropLast() + [text]).joined(separator: " · ")
    }
    guard !lines.isEmpty else { return "" }
    return "\(module): \(lines.count) declarations\n\n" + lines.sorted().joined(separator: "\n") + "\n\n"
  }
}
