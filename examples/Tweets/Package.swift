// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tweets",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Tweets",
      dependencies: [.product(name: "KVMap", package: "KVMap")],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Tweets.kvmap"],
      resources: [.copy("tweets.json")])
  ]
)
