import Foundation
import TestSupport
import Testing

private let clang = SwiftCompiler.program("clang")

/// Most machines that run the tests are of one kind, and do not compile the C code for other processors.
@Suite struct KernelSourceTests {
  /// The C library functions in use, whose header is not available for other processors. The rest comes with clang.
  private static let stringHeader = """
    #include <stddef.h>
    void *memcpy(void *, const void *, size_t);
    void *memset(void *, int, size_t);
    int memcmp(const void *, const void *, size_t);
    """

  @Test(
    .enabled(if: clang != nil, "skipped: there is no clang"),
    arguments: [
      "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx13", "arm64-apple-macosx13",
      "x86_64-unknown-windows-msvc", "aarch64-unknown-windows-msvc", "riscv64-unknown-linux-gnu", "wasm32-unknown-wasi",
    ])
  func compilesFor(target: String) throws {
    let clang = try #require(clang)
    let folder = try TemporaryFolder(["string.h": Self.stringHeader])
    let sources = try Repository.files(
      in: Repository.root.appendingPathComponent("Sources/KVMapKernels"), withExtension: "c")
    #expect(sources.count > 4)
    let empty = folder.url("empty.c")
    try Data().write(to: empty)
    let knows = try SwiftCompiler.run(clang, ["-target", target, "-c", empty.path, "-o", folder.url("o").path])
    guard knows.status == 0 else {
      // Every toolchain's clang supports the processors that have kernels, and need not support others.
      #expect(!target.hasPrefix("x86_64") && !target.hasPrefix("a"), "\(knows.output)")
      print("skipped: \(clang) does not know \(target)")
      return
    }
    let flags = [
      "-target", target, "-std=gnu11", "-O1", "-ffreestanding", "-nostdlibinc", "-Wall", "-Wextra", "-Werror",
      "-I", Repository.kernels.path, "-isystem", folder.url.path, "-c", "-o", folder.url("o").path,
    ]
    for source in sources {
      let (status, output) = try SwiftCompiler.run(clang, flags + [source.path])
      #expect(status == 0, "\(source.lastPathComponent): \(output)")
    }
  }
}
