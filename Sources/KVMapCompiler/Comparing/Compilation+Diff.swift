package import KVMapDiff
import KVMapSema
package import KVMapSource
import KVMapSyntax

package typealias Change = KVMapDiff.Change
package typealias ChangeID = KVMapDiff.ChangeID
package typealias ChangeAudience = KVMapDiff.Audience
package typealias ChangeReport = KVMapDiff.ChangeReport
package typealias ChangeText = KVMapDiff.ChangeText
package typealias SampleFinding = KVMapDiff.SampleFinding
package typealias ChangeVerdict = KVMapDiff.Verdict

/// The result of `kvmapc diff`.
package enum DiffOutcome: Sendable {
  /// All changes, in the order of their places, and what becomes of the documents that were given.
  case changes([Change], [SampleFinding])
  /// One side has errors: those of OLD, and those of NEW. Warnings alone are not reported.
  case wrongFiles(old: [Diagnostic], new: [Diagnostic])
}

extension Compilation {
  /// `kvmapc diff`: what the change from another mapping to this one breaks.
  ///
  /// Spans in `Change.old` refer to the sources of `old`, those in `Change.new` to this compilation's.
  ///
  /// - Parameter samples: JSON documents that are really read, and their paths.
  package func diff(from old: Compilation, samples: [(path: String, bytes: [UInt8])] = []) -> DiffOutcome {
    let (before, after) = (analyze(old.files, of: old.sources), analyze(files, of: sources))
    let oldErrors = old.diagnostics(of: before).filter { $0.severity == .error }
    let newErrors = diagnostics(of: after).filter { $0.severity == .error }
    guard oldErrors.isEmpty, newErrors.isEmpty, let oldProgram = before.program, let newProgram = after.program else {
      return .wrongFiles(old: oldErrors, new: newErrors)
    }
    let (oldFiles, newFiles) = (old.files, files)
    let result = Threads.withLargeStack {
      ProgramComparison.changes(
        from: ComparedSide(program: oldProgram, landmarks: Landmarks(oldFiles)),
        to: ComparedSide(program: newProgram, landmarks: Landmarks(newFiles)), samples: samples)
    }
    return .changes(result.changes, result.findings)
  }
}
