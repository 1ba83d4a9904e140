package import KVMapInterpret

/// The result of `kvmapc map`.
package enum MapOutcome: Sendable {
  /// The files have errors; warnings alone are not reported.
  case wrongFiles
  /// The requested type or path is invalid. Diagnostics give its location in `sources`.
  case wrongType
  case wrongPath
  /// The value for `$context` is not valid JSON; the reason is human-readable.
  case wrongContext(String)
  case mapped(MapReport)
}

package typealias MapRequest = KVMapInterpret.MapRequest
package typealias MapAttempt = KVMapInterpret.MapAttempt
package typealias RoundTripDifferences = KVMapInterpret.RoundTripDifferences
package typealias MapReport = KVMapInterpret.MapReport
