import Foundation
import NativeLibraries
import SwiftProtobuf

/// The date, machine and versions of the measurement: the line above the table.
enum Setting {
  static var text: String { ([machine] + libraries).joined(separator: " · ") }

  /// Without the versions of libraries.
  static var machine: String {
    let date = Date().formatted(.iso8601.year().month().day())
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return [date, "\(processor), \(cores) cores", system].joined(separator: " · ")
  }

  private static var processor: String {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
  }

  private static var system: String {
    value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static var libraries: [String] {
    let native = [
      ("simdjson", native_simdjson_in_order), ("yyjson", native_yyjson), ("RapidJSON", native_rapidjson),
      ("pugixml", native_pugixml),
    ]
    return ["swift-protobuf \(Version.versionString)"]
      + native.compactMap { name, library in native_version(library).map { "\(name) \(String(cString: $0))" } }
  }

  /// The value after the first `name` in a file with lines such as `name: value`.
  private static func value(of name: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
    return line.split(separator: separator, maxSplits: 1).last?.trimmingCharacters(in: ["\"", " ", "\t"])
  }
}
