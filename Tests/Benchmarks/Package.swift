// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A library in C or C++ that is measured where it is installed. What is not there has no rows.
struct NativeLibrary {
  let header: String
  let define: String
  /// The name for the linker; nil if the library consists of headers.
  let binary: String?
  /// What clang needs to be told to compile the header.
  var flags: [String] = []

  static let all = [
    NativeLibrary(header: "simdjson.h", define: "KVMAP_BENCH_SIMDJSON", binary: "simdjson"),
    NativeLibrary(header: "yyjson.h", define: "KVMAP_BENCH_YYJSON", binary: "yyjson"),
    // Version 1.1.0 has a function that no compiler can compile, and that nobody calls: it is looked at when it is used.
    NativeLibrary(
      header: "rapidjson/document.h", define: "KVMAP_BENCH_RAPIDJSON", binary: nil,
      flags: ["-fdelayed-template-parsing"]),
    NativeLibrary(header: "pugixml.hpp", define: "KVMAP_BENCH_PUGIXML", binary: "pugixml"),
  ]

  /// The folder that the library was installed into: what somebody built comes before what the system has.
  var prefix: String? {
    ["/usr/local", "/opt/homebrew", "/usr"].first {
      FileManager.default.fileExists(atPath: "\($0)/include/\(header)")
    }
  }
}

let installed = NativeLibrary.all.filter { $0.prefix != nil }
/// Where compiler and linker do not look by themselves.
let prefixes = Set(installed.compactMap(\.prefix)).subtracting(["/usr"]).sorted()

#if arch(x86_64)
  // What their authors advise; the code of simdjson's On-Demand is chosen when it is compiled.
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
      name: "Workloads", dependencies: [.product(name: "KVMap", package: "KVMap")],
      exclude: [
        "Twitter.kvmap", "PartialTweets.kvmap", "CITMCatalog.kvmap", "Canada.kvmap", "GitHubEvents.kvmap",
        "LogLine.kvmap", "Order.kvmap",
      ]),
    // Mappings that a person wrote over the reader that generated code uses.
    .target(name: "HandWritten", dependencies: [.product(name: "KVMap", package: "KVMap")]),
    // The same types as messages. X.pb.swift is what protoc makes of X.proto.
    .target(
      name: "ProtocolBuffers", dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      exclude: ["Twitter.proto", "PartialTweets.proto", "GitHubEvents.proto"]),
    // The same types in C++, read by the libraries that are installed.
    .target(
      name: "NativeLibraries",
      cxxSettings: installed.map { .define($0.define) }
        + [.unsafeFlags(forThisMachine + installed.flatMap(\.flags) + prefixes.map { "-I\($0)/include" })],
      linkerSettings: installed.compactMap(\.binary).map { .linkedLibrary($0) }
        + [.unsafeFlags(prefixes.map { "-L\($0)/lib" })]),
    // Counts what is allocated, by standing in front of the C library's functions.
    .target(name: "Allocations"),
    .executableTarget(
      name: "kvmap-bench",
      dependencies: [
        "Workloads", "Feeds", "CodableModels", "HandWritten", "ProtocolBuffers", "NativeLibraries", "Allocations",
        .product(name: "KVMap", package: "KVMap"),
        .product(name: "KVMapDictionary", package: "KVMap"),
        .product(name: "KVMapForm", package: "KVMap"),
        .product(name: "KVMapPropertyList", package: "KVMap"),
        .product(name: "KVMapXML", package: "KVMap"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
        .product(name: "XMLCoder", package: "XMLCoder"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // A feed in XML with our mapper: a module of its own, because its types have the names that everybody gives them.
    .target(
      name: "Feeds", dependencies: [.product(name: "KVMap", package: "KVMap")], exclude: ["Feed.kvmap"]),
    // The compiler beside protoc, as processes.
    .executableTarget(
      name: "kvmapc-bench", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    // What generated code costs whoever compiles it.
    .executableTarget(
      name: "compile-bench",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
