// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Locations",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Locations",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapForm", package: "KVMap"),
      ],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Stops.kvmap"],
      resources: [.copy("stops.json")])
  ]
)
