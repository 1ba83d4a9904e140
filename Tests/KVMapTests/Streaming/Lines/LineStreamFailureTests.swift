import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite("Lines: files, pipes and cancellation")
struct LineStreamFailureTests {
  private func failure(_ body: () throws -> Void) -> LineMappingError? {
    do {
      try body()
      return nil
    } catch {
      return error as? LineMappingError
    }
  }

  @Test("a missing file is an error, and harms no output")
  func missingInput() throws {
    let folder = try TemporaryFolder(["out": "kept"])
    let error = failure {
      try Int.mapLines(from: .file(folder.url("no").path), to: .file(folder.url("out").path))
    }
    #expect(error?.stream == .input && error?.reason == .system(ENOENT))
    #expect(error?.description == "cannot read '\(folder.url("no").path)': No such file or directory")
    #expect(try folder.text("out") == "kept")
  }

  @Test("a folder cannot be read, or written")
  func folders() throws {
    let folder = try TemporaryFolder(["in": "1\n"])
    let path = folder.url("").path
    #expect(failure { try Int.mapLines(from: .file(path), to: .file("/dev/null")) }?.reason == .system(EISDIR))
    let output = failure { try Int.mapLines(from: .file(folder.url("in").path), to: .file(path)) }
    #expect(output?.stream == .output && output?.description.hasPrefix("cannot write '\(path)': ") == true)
  }

  @Test("no file is both read and written")
  func sameFile() throws {
    let folder = try TemporaryFolder(["in": "1\n", "out": "kept"])
    let (input, output) = (folder.url("in").path, folder.url("out").path)
    try FileManager.default.createSymbolicLink(atPath: folder.url("link").path, withDestinationPath: "in")
    let link = folder.url("link").path
    #expect(failure { try Int.mapLines(from: .file(input), to: .file(link)) }?.reason == .sameFile(as: .input))
    let rejects = failure { try Int.mapLines(from: .file(input), to: .file(output), rejects: .file(link)) }
    #expect(rejects?.stream == .rejects && rejects?.reason == .sameFile(as: .input))
    #expect(rejects?.description == "cannot write '\(link)': it is also the input")
    let both = failure { try Int.mapLines(from: .file(input), to: .file(output), rejects: .file(output)) }
    #expect(both?.reason == .sameFile(as: .output))
    #expect(try folder.text("in") == "1\n" && folder.text("out") == "kept")
  }

  /// As a shell makes them for `> file 2>&1`.
  @Test("two descriptors of a file that was opened once are both written")
  func oneOpenFile() throws {
    let folder = try TemporaryFolder(["in": "1\nx\n2\n", "all": ""])
    let all = try FileHandle(forWritingTo: folder.url("all"))
    let copy = dup(all.fileDescriptor)
    defer {
      close(copy)
      try? all.close()
    }
    let output = LineOutput.descriptor(all.fileDescriptor, name: "standard output")
    let rejects = LineOutput.descriptor(copy, name: "standard error")
    try Int.mapLines(from: .file(folder.url("in").path), to: output, rejects: rejects)
    let lines = try folder.text("all").split(separator: "\n").map { $0.prefix(8) }
    #expect(lines.sorted() == ["1", "2", "{\"input\""])
    // Not by a path as well: that is another opening, which would overwrite what the first wrote.
    let path = LineOutput.file(folder.url("all").path)
    #expect(failure { try Int.mapLines(from: .file("/dev/null"), to: output, rejects: path) }?.stream == .rejects)
  }

  @Test("a full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func fullDisk() throws {
    let folder = try TemporaryFolder(["in": String(repeating: "1\nx\n", count: 50_000)])
    let input = LineInput.file(folder.url("in").path)
    var options = LineMappingOptions(jobs: 3)
    options.blockSize = 1_000
    let output = failure { try Int.mapLines(from: input, to: .file("/dev/full"), options: options) }
    #expect(output?.stream == .output && output?.reason == .system(ENOSPC))
    let rejects = failure {
      try Int.mapLines(from: input, to: .file("/dev/null"), rejects: .file("/dev/full"), options: options)
    }
    #expect(rejects?.stream == .rejects && rejects?.reason == .system(ENOSPC))
  }

