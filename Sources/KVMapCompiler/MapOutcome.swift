package import KVMapInterpret

/// What `kvmapc map` makes of a compilation and a document.
package enum MapOutcome: Sendable {
  /// The files are wrong; warnings alone are not told.
  case wrongFiles
  /// The type or the path that was asked for is none. Diagnostics tell where in `sources`.
  case wrongType
  case wrongPath
  /// What is to be `$context` is no JSON; why, for people.
  case wrongContext(String)
  case mapped(MapReport)
}

package typealias MapRequest = KVMapInterpret.MapRequest
package typealias MapReport = KVMapInterpret.MapReport
