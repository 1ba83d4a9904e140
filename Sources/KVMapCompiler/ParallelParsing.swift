import KVMapSema
import KVMapSource
import KVMapSyntax

/// Parses files on several threads.
///
/// To parse a file needs nothing but the file. Each thread has a part of the files that lie behind each other, and the
/// results are put together in the order of the files, so that nothing depends on which thread was quicker.
enum ParallelParsing {
  struct Result: Sendable {
    var file: ParsedFile
    var diagnostics: [Diagnostic]
  }

  /// To begin a thread takes as long as to parse about so many bytes.
  static let leastPerThread = 64 << 10
  /// Beyond a few threads, what is left to do one after another takes most of the time.
  static let mostThreads = 8

  /// - Returns: One result for each file, in their order.
  /// - Complexity: Linear in the size of the files.
  static func parsed(_ files: ArraySlice<SourceFile>) -> [Result] {
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let threads = min(Threads.processorCount, mostThreads, size / leastPerThread)
    guard threads > 1, files.count > 1 else { return files.map(parsed) }
    return Threads.map(parts(of: files, count: threads, each: size / threads)) { $0.map(parsed) }.flatMap(\.self)
  }

  private static func parsed(_ file: SourceFile) -> Result {
    let (tree, diagnostics) = parse(file)
    return Result(
      file: ParsedFile(source: file, tree: tree, hasSyntaxErrors: diagnostics.containsErrors), diagnostics: diagnostics)
  }

  /// Parts of about the same number of bytes; none is empty.
  private static func parts(of files: ArraySlice<SourceFile>, count: Int, each size: Int) -> [ArraySlice<SourceFile>] {
    var parts: [ArraySlice<SourceFile>] = []
    var rest = files
    while let first = rest.first {
      var end = rest.startIndex + 1
      var bytes = first.bytes.count
      while end < rest.endIndex, parts.count + 1 == count || bytes < size {
        bytes += rest[end].bytes.count
        end += 1
      }
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts
  }
}
