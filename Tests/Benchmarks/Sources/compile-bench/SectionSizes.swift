import Foundation

/// The sizes of the sections of an object file, in bytes.
struct SectionSizes: Codable {
  /// Machine code.
  var code = 0
  /// Constants: strings and tables.
  var constants = 0
  /// The Swift runtime's metadata for types and conformances.
  var metadata = 0

  /// - Parameter object: an ELF file.
  init(of object: URL, _ tools: Tools) throws {
    for line in try ChildProcess.output(tools.size, ["-A", "-d", object.path()]).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, let bytes = Int(words[1]) else { continue }
      if words[0].hasPrefix(".text") { code += bytes }
      if words[0].hasPrefix(".rodata") { constants += bytes }
      if words[0].hasPrefix("swift5_") { metadata += bytes }
    }
    guard code > 0 else {
      throw ChildProcess.Failed(description: "\(tools.size.path()) finds no machine code in \(object.path())")
    }
  }

  private init(code: Int, constants: Int, metadata: Int) {
    (self.code, self.constants, self.metadata) = (code, constants, metadata)
  }

  static func - (whole: SectionSizes, part: SectionSizes) -> SectionSizes {
    SectionSizes(
      code: whole.code - part.code, constants: whole.constants - part.constants,
      metadata: whole.metadata - part.metadata)
  }
}
