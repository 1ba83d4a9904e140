package import KVMapSema
package import KVMapSource

/// What `kvmapc generate` makes of a compilation.
package struct GenerateOutcome: Sendable {
  package struct File: Sendable {
    /// The `.kvmap` file that it was generated from.
    package var source: FileID
    package var text: String
    /// The Swift Testing file of its `test` blocks, if it has any and they were asked for.
    package var tests: String?
  }

  package var diagnostics: [Diagnostic]
  /// One for each file that was asked for, in their order; `nil` where there is an error in any file.
  package var files: [File]?
}

package typealias AccessLevel = KVMapSema.AccessLevel

/// The version of the tool. It stands in nothing that is generated, so that a new version alone changes no output.
package let toolVersion = "0.1.0"