  /// No signal reaches the process, although it does not ignore SIGPIPE in every environment.
  @Test("a closed pipe is an error")
  func closedPipe() throws {
    let folder = try TemporaryFolder(["in": String(repeating: "1\n", count: 100_000)])
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = LineOutput.descriptor(pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    let error = failure { try Int.mapLines(from: .file(folder.url("in").path), to: output) }
    #expect(error == nil || error?.stream == .output && error?.reason == .system(EPIPE))
    #expect(error != nil)
  }

  /// The end of a pipe that has been closed, or was never open.
  @Test("a closed descriptor is an error")
  func closedDescriptor() {
    let error = failure { try Int.mapLines(from: .descriptor(-1, name: "none"), to: .file("/dev/null")) }
    #expect(error?.description == "cannot read 'none': Bad file descriptor")
  }

  @Test("a value is written before the next one exists", arguments: [1, 3])
  func live(_ jobs: Int) async throws {
    let (input, output) = (Pipe(), Pipe())
    let options = LineMappingOptions(jobs: jobs)
    let mapping = Thread {
      _ = try? Int.mapLines(
        from: .descriptor(input.fileHandleForReading.fileDescriptor, name: "in"),
        to: .descriptor(output.fileHandleForWriting.fileDescriptor, name: "out"), options: options)
      try? output.fileHandleForWriting.close()
    }
    mapping.start()
    for (number, expected) in [(1, "1\n"), (2, "12\n"), (3, "23\n")] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(number)\n\(number)".utf8))
      let line = try #require(try output.fileHandleForReading.read(upToCount: expected.utf8.count))
      #expect(String(decoding: line, as: UTF8.self) == expected)
    }
    try input.fileHandleForWriting.close()
    let rest = try output.fileHandleForReading.readToEnd()
    #expect(rest.map { String(decoding: $0, as: UTF8.self) } == "3\n")
  }

  @Test("cancelling ends with whole lines", arguments: [1, 3])
  func cancelling(_ jobs: Int) throws {
    let folder = try TemporaryFolder()
    let input = Pipe()
    let cancellation = LineCancellation()
    let feeding = Thread {
      let lines = Data(String(repeating: "[1,2,3]\n", count: 1_000).utf8) + Data("[4".utf8)
      try? input.fileHandleForWriting.write(contentsOf: lines)
      // Once all of it was read, however long that takes, the mapping waits for the rest of a line.
      var state = pollfd(fd: input.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      while poll(&state, 1, 0) > 0 { Thread.sleep(forTimeInterval: 0.01) }
      Thread.sleep(forTimeInterval: 0.1)
      cancellation.cancel()
      cancellation.cancel()
    }
    feeding.start()
    let counts = try [Int].mapLines(
      from: .descriptor(input.fileHandleForReading.fileDescriptor, name: "in"),
      to: .file(folder.url("out").path), options: LineMappingOptions(jobs: jobs, cancellation: cancellation))
    #expect(counts.wasCancelled && counts.written == 1_000 && counts.rejected == 0)
    #expect(try folder.text("out") == String(repeating: "[1,2,3]\n", count: 1_000))
    // What is cancelled stays so.
    let next = try [Int].mapLines(
      from: .file("/dev/zero"), to: .file("/dev/null"), options: LineMappingOptions(cancellation: cancellation))
    #expect(next.wasCancelled && next.lines == 0)
    try input.fileHandleForWriting.close()
  }

  @Test("a line without an end is passed over, and the next one is read")
  func longLine() throws {
    let folder = try TemporaryFolder()
    let long = Data(repeating: 0, count: 3 << 20)
    try folder.write(Data("1\n".utf8) + long + Data("\n2\n".utf8) + Data(repeating: 0x20, count: 3 << 20), to: "in")
    var options = LineMappingOptions(jobs: 2)
    options.maximumLineSize = 1 << 16
    options.blockSize = 1 << 15
    let outcome = try LineOutcome(Int.self, in: folder, options)
    #expect(outcome.values == ["1", "2"])
    #expect(outcome.rejects.map(\.line) == [2] && outcome.rejects.map(\.offset) == [2])
    #expect(try outcome.rejects[0].problems().map(\.kind) == ["limit"])
    #expect(outcome.counts.lines == 3)
  }

  @Test("progress is reported while lines are mapped")
  func progress() throws {
    let folder = try TemporaryFolder()
    let input = Pipe()
    let cancellation = LineCancellation()
    try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
    var options = LineMappingOptions(jobs: 2, cancellation: cancellation)
    // Nothing but the report ends the mapping.
    options.progress = { if $0.lines == 1 && $0.bytesRead == 2 { cancellation.cancel() } }
    let counts = try Int.mapLines(
      from: .descriptor(input.fileHandleForReading.fileDescriptor, name: "in"), to: .file(folder.url("out").path),
      options: options)
    #expect(counts.wasCancelled && counts.written == 1)
  }
}
