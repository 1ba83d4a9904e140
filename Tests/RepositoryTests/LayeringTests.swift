import Foundation
import TestSupport
import Testing

/// The permitted imports. Data flows one way, so no arrow of docs/ARCHITECTURE.md may point back. SwiftPM alone would
/// let a module import an undeclared dependency, as soon as something else has built it.
@Suite struct LayeringTests {
  /// The cursor knows JSON, and neither mappings nor the reader that drives it.
  @Test func theCursorKnowsNoMapping() throws {
    let files = try Repository.files(
      in: Repository.root.appendingPathComponent("Sources/KVMap/Cursor"), withExtension: "swift")
    #expect(files.count > 10)
    let names = ["JSONReader", "KeyTable", "ObjectState", "Session", "DiagnosisContext", "Dialect", "ValuePosition"]
    for file in files {
      for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for name in names where line.contains(name) { Issue.record("\(file.lastPathComponent): \(line)") }
      }
    }
  }

  /// For each module, the modules of the project and of the toolchain that it may import.
  static let allowed: [String: Set<String>] = [
    "KVMapSource": [],
    "KVMapSyntax": ["KVMapSource"],
    // Grammars and layouts, which know neither documents nor mappings.
    "KVMapText": [],
    "KVMapSema": ["KVMapSource", "KVMapSyntax", "KVMapText"],
    "KVMapFormat": ["KVMapSource", "KVMapSyntax"],
    "KVMapLowering": ["KVMapSource", "KVMapSema", "KVMapText"],
    // The emitter may know the location of files, but never how they are written.
    "KVMapEmit": ["KVMapSource", "KVMapSema", "KVMapLowering", "KVMapText"],
    // The only module that imports the runtime, which it drives.
    "KVMapInterpret": [
      "KVMapSource", "KVMapSema", "KVMapLowering", "KVMapText", "KVMap", "KVMapXML", "KVMapForm", "KVMapPropertyList",
      "Foundation", "FoundationEssentials",
    ],
    "KVMapSchema": ["KVMapSema", "KVMapLowering"],
    "KVMapExplain": ["KVMapSource", "KVMapSyntax", "KVMapSema"],
    // Of the interpreter it uses what runs tests.
    "KVMapPages": ["KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapInterpret", "KVMapSchema", "KVMapExplain"],
    // It runs mappings by the interpreter, and looks at the runtime's problems and values.
    "KVMapDiff": ["KVMapSource", "KVMapSema", "KVMapInterpret", "KVMap", "Foundation", "FoundationEssentials"],
    // It reads the models of other systems with its own mapping, so it uses the runtime as an app would.
    "KVMapImport": [
      "KVMapSource", "KVMapSyntax", "KVMapSema", "KVMapLowering", "KVMapText", "KVMap", "KVMapForm",
      "KVMapPropertyList", "KVMapXML", "Foundation", "FoundationEssentials",
    ],
    // The C library for its threads.
    "KVMapCompiler": [
      "KVMapSource", "KVMapSyntax", "KVMapFormat", "KVMapSema", "KVMapEmit", "KVMapInterpret",
      "KVMapImport", "KVMapSchema", "KVMapExplain", "KVMapPages", "KVMapDiff", "KVMapSystem",
    ],
    // The only module that knows the protocol of editors, whose messages it reads with its own mappings.
    "KVMapLanguageServer": [
      "KVMap", "KVMapSource", "KVMapSyntax", "KVMapFormat", "KVMapSema", "KVMapCompiler", "Foundation",
      "FoundationEssentials",
    ],
    // The only module that touches files. Apple's systems say by MachO where the file of a program is.
    "kvmapc": [
      "KVMapSource", "KVMapCompiler", "KVMapLanguageServer", "KVMapAllocator", "KVMapSystem", "MachO",
    ],
    // Of the C library it uses the calls that read and write files in parts, and threads for their lines.
    "KVMap": [
      "KVMapKernels", "KVMapSystem", "KVMapText", "Foundation", "FoundationEssentials", "Synchronization",
      "CoreLocation",
    ],
    "KVMapXML": ["KVMap", "KVMapKernels", "KVMapText", "Foundation", "FoundationEssentials"],
    "KVMapForm": ["KVMap", "Foundation", "FoundationEssentials"],
    "KVMapPropertyList": ["KVMap", "KVMapText", "KVMapXML", "Foundation", "FoundationEssentials"],
    // Foundation's coders are known to it.
    "KVMapCodable": ["KVMap", "KVMapText", "Foundation", "FoundationEssentials"],
    // The only module that uses Foundation's classes.
    "KVMapFoundation": ["KVMap", "KVMapText", "Foundation"],
    // The store's side. It uses the runtime, and nothing of the compiler. Of the C library it uses the calls that write
    // a temporary file.
    "KVMapSync": ["KVMap", "KVMapSystem", "KVMapText", "Foundation", "FoundationEssentials", "CoreData"],
    // The only module that knows the names of C libraries.
    "KVMapSystem": ["Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc", "ucrt"],
    // C, which imports nothing of the project.
    "KVMapKernels": [],
    "KVMapAllocator": [],
    "Plugins": ["Foundation", "PackagePlugin"],
  ]

  @Test func everyModuleHasARow() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/Sources")
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(Self.allowed.keys))
  }

  @Test(arguments: LayeringTests.allowed.keys.sorted())
  func importsOnlyWhatItMay(module: String) throws {
    let allowed = try #require(Self.allowed[module])
    let folder = Repository.root.appendingPathComponent("Sources/\(module)")
    let files = Repository.filesIfAny(in: folder, withExtension: "swift")
    #expect(!files.isEmpty || ["KVMapKernels", "KVMapAllocator"].contains(module))
    // A generated file contains texts whose lines may look like imports.
    for file in files where !file.lastPathComponent.hasSuffix(".generated.swift") {
      for (number, name) in try Self.imports(in: file) where !allowed.contains(name) {
        Issue.record("\(module)/\(file.lastPathComponent):\(number) imports \(name), which \(module) may not")
      }
    }
  }

  /// The modules that a file imports, with their lines.
  private static func imports(in file: URL) throws -> [(line: Int, module: String)] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
      else { return nil }
      let name = kinds.contains(words[position + 1]) ? words.last : words[position + 1]
      return (index + 1, String(name?.split(separator: ".").first ?? ""))
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
