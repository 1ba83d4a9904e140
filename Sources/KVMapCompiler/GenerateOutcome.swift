import KVMapEmit
package import KVMapSema
package import KVMapSource

/// The result of `kvmapc generate`.
package struct GenerateOutcome: Sendable {
  /// The generated output of one file. It is produced on each access: all output together is a multiple of the sources,
  /// and a caller that writes files needs one at a time.
  package struct File: Sendable {
    /// The `.kvmap` file that it is generated from.
    package var source: FileID
    let emitter: SwiftEmitter
    let unit: Program.Unit
    /// The module of the mappers; `nil` if no tests were asked for.
    let module: String?

    /// - Complexity: Linear in the size of the mappings of the file.
    package var text: String { emitter.file(for: unit).text }

    /// Whether there are tests: they were asked for, and the file has `test` blocks.
    package var hasTests: Bool { module != nil && !unit.tests.isEmpty }

    /// The Swift Testing file of its `test` blocks, if there are tests.
    package var tests: String? { module.flatMap { emitter.testFile(for: unit, module: $0)?.text } }
  }

  package var diagnostics: [Diagnostic]
  /// One for each file that was asked for, in their order; `nil` where there is an error in any file.
  package var files: [File]?
}

package typealias AccessLevel = KVMapSema.AccessLevel

/// The version of the tool. No generated file contains it, so that a new version alone changes no output.
package let toolVersion = "0.1.0"
