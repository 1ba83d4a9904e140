// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
  ],
  targets: [
    // The types of the documents with synthesised Codable, for Foundation.
    .target(name: "CodableModels"),
    // The same types with our mappers.
    .target(
      name: "Workloads", dependencies: [.product(name: "KVMap", package: "KVMap")],
      exclude: ["Twitter.kvmap", "PartialTweets.kvmap", "CITMCatalog.kvmap", "Canada.kvmap", "GitHubEvents.kvmap"]),
    // Mappings that a person wrote over the reader that generated code uses.
    .target(name: "HandWritten", dependencies: [.product(name: "KVMap", package: "KVMap")]),
    // The same types as messages. X.pb.swift is what protoc makes of X.proto.
    .target(
      name: "ProtocolBuffers", dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      exclude: ["Twitter.proto", "PartialTweets.proto", "GitHubEvents.proto"]),
    // Counts what is allocated, by standing in front of the C library's functions.
    .target(name: "Allocations"),
    .executableTarget(
      name: "kvmap-bench",
      dependencies: [
        "Workloads", "CodableModels", "HandWritten", "ProtocolBuffers", "Allocations",
        .product(name: "KVMap", package: "KVMap"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
)
