// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SQLiteSync",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // A store in SQLite. Copy this folder into a package of yours; it needs nothing else of this example.
    .target(
      name: "KVMapGRDB",
      dependencies: [
        .product(name: "KVMapSync", package: "KVMap"), .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    // What holds for every store. Copy it if you write a store of your own.
    .target(
      name: "SyncLaws",
      dependencies: [.product(name: "KVMap", package: "KVMap"), .product(name: "KVMapSync", package: "KVMap")],
      exclude: ["LawTypes.kvmap"]),
    .executableTarget(
      name: "SQLiteSync",
      dependencies: [
        "KVMapGRDB", "SyncLaws", .product(name: "KVMap", package: "KVMap"),
        .product(name: "KVMapSync", package: "KVMap"), .product(name: "GRDB", package: "GRDB.swift"),
      ],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Users.kvmap"]),
  ]
)
