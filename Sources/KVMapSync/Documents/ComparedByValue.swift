import KVMap

/// A type that keeps what the document has, and for which documents that are written differently may be equal: numbers
/// are compared by their value, and objects whatever the order of their members. The texts of other types differ only
/// if their values do.
protocol ComparedByValue {}

extension JSONValue: ComparedByValue {}
extension JSONObject: ComparedByValue {}
extension Array: ComparedByValue where Element: ComparedByValue {}
extension Dictionary: ComparedByValue where Value: ComparedByValue {}
extension Optional: ComparedByValue where Wrapped: ComparedByValue {}
