// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A C or C++ library, measured if it is installed. Without it, the report has no rows for it.
struct NativeLibrary {
  let header: String
  let define: String
  /// The name for the linker; nil if the library consists of headers.
  let binary: String?
  /// The flags that clang needs to compile the header.
  var flags: [String] = []

  static let all = [
    NativeLibrary(header: "simdjson.h", define: "KVMAP_BENCH_SIMDJSON", binary: "simdjson"),
    NativeLibrary(header: "yyjson.h", define: "KVMAP_BENCH_YYJSON", binary: "yyjson"),
    // Version 1.1.0 contains an unused function that does not compile: delayed parsing skips it.
    NativeLibrary(
      header: "rapidjson/document.h", define: "KVMAP_BENCH_RAPIDJSON", binary: nil,
      flags: ["-fdelayed-template-parsing"]),
    NativeLibrary(header: "pugixml.hpp", define: "KVMAP_BENCH_PUGIXML", binary: "pugixml"),
  ]

  /// The folder that the library is installed in: a locally built version takes precedence over the system's.
  var prefix: String? {
    ["/usr/local", "/opt/homebrew", "/usr"].first {
      FileManager.default.fileExists(atPath: "\($0)/include/\(header)")
    }
  }
}

let installed = NativeLibrary.all.filter { $0.prefix != nil }
/// Folders that the compiler and the linker do not search by default.
let prefixes = Set(installed.compactMap(\.prefix)).subtracting(["/usr"]).sorted()

#if arch(x86_64)
  // As recommended by their authors; simdjson's On-Demand selects its implementation at compile time.
  let forThisMachine = ["-march=native"]
#else
  let forThisMachine: [String] = []
#endif

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.17.0"),
  ],
  targets: [
    // The types of the documents with synthesised Codable, for Foundation.
    .target(name: "CodableModels"),
    // The same types with our mappers.
    .target(
      name: "Workloads",
      dependencies: [.product(name: "KVMap", package: "KVMap"), .product(name: "KVMapCodable", package: "KVMap")],
      exclude: [
        "Twitter.kvmap", "PartialTweets.kvmap", "CITMCatalog.kvmap", "Canada.kvmap", "GitHubEvents.kvmap",
        "LogLine.kvmap", "Order.kvmap", "Candles.kvmap", "Visits.kvmap", "Codes.kvmap",
      ]),
    // Handwritten mappings on top of the reader that generated code uses.
    .target(name: "HandWritten", dependencies: [.product(name: "KVMap", package: "KVMap")]),
    // The same types as messages. protoc generates X.pb.swift from X.proto.
    .target(
      name: "ProtocolBuffers", dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      exclude: ["Twitter.proto", "PartialTweets.proto", "GitHubEvents.proto"]),
    // The same types in C++, read by the installed libraries.
    .target(
      name: "NativeLibraries",
      cxxSettings: installed.map { .define($0.define) }
        + [.unsafeFlags(forThisMachine + installed.flatMap(\.flags) + prefixes.map { "-I\($0)/include" })],
      linkerSettings: installed.compactMap(\.binary).map { .linkedLibrary($0) }
        + [.unsafeFlags(prefixes.map { "-L\($0)/lib" })]),
    // Counts allocations by intercepting the C library's functions.
    .target(name: "Allocations"),
    .executableTarget(
      name: "kvmap-bench",
      dependencies: [
        "Workloads", "Feeds", "CodableModels", "HandWritten", "ProtocolBuffers", "NativeLibraries", "Allocations",
        .product(name: "KVMap", package: "KVMap"),
        .product(name: "KVMapCodable", package: "KVMap"),
        .product(name: "KVMapFoundation", package: "KVMap"),
        .product(name: "KVMapForm", package: "KVMap"),
        .product(name: "KVMapPropertyList", package: "KVMap"),
        .product(name: "KVMapXML", package: "KVMap"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
        .product(name: "XMLCoder", package: "XMLCoder"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // An XML feed with our mapper, in a separate module because its types have very common names.
    .target(
      name: "Feeds", dependencies: [.product(name: "KVMap", package: "KVMap")], exclude: ["Feed.kvmap"]),
    // kvmapc and protoc, compared as processes.
    .executableTarget(
      name: "kvmapc-bench", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    // kvmapc lsp while someone types.
    .executableTarget(
      name: "lsp-bench", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    // The cost of compiling generated code.
    .executableTarget(
      name: "compile-bench",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
