// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BuildPlugin",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Harbour",
      dependencies: [.product(name: "KVMap", package: "KVMap")],
      plugins: [.plugin(name: "KVMapBuild", package: "KVMap")])
  ]
)
