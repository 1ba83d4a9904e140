import KVMapEmit
package import KVMapSema
package import KVMapSource

/// The result of `kvmapc generate`.
package struct GenerateOutcome: Sendable {
  /// The generated output for one file. It is produced on each access: all output together is several times the size of
  /// the sources, and a caller that writes files needs only one at a time.
  package struct File: Sendable {
    /// The `.kvmap` file from which the output is generated.
    package var source: FileID
    let emitter: SwiftEmitter
    let unit: Program.Unit
    /// The module of the mappers; `nil` if no tests were requested.
    let module: String?

    /// - Complexity: Linear in the size of the mappings of the file.
    package var text: String { emitter.file(for: unit).text }

    /// Whether there are tests: they were requested, and the file has `test` blocks.
    package var hasTests: Bool { module != nil && !unit.tests.isEmpty }

    /// The Swift Testing file for the `test` blocks, if there are tests.
    package var tests: String? { module.flatMap { emitter.testFile(for: unit, module: $0)?.text } }
  }

  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order; `nil` if any file has an error.
  package var files: [File]?
  /// What was requested and is not in the output, and why: sentences without a full stop.
  package var notes: [String] = []
}

package typealias AccessLevel = KVMapSema.AccessLevel

/// The version of the tool. Generated files do not contain it, so that a new version alone does not change the output.
package let toolVersion = "0.1.0"
