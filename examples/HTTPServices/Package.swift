// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HTTPServices",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In your own package: .package(url: "…", from: "…")
    .package(name: "KVMap", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
  ],
  targets: [
    // What both sides exchange.
    .target(
      name: "Orders",
      dependencies: [
        .product(name: "KVMap", package: "KVMap"), .product(name: "NIOCore", package: "swift-nio"),
      ],
      // The mapper is committed next to it, so the compiler of this package does not need the mapping itself.
      exclude: ["Orders.kvmap"]),
    .executableTarget(
      name: "HummingbirdServer",
      dependencies: [
        "Orders", .product(name: "KVMap", package: "KVMap"), .product(name: "KVMapForm", package: "KVMap"),
        .product(name: "KVMapXML", package: "KVMap"), .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "HTTPClient",
      dependencies: [
        "Orders", .product(name: "KVMap", package: "KVMap"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    // Runs the server, and against it the client, curl, and connections that break the rules.
    .executableTarget(
      name: "Checks",
      dependencies: [
        "Orders", .product(name: "KVMap", package: "KVMap"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ]
)
