import KVMap

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document without the white space between its tokens; `nil` for what is no document.
func compact(_ document: String) -> String? { try? Value(json: document).json(as: String.self) }

/// A date as the cases tell it.
func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
