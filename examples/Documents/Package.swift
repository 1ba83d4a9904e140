// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Documents",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Documents", targets: ["Documents"])
  ],
  dependencies: [
    // In a package of your own: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .target(
      name: "Documents",
      dependencies: [.product(name: "KVMap", package: "KVMap")],
      // The mappers are committed beside them, so the compiler of this package has no use for the mappings themselves.
      exclude: ["Twitter.kvmap", "GitHubEvents.kvmap", "CITMCatalog.kvmap"]),
    .executableTarget(name: "map-document", dependencies: ["Documents", .product(name: "KVMap", package: "KVMap")]),
  ]
)
