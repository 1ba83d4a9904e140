// swift-tools-version: 6.2
import PackageDescription

// The fuzzer: see README.md. KVMAP_FUZZING has to be set, so that KVMap has the product FuzzingLaws.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "KVMap", path: "../..")],
  targets: [
    // libFuzzer calls it. It has no file main.swift, and its `main` is a function in C.
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "FuzzingLaws", package: "KVMap")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      // gold cannot link the output of both sanitizers.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))])
  ]
)
