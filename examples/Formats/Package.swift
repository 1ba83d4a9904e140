// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Formats",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "Formats",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapCodable", package: "KVMap"),
        .product(name: "Yams", package: "Yams"), .product(name: "TOMLKit", package: "TOMLKit"),
      ],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Fleet.kvmap"],
      resources: [.copy("fleet.yaml"), .copy("fleet.toml")])
  ]
)
