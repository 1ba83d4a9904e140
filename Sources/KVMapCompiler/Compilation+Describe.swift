package import KVMapImport
import KVMapSema

package typealias DescriptionFormat = KVMapImport.DescriptionFormat

/// What the caller says about a file that describes documents.
package struct DescriptionOptions: Sendable {
  /// The type of a document, or which schema of an OpenAPI document is read.
  package var name: String?
  /// Whether a schema is one of OpenAPI; `nil` if it may be either.
  package var isOpenAPI: Bool?
  /// The style that keys are converted from when the types of Swift source are decoded.
  package var keys: String?
  /// Whether the types of Swift source are declared by the mapping, instead of mapped.
  package var declares = false

  package init() {}
}

extension Compilation {
  /// `kvmapc infer` for a JSON Schema or an OpenAPI document: a mapping that reads what it describes.
  ///
  /// - Parameter path: The path of the mapping, for diagnostics.
  package static func infer(
    fromSchema sample: Sample, _ options: DescriptionOptions, to path: String
  ) -> InferenceOutcome {
    // Schemas may nest deeply.
    let result = Threads.withLargeStack { () -> Result<InferredMapping, ImportProblems> in
      do throws(ImportProblems) {
        return .success(
          try inferMapping(fromSchema: sample, asksForOpenAPI: options.isOpenAPI, named: options.name))
      } catch { return .failure(error) }
    }
    return outcome(of: result, [], to: path)
  }

  /// `kvmapc infer` for Swift source: mappings of the types that it declares.
  ///
  /// - Parameter path: The path of the mapping, for diagnostics.
  package static func infer(
    fromSwift sources: [Sample], _ options: DescriptionOptions, to path: String
  ) -> InferenceOutcome {
    // Declarations may nest deeply.
    let result = Threads.withLargeStack { () -> Result<InferredMapping, ImportProblems> in
      do throws(ImportProblems) {
        return .success(
          try inferMapping(
            fromSwift: sources, keys: options.keys.flatMap(KeyStyle.init(rawValue:)), declares: options.declares))
      } catch { return .failure(error) }
    }
    return outcome(of: result, [], to: path)
  }

  /// The styles of keys, as options name them.
  package static var keyStyles: [String] { KeyStyle.allCases.map(\.rawValue) }
}
