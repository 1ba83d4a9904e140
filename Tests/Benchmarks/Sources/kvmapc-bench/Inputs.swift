import Foundation

/// The sources to compile: the same types with the same fields, as `.kvmap` and as `.proto`.
///
/// Most fields have a key in the style of the file; some have a path with an alternative, a transformer or a default.
/// In Protobuf such a field has a `json_name`.
struct Inputs {
  /// The number of fields of one type.
  private static let fieldsPerType = 18

  /// A file of about `lines` lines. Every type except the first has a field whose type is the one before it.
  let lines: Int
  /// The prefix of its type names, so that names are unique across many files.
  let name: String

  private enum Scalar: CaseIterable { case integer, text, fraction, flag }

  private struct Field {
    var number: Int
    var scalar: Scalar
    var isOptional: Bool
    var isArray: Bool
  }

  /// The fields of each type.
  private var types: [[Field]] {
    var types: [[Field]] = []
    var left = lines - 1
    while left > 2 {
      let count = min(Self.fieldsPerType, left - 2)
      types.append(
        (1...count).map { number in
          let kind = number + types.count
          return Field(
            number: number, scalar: Scalar.allCases[kind % Scalar.allCases.count], isOptional: kind % 5 == 1,
            isArray: kind % 5 == 3)
        })
      left -= count + 2
    }
    return types
  }

  var mapping: String {
    var text = "keys snake_case\n"
    for (index, fields) in types.enumerated() {
      text += "struct \(name)\(index) {\n"
      for field in fields {
        let number = field.number
        if number == fields.count, index > 0 {
          text += "  child: \(name)\(index - 1)?\n"
          continue
        }
        let scalar =
          switch field.scalar {
          case .integer: "Int"
          case .text: "String"
          case .fraction: "Double"
          case .flag: "Bool"
          }
        let type = field.isArray ? "[\(scalar)]" : field.isOptional ? "\(scalar)?" : scalar
        text += "  fieldNumber\(number): \(type)"
        if number % 6 == 3 { text += " <-> someObject.key\(number) ?? other\(number)" }
        if number % 9 == 5, !field.isArray, field.scalar == .text { text += " | prefix(\"x\")" }
        if number % 7 == 4, !field.isArray, field.scalar == .integer { text += " = \(number)" }
        text += "\n"
      }
      text += "}\n"
    }
    return text
  }

  var messages: String {
    var text = "syntax = \"proto3\";\n"
    for (index, fields) in types.enumerated() {
      text += "message \(name)\(index) {\n"
      for field in fields {
        let number = field.number
        if number == fields.count, index > 0 {
          text += "  optional \(name)\(index - 1) child = \(number);\n"
          continue
        }
        let scalar =
          switch field.scalar {
          case .integer: "int64"
          case .text: "string"
          case .fraction: "double"
          case .flag: "bool"
          }
        let label = field.isArray ? "repeated " : field.isOptional ? "optional " : ""
        text += "  \(label)\(scalar) field_number\(number) = \(number)"
        if number % 6 == 3 { text += " [json_name = \"key\(number)\"]" }
        text += ";\n"
      }
      text += "}\n"
    }
    return text
  }

  /// A folder with the given numbers of files and of lines per file, `.kvmap` in `maps` and `.proto` in `protos`.
  static func write(files: Int, lines: Int, to folder: URL) throws -> InputFolder {
    let input = InputFolder(url: folder)
    for url in [input.maps, input.protos] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    var names: [String] = []
    for number in 0..<files {
      let inputs = Inputs(lines: lines, name: "File\(number)Type")
      try Data(inputs.mapping.utf8).write(to: input.maps.appending(path: "File\(number).kvmap"))
      names.append("file\(number).proto")
      try Data(inputs.messages.utf8).write(to: input.protos.appending(path: names[number]))
    }
    try Data(names.joined(separator: "\n").utf8).write(to: input.list)
    return input
  }
}

/// The location of the files of one contest.
struct InputFolder {
  let url: URL

  var maps: URL { url.appending(path: "maps") }
  var protos: URL { url.appending(path: "protos") }
  var outputs: URL { url.appending(path: "outputs") }
  /// The names of all `.proto` files, in the format that protoc accepts.
  var list: URL { url.appending(path: "protos.txt") }
}
