import KVMapEmit
import KVMapSema
import MappingComparison
import TestSupport

/// Whether the generated code compiles on its own, with the names its mapping specifies.
enum AloneCheck {
  /// - Parameter access: The level of the generated code.
  static func finding(
    of checked: CheckedProgram, access: AccessLevel, with compiler: SwiftCompiler
  ) throws -> Finding? {
    let owned = OwnedTypes(checked.program, access: access)
    let folder = try TemporaryFolder(["K0_Owned.swift": owned.text])
    var files = ["K0_Owned.swift"]
    for (index, file) in SwiftEmitter(program: checked.program, access: access).files().enumerated() {
      files.append("K0_\(index).swift")
      try folder.write(file.text, to: "K0_\(index).swift")
    }
    let flags = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
    let result = try compiler.check(files.map(folder.url), flags: flags)
    guard let message = CompilerMessage.first(in: result.output)[0] else {
      return result.status == 0 ? nil : Finding(.compilesAlone, "swiftc failed: \(result.output.suffix(2_000))")
    }
    let law: Finding.Law = message.isError ? .compilesAlone : .compilesWithoutWarning
    return Finding(law, "alone and \(access.rawValue): \(message.text)")
  }
}
