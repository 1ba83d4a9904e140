import KVMapSema
import KVMapSource
import KVMapSyntax

/// Parses files on several threads.
///
/// Parsing a file requires only that file. Each thread gets a contiguous range of the files, and the results are joined
/// in the order of the files, so that nothing depends on which thread finishes first.
enum ParallelParsing {
  struct Result: Sendable {
    var file: ParsedFile
    var diagnostics: [Diagnostic]
  }

  /// The minimum number of bytes per thread: starting a thread takes about as long as parsing this many bytes.
  static let leastPerThread = 64 << 10
  /// The maximum number of threads: beyond a few, the sequential work that remains takes most of the time.
  static let mostThreads = 8

  /// - Returns: One result for each file, in order.
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

  /// Nonempty parts with about the same number of bytes.
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
