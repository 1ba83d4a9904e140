/// A line that could not be mapped.
package struct RejectedLine: Sendable, Hashable {
  /// The name of the input.
  package let input: String
  /// The number of the line; counts from 1.
  package let line: Int
  /// Where the value of the line begins, in bytes from the beginning of the input.
  package let offset: Int
  /// At least one. Offsets, lines and columns are those of the input, and paths begin with the number of the value:
  /// `[3].name`. The positions of a problem of the operation `encoding` are those in the output of this value.
  package let problems: [MappingProblem]

  /// One line of NDJSON: `{"input":"a.ndjson","line":3,"offset":120,"problems":[…]}`. It contains no part of the line
  /// beyond what problems show, so that it shows no values that are marked as sensitive.
  func appendJSON(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("input", input)
    writer.member("line", line)
    writer.member("offset", offset)
    writer.entryKey("problems")
    writer.beginArray()
    for problem in problems { problem.appendJSON(to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
  }
}

extension MappingProblem {
  /// An object with the same members as those that `kvmapc map --json` prints.
  fileprivate func appendJSON(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("path", path)
    writer.member("kind", kind.rawValue)
    writer.member("message", message)
    writer.member("expected", expected)
    writer.member("found", found)
    writer.member("offset", offset)
    writer.member("line", line)
    writer.member("column", column)
    writer.member("reached", reached)
    writer.entryKey("rule")
    if let rule {
      writer.beginObject()
      writer.member("name", rule.name)
      writer.member("file", rule.file)
      writer.member("line", rule.line)
      writer.endObject()
    } else {
      writer.null()
    }
    writer.entryKey("dropped")
    writer.bool(severity == .warning)
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ text: String) {
    entryKey(key)
    string(text)
  }

  fileprivate mutating func member(_ key: String, _ number: Int) {
    entryKey(key)
    int(number)
  }
}
