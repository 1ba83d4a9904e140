import Foundation
import NativeLibraries

extension Subject {
  /// The C and C++ libraries that were installed at build time. They read into structs like ours.
  func nativeLibraries(_ workload: native_workload) -> [Contender] {
    let libraries = [
      ("simdjson", native_simdjson_in_order), ("simdjson (by key)", native_simdjson_by_key),
      ("yyjson", native_yyjson), ("RapidJSON", native_rapidjson),
    ]
    // simdjson reads past the end of a document.
    let padded = bytes + [UInt8](repeating: 0, count: native_padding)
    return libraries.filter { native_version($0.1) != nil }.map { name, library in
      reading(name) {
        try withCharacters(of: padded) { characters in
          guard native_read(library, workload, characters, bytes.count) else {
            throw Disagreement(description: "\(name): cannot read the document")
          }
        }
      } check: {
        try withCharacters(of: padded) { characters in
          var length = 0
          guard let text = native_text(library, workload, characters, bytes.count, &length) else {
            throw Disagreement(description: "\(name): cannot read the document")
          }
          defer { free(text) }
          try check(json: Data(bytes: text, count: length), by: name)
        }
      }
    }
  }

  private func withCharacters(of bytes: [UInt8], _ body: (UnsafePointer<CChar>) throws -> Void) throws {
    try bytes.withUnsafeBytes { buffer in
      guard let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      try body(start)
    }
  }
}
