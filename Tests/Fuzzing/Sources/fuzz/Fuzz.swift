import Foundation
import FuzzingLaws

// SwiftPM calls a function named after the target, and not libFuzzer's own `main`. This one calls the driver.

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ run: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The target named by KVMAP_FUZZ: an environment variable, because libFuzzer restarts itself with its own arguments.
private let target: FuzzingTarget = {
  let name = ProcessInfo.processInfo.environment["KVMAP_FUZZ"]
  guard let target = FuzzingTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzingTarget.all.map(\.name).joined(separator: ", ")
    stop("KVMAP_FUZZ names none of the targets \(names)")
  }
  return target
}()

/// libFuzzer calls this with the bytes that it generates.
@_cdecl("LLVMFuzzerTestOneInput")
public func run(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    try target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    stop("\(error)")
  }
  return 0
}

@_cdecl("fuzz_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, arguments) = (count, arguments)
  _ = target
  return drive(&count, &arguments) { run($0, $1) }
}

/// Ends the process so that libFuzzer keeps the bytes.
private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  abort()
}
