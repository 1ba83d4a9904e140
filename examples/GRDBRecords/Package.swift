// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GRDBRecords",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "GRDBRecords",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapFoundation", package: "KVMap"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Ferries.kvmap"])
  ]
)
