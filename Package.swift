// swift-tools-version: 6.2
import PackageDescription

/// Imports are internal by default, so that the types of one stage cannot leak into the API of the next.
let strict: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "KVMap",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "KVMap", targets: ["KVMap"]),
    .library(name: "KVMapCodable", targets: ["KVMapCodable"]),
    .library(name: "KVMapFoundation", targets: ["KVMapFoundation"]),
    .library(name: "KVMapForm", targets: ["KVMapForm"]),
    .library(name: "KVMapPropertyList", targets: ["KVMapPropertyList"]),
    .library(name: "KVMapSync", targets: ["KVMapSync"]),
    .library(name: "KVMapXML", targets: ["KVMapXML"]),
    .executable(name: "kvmapc", targets: ["kvmapc"]),
    .plugin(name: "KVMapBuild", targets: ["KVMapBuild"]),
    .plugin(name: "KVMapGenerate", targets: ["KVMapGenerate"]),
    .plugin(name: "KVMapCheck", targets: ["KVMapCheck"]),
    .plugin(name: "KVMapFormatting", targets: ["KVMapFormatting"]),
  ],
  targets: [
    // The compiler, in the order in which data flows through it. See the diagram in docs/ARCHITECTURE.md.
    .target(name: "KVMapSource", swiftSettings: strict),
    .target(name: "KVMapSyntax", dependencies: ["KVMapSource"], swiftSettings: strict),
    .target(name: "KVMapFormat", dependencies: ["KVMapSource", "KVMapSyntax"], swiftSettings: strict),
    .target(name: "KVMapSema", dependencies: ["KVMapSource", "KVMapSyntax", "KVMapText"], swiftSettings: strict),
    .target(name: "KVMapLowering", dependencies: ["KVMapSource", "KVMapSema", "KVMapText"], swiftSettings: strict),
    .target(
      name: "KVMapEmit", dependencies: ["KVMapSource", "KVMapSema", "KVMapLowering", "KVMapText"],
      swiftSettings: strict),
    .target(
      name: "KVMapInterpret",
      dependencies: [
        "KVMapSource", "KVMapSema", "KVMapLowering", "KVMapText", "KVMap", "KVMapXML", "KVMapForm", "KVMapPropertyList",
      ], swiftSettings: strict),
    // Schemas of the documents that mappings read and write.
    .target(name: "KVMapSchema", dependencies: ["KVMapSema", "KVMapLowering"], swiftSettings: strict),
    // What rules and other lines mean, in words.
    .target(name: "KVMapExplain", dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema"], swiftSettings: strict),
    // Pages with a picture of each mapping.
    .target(
      name: "KVMapPages",
      dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapInterpret", "KVMapSchema", "KVMapExplain"],
      swiftSettings: strict),
    // What the change of a mapping breaks, with documents that show it.
    .target(
      name: "KVMapDiff", dependencies: ["KVMapSource", "KVMapSema", "KVMapInterpret", "KVMap"], swiftSettings: strict),
    // Converts models of other systems to mapping files. It reads the models with mappings of its own.
    .target(
      name: "KVMapImport",
      dependencies: [
        "KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapLowering", "KVMapText", "KVMap", "KVMapForm",
        "KVMapPropertyList", "KVMapXML",
      ],
      exclude: ["CoreData/CoreDataModel.kvmap", "CoreData/CoreDataVersions.kvmap"], swiftSettings: strict),
    .target(
      name: "KVMapCompiler",
      dependencies: [
        "KVMapSource", "KVMapSyntax", "KVMapFormat", "KVMapSema", "KVMapEmit", "KVMapInterpret", "KVMapImport",
        "KVMapSchema", "KVMapExplain", "KVMapPages", "KVMapDiff", "KVMapSystem",
      ], swiftSettings: strict),
    // Editors. It reads and writes the messages of the protocol with mappings of its own.
    .target(
      name: "KVMapLanguageServer",
      dependencies: ["KVMap", "KVMapSource", "KVMapSyntax", "KVMapFormat", "KVMapSema", "KVMapCompiler"],
      exclude: [
        "Protocol/Commands.kvmap", "Protocol/Diagnostics.kvmap", "Protocol/Documents.kvmap",
        "Protocol/Envelope.kvmap", "Protocol/Features.kvmap",
        "Protocol/Lifecycle.kvmap",
      ], swiftSettings: strict),
    // C functions that configure glibc's allocator for the way the compiler uses memory.
    .target(name: "KVMapAllocator"),
    .executableTarget(
      name: "kvmapc", dependencies: ["KVMapCompiler", "KVMapLanguageServer", "KVMapSource", "KVMapAllocator", "KVMapSystem"],
      swiftSettings: strict),

    // The grammars that the compiler and the runtime share: what one writes or accepts, the other reads.
    .target(name: "KVMapText", swiftSettings: strict),
    // The runtime that generated code imports. It does not depend on the compiler.
    .target(name: "KVMap", dependencies: ["KVMapKernels", "KVMapSystem", "KVMapText"], swiftSettings: strict),
    // Synchronizes documents into a store. Imported only by code that is generated for synchronized types.
    .target(name: "KVMapSync", dependencies: ["KVMap", "KVMapSystem", "KVMapText"], swiftSettings: strict),
    // Formats other than JSON, so that clients that decode only JSON do not link them.
    .target(name: "KVMapXML", dependencies: ["KVMap", "KVMapKernels", "KVMapText"], swiftSettings: strict),
    // A few C functions, for instructions that Swift cannot express.
    .target(name: "KVMapKernels"),
    // The C library of the platform, whatever its name.
    .target(name: "KVMapSystem", swiftSettings: strict),

    // More formats: documents are converted to the form that the runtime reads, and from the form that it writes.
    .target(name: "KVMapForm", dependencies: ["KVMap"], swiftSettings: strict),
    .target(name: "KVMapPropertyList", dependencies: ["KVMap", "KVMapText", "KVMapXML"], swiftSettings: strict),
    .target(name: "KVMapFoundation", dependencies: ["KVMap", "KVMapText"], swiftSettings: strict),
    // Mapped types inside Codable types, through any decoder and encoder.
    .target(name: "KVMapCodable", dependencies: ["KVMap", "KVMapText"], swiftSettings: strict),

    // SwiftPM plugins. They run kvmapc and depend only on its command line.
    .plugin(
      name: "KVMapBuild", capability: .buildTool(), dependencies: ["kvmapc"], path: "Sources/Plugins/KVMapBuild"),
    .plugin(
      name: "KVMapGenerate",
      capability: .command(
        intent: .custom(verb: "kvmap-generate", description: "Writes the Swift mappers of the package's .kvmap files"),
        permissions: [.writeToPackageDirectory(reason: "writes X.kvmap.swift beside each X.kvmap")]),
      dependencies: ["kvmapc"], path: "Sources/Plugins/KVMapGenerate"),
    .plugin(
      name: "KVMapCheck",
      capability: .command(
        intent: .custom(verb: "kvmap-check", description: "Reports what is wrong in the package's .kvmap files")),
      dependencies: ["kvmapc"], path: "Sources/Plugins/KVMapCheck"),
    // The name KVMapFormat is already that of the module that formats.
    .plugin(
      name: "KVMapFormatting",
      capability: .command(
        intent: .custom(verb: "kvmap-format", description: "Writes the package's .kvmap files in the one style"),
        permissions: [.writeToPackageDirectory(reason: "formats .kvmap files")]),
      dependencies: ["kvmapc"], path: "Sources/Plugins/KVMapFormatting"),

    // Tests mirror Sources. Fixtures and goldens are in Tests/Fixtures.
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    .testTarget(name: "KVMapSourceTests", dependencies: ["KVMapSource", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapSyntaxTests", dependencies: ["KVMapSource", "KVMapSyntax", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapFormatTests", dependencies: ["KVMapSource", "KVMapSyntax", "KVMapFormat", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapSemaTests", dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapLoweringTests",
      dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapLowering", "KVMapText", "KVMap", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapEmitTests",
      dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapEmit", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapSchemaTests",
      dependencies: [
        "KVMapCompiler", "KVMapInterpret", "KVMapSchema", "KVMapSema", "KVMapSource", "KVMapSyntax", "KVMap", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapExplainTests",
      dependencies: ["KVMapCompiler", "KVMapExplain", "KVMapSema", "KVMapSource", "KVMapSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagesTests", dependencies: ["KVMapCompiler", "KVMapPages", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapDiffTests",
      dependencies: [
        "KVMapCompiler", "KVMapDiff", "KVMapInterpret", "KVMapSema", "KVMapSource", "KVMapSyntax", "KVMap", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapImportTests", dependencies: ["KVMapCompiler", "KVMapSource", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapCompilerTests", dependencies: ["KVMapSource", "KVMapSyntax", "KVMapCompiler", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapLanguageServerTests",
      dependencies: ["KVMapLanguageServer", "KVMapCompiler", "KVMapSource", "KVMapSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["kvmapc", "KVMapCompiler", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "KVMapTextTests", dependencies: ["KVMapText", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapTests", dependencies: ["KVMap", "KVMapKernels", "KVMapText", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KVMapFormTests", dependencies: ["KVMapForm", "KVMap", "KVMapText", "EmittedGoldens", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapCodableTests",
      dependencies: ["KVMapCodable", "KVMap", "KVMapPropertyList", "EmittedGoldens", "TestSupport"],
      swiftSettings: strict),
    // Codable types that mappings read and write, without generated code.
    .testTarget(
      name: "CodableTests",
      dependencies: ["KVMapCodable", "KVMap", "KVMapForm", "KVMapPropertyList", "KVMapXML", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapFoundationTests", dependencies: ["KVMapFoundation", "KVMap", "EmittedGoldens", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapPropertyListTests",
      dependencies: ["KVMapPropertyList", "KVMap", "KVMapText", "EmittedGoldens", "TestSupport"],
      swiftSettings: strict),
    // Synchronized types, generated from Tests/Fixtures/sync.
    .target(
      name: "SyncedTypes", dependencies: ["KVMap", "KVMapSync"], path: "Tests/Fixtures/sync", exclude: ["input"],
      sources: ["output"], swiftSettings: strict),
    // What holds for every store. The example checks the same of SQLite.
    .target(
      name: "SyncLaws", dependencies: ["KVMap", "KVMapSync"], path: "examples/SQLiteSync/Sources/SyncLaws",
      exclude: ["LawTypes.kvmap"]),
    .testTarget(
      name: "KVMapSyncTests",
      dependencies: [
        "KVMap", "KVMapForm", "KVMapPropertyList", "KVMapSync", "KVMapXML", "SyncLaws", "SyncedTypes", "kvmapc",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KVMapXMLTests", dependencies: ["KVMap", "KVMapText", "KVMapXML", "TestSupport"],
      exclude: ["Mappings/Library.kvmap"],
      swiftSettings: strict),
    // Tests of the allocations of reading and writing, which the C target counts.
    .target(name: "Allocations", path: "Tests/Allocations"),
    .testTarget(
      name: "AllocationTests", dependencies: ["Allocations", "EmittedGoldens", "KVMap", "TestSupport"],
      swiftSettings: strict),
    // The emitter's goldens as a module, together with the types that users would define.
    .target(
      name: "EmittedGoldens", dependencies: ["KVMap", "KVMapCodable"], path: "Tests/Fixtures/emit", exclude: ["input"],
      sources: ["output", "owned"], swiftSettings: strict),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "EmittedGoldens", "KVMap", "KVMapForm", "KVMapPropertyList", "KVMapXML", "KVMapInterpret", "KVMapSema",
        "KVMapSource", "KVMapSyntax", "TestSupport",
      ], swiftSettings: strict),
    // Compares the interpreter with generated code. The tests compile the harness together with the code they generate.
    .target(
      name: "MappingComparison",
      dependencies: [
        "KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapInterpret", "KVMap", "KVMapCodable", "KVMapFoundation",
        "KVMapForm", "KVMapPropertyList", "KVMapXML", "TestSupport",
      ],
      path: "Tests/MappingComparison", exclude: ["Harness"], swiftSettings: strict),
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapLowering", "KVMapEmit", "KVMapInterpret", "KVMap",
        "MappingComparison", "TestSupport",
      ], swiftSettings: strict),
    // A generator of programs, and the laws that hold for every accepted program.
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "KVMapSource", "KVMapSyntax", "KVMapFormat", "KVMapSema", "KVMapEmit", "KVMapInterpret", "KVMap", "KVMapForm",
        "KVMapPropertyList", "KVMapXML", "MappingComparison", "TestSupport",
      ],
      exclude: ["run"], swiftSettings: strict),
    // The capabilities of the systems that KVMap replaces: mappings with tests, and the Swift generated from them.
    .target(
      name: "ReplacedSystems", dependencies: ["KVMap"], path: "Tests/Fixtures/replaced-systems", exclude: ["input"],
      sources: ["output", "owned"], swiftSettings: strict),
    .testTarget(
      name: "ReplacedSystemsTests",
      dependencies: [
        "ReplacedSystems", "KVMap", "KVMapXML", "KVMapForm", "KVMapPropertyList", "KVMapCompiler", "KVMapSource",
        "KVMapSyntax", "kvmapc", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapCompiler", "TestSupport"],
      swiftSettings: strict),
    // Laws that hold for any bytes. Tests/Fuzzing searches for counterexamples; the tests replay its saved inputs.
    .target(
      name: "FuzzingLaws",
      dependencies: [
        "KVMap", "KVMapForm", "KVMapPropertyList", "KVMapXML", "KVMapCompiler", "KVMapFormat", "KVMapSource",
        "KVMapSyntax",
      ],
      path: "Tests/Fuzzing/Laws",
      exclude: [
        "Mappings/Cases.kvmap", "Mappings/Markup.kvmap", "Mappings/Nested.kvmap", "Mappings/Places.kvmap",
        "Mappings/Scalars.kvmap", "Mappings/Steps.kvmap", "Mappings/Texts.kvmap", "Mappings/Tolerant.kvmap",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests", dependencies: ["FuzzingLaws", "TestSupport"], path: "Tests/Fuzzing/Replay",
      swiftSettings: strict),
    // Runs the committed mappers of examples/Documents (the same files) on real documents.
    .target(
      name: "ExampleDocuments", dependencies: ["KVMap"], path: "examples/Documents/Sources/Documents",
      exclude: ["Twitter.kvmap", "GitHubEvents.kvmap", "CITMCatalog.kvmap"], swiftSettings: strict),
    .testTarget(
      name: "RealDocumentTests", dependencies: ["KVMap", "ExampleDocuments", "TestSupport"], swiftSettings: strict),
  ]
)

// Only the fuzzer links the laws, so they are a product only for its package.
if Context.environment["KVMAP_FUZZING"] != nil {
  package.products.append(.library(name: "FuzzingLaws", targets: ["FuzzingLaws"]))
}

// The quick loop leaves out everything that compiles generated Swift, which takes most of the time of a build. CI and
// a plain `swift test` have all targets.
if Context.environment["KVMAP_TESTS"] == "quick" {
  var slow: Set = [
    "EmittedGoldens", "ExampleDocuments", "FuzzingLaws", "MappingComparison", "ReplacedSystems", "SyncLaws", "SyncedTypes",
  ]
  func isSlow(_ target: Target) -> Bool {
    slow.contains(target.name)
      || target.dependencies.contains { dependency in
        guard case .byNameItem(let name, _) = dependency else { return false }
        return slow.contains(name)
      }
  }
  for target in package.targets where isSlow(target) { slow.insert(target.name) }
  package.targets.removeAll(where: isSlow)
}

// Plugins run a kvmapc that is built for the host, apart from the one that tests run: the compiler is compiled twice. CI
// builds the plugins where it tests them, and leaves them out of the build of all tests.
if Context.environment["KVMAP_PLUGINS"] == "no" || Context.environment["KVMAP_TESTS"] == "quick" {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
}
