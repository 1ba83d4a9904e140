// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ferries",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Ferries",
      dependencies: [.product(name: "KVMap", package: "KVMap")],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Timetable.kvmap"],
      resources: [.copy("timetable.json")])
  ]
)
