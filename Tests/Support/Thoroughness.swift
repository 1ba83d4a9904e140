import Foundation

/// How much laws try that could try nearly anything: a sample in each run of the tests, and with `KVMAP_THOROUGH=1` as
/// much as is worth an hour.
package enum Thoroughness {
  package static let isWanted = ProcessInfo.processInfo.environment["KVMAP_THOROUGH"] == "1"

  package static func choose<Value>(_ sample: Value, thorough: Value) -> Value { isWanted ? thorough : sample }
}
