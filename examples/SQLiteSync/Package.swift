// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SQLiteSync",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "SQLiteSync",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapSync", package: "KVMap"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      // The mapper is committed beside it, so the compiler of this package has no use for the mapping itself.
      exclude: ["Users.kvmap"])
  ]
)
