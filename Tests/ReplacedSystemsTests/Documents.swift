import KVMap

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document without the white space between its tokens; `nil` if it is not a document.
func compact(_ document: String) -> String? { try? JSONValue(json: document).jsonString() }

/// A date in the notation of the cases.
func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
