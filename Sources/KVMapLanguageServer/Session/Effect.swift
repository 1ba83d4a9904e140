package import KVMapSource

/// What a session wants to be done. The program that runs it does this in the given order, and answers with events.
package enum Effect: Sendable {
  /// Send a message, which has no header yet.
  case send([UInt8])
  /// Read all mappings below these folders.
  case list([String])
  /// Read a file.
  case read(String)
  /// Read documents that the client names, if they are there.
  case readSamples([String])
  /// Find out which files are meant by the paths in a file.
  case locate(LocationRequest)
  /// Analyse files. There is never more than one such effect without its answer.
  case analyze(AnalysisJob)
  /// Collect the symbols of the files that were analysed.
  case collectSymbols(AnalysisResult)
  /// Carry out a command.
  case run(CommandJob)
  /// Send `Event.woke` with this number, after this time without another one.
  case wake(Int, milliseconds: Int)
  /// End when the process with this number has ended: the client, which may have no time to say so.
  case follow(Int)
  /// Note a line for people. It contains nothing of documents.
  case log(String)
  /// End, with this exit code.
  case end(Int32)
}

package struct LocationRequest: Sendable {
  package var file: FileID
  /// The absolute path of the file.
  package var path: String
  /// The folders of the workspace.
  package var folders: [String]
  /// The paths of imports, as written.
  package var imports: [String]
  /// The paths of documents that tests name, as written.
  package var documents: [String]
}
