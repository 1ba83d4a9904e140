@testable import KVMap
import Testing

@Suite("Lines: programs that map them")
struct LineFilterTests {
  private func arguments(_ words: String...) throws -> LineFilterArguments { try LineFilterArguments(words) }

  @Test("options stand anywhere, and without a file standard input is read")
  func options() throws {
    let none = try arguments()
    #expect(none.inputs == ["-"] && none.rejects == nil && none.jobs == nil)
    #expect(!none.isStrict && !none.wantsAllErrors && !none.wantsHelp)
    let all = try arguments("a", "--rejects", "bad", "--jobs=3", "-", "--strict", "--all-errors", "--", "--b")
    #expect(all.inputs == ["a", "-", "--b"] && all.rejects == "bad" && all.jobs == 3)
    #expect(all.isStrict && all.wantsAllErrors && !all.wantsHelp)
    #expect(try arguments("-h").wantsHelp && arguments("--help").wantsHelp)
    #expect(LineFilterArguments.help("Filter").hasPrefix("usage: Filter [OPTION…] [FILE…]\n"))
  }

  @Test(
    "wrong arguments are refused",
    arguments: [
      (["--jobs", "0"], "'--jobs' is a number from 1 to 1024"), (["--jobs=x"], "'--jobs' is a number from 1 to 1024"),
      (["--jobs"], "the option '--jobs' needs a value"), (["--rejects="], "the option '--rejects' needs a value"),
      (["--strict=yes"], "unknown option '--strict=yes'"), (["-x"], "unknown option '-x'"),
      (["-", "-"], "standard input is only one FILE"),
    ])
  func wrong(words: [String], message: String) {
    #expect(throws: LineFilterArguments.Failure(message: message)) { try LineFilterArguments(words) }
  }

  @Test("progress has units and a rate", arguments: [
    (0, "0 bytes, 6 lines, 4 lines/s, 1 rejected"), (999, "999 bytes, 6 lines, 4 lines/s, 1 rejected"),
    (1_000, "1.0 kB, 6 lines, 4 lines/s, 1 rejected"), (999_999, "999.9 kB, 6 lines, 4 lines/s, 1 rejected"),
    (1_234_567_890, "1.2 GB, 6 lines, 4 lines/s, 1 rejected"),
    (Int.max, "9223372.0 TB, 6 lines, 4 lines/s, 1 rejected"),
  ])
  func progress(bytes: Int, text: String) {
    var counts = LineCounts()
    counts.bytesRead = bytes
    counts.lines = 6
    counts.rejected = 1
    #expect(LineProgress.text(counts, after: .milliseconds(1_500)) == text)
    #expect(LineProgress.text(LineCounts(), after: .zero) == "0 bytes, 0 lines, 0 lines/s, 0 rejected")
  }
}
