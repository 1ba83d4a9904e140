// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Documents",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Documents", targets: ["Documents"])
  ],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .target(
      name: "Documents",
      dependencies: [.product(name: "KVMap", package: "KVMap")],
      // The mappers are committed next to them, so the compiler of this package does not need the mappings themselves.
      exclude: ["Twitter.kvmap", "GitHubEvents.kvmap", "CITMCatalog.kvmap"]),
    .executableTarget(name: "map-document", dependencies: ["Documents", .product(name: "KVMap", package: "KVMap")]),
  ]
)
