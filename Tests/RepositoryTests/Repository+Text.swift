import Foundation
import TestSupport

extension Repository {
  /// All text files below a folder, without build products.
  static func textFiles(in folder: String) throws -> [(path: String, text: String)] {
    let top = folder == "." ? root : root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    return paths.compactMap { path in
      let parts = path.split(separator: "/")
      if parts.contains(where: { $0 == ".git" || $0 == ".swiftpm" || $0.hasPrefix(".build") }) { return nil }
      guard let data = FileManager.default.contents(atPath: top.path + "/" + path), !data.prefix(8192).contains(0),
        let text = String(bytes: data, encoding: .utf8)
      else { return nil }
      return (folder == "." ? path : folder + "/" + path, text)
    }
  }

  /// README.md, CONTRIBUTING.md and all human-readable files in docs and examples; not the articles of catalogues, which
  /// are made from them.
  static func documents() throws -> [(path: String, text: String)] {
    try textFiles(in: ".").filter { $0.path.hasSuffix(".md") && !$0.path.contains(".docc/") }
  }
}
