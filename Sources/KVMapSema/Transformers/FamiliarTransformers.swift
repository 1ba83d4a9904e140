/// The transformers of KVMap that do what other systems have under other names.
enum FamiliarTransformers {
  /// - Returns: `nil` for an unknown name.
  static func counterpart(of name: String) -> String? { names[name] }

  private static let names = [
    "trim": "trimmed", "trimming": "trimmed", "strip": "trimmed",
    "lowercase": "lowercased", "lower": "lowercased", "uppercase": "uppercased", "upper": "uppercased",
    "int": "number", "double": "number", "float": "number", "toInt": "number", "toString": "text", "string": "text",
    "parseInt": "number", "epoch": "epoch_seconds", "unix_seconds": "epoch_seconds", "unix_ms": "epoch_milliseconds",
    "epoch_millis": "epoch_milliseconds", "unix": "epoch_seconds", "timestamp": "epoch_seconds",
    "seconds": "epoch_seconds",
    "milliseconds": "epoch_milliseconds", "millis": "epoch_milliseconds", "rfc3339": "iso8601", "iso": "iso8601",
    "rfc1123": "http_date", "round": "rounded", "clamp": "clamped", "sort": "sorted", "json": "json_text",
    "multiply": "scaled", "times": "scaled",
  ]
}
