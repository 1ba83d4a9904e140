// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Locations",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Locations",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapForm", package: "KVMap"),
      ],
      // The mapper is committed beside it, so the compiler of this package has no use for the mapping itself.
      exclude: ["Stops.kvmap"],
      resources: [.copy("stops.json")])
  ]
)
