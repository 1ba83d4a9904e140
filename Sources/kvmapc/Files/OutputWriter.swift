/// Writes the planned contents of the output folders: everything, or nothing if a problem is found beforehand.
struct OutputWriter {
  struct Result {
    var written: [String] = []
    var removed: [String] = []
    var unchanged = 0
    /// The hash of each output, written or not.
    var contents: [OutputPlace: UInt64] = [:]
  }

  private struct Write {
    var output: OutputPlan.Output
    /// The permissions of the replaced file.
    var mode: UInt32?
  }

  private struct Prepared {
    var folder: Folder
    var temporary: String
    var place: OutputPlace
  }

  private let plan: OutputPlan
  private let isForced: Bool

  init(_ plan: OutputPlan, isForced: Bool) {
    self.plan = plan
    self.isForced = isForced
  }

  /// - Throws: `FileErrors` with all problems found; nothing was changed then, unless a rename
  ///   failed after others had succeeded, as the message says.
  func run() throws(FileErrors) -> Result {
    do {
      let wanted = plan.outputs.map(\.place.folder) + plan.leftovers.map(\.folder)
      var folders = try OutputFolders(wanted, locking: true)
      var result = Result()
      var objections: [FileError] = []
      let writes = try writes(in: folders, &result, &objections)
      let removals = try removals(in: folders, &objections)
      guard objections.isEmpty else { throw FileErrors(errors: objections) }
      let prepared = try prepare(writes, in: &folders, &result)
      try commit(prepared, &result)
      for place in removals {
        try folders[place.folder]?.remove(place.place.name)
        result.removed.append(place.path)
      }
      if plan.outputs.contains(where: { $0.original != nil }) { folders.synchronize() }
      return result
    } catch let errors as FileErrors {
      throw errors
    } catch let error as FileError {
      throw FileErrors(errors: [error])
    } catch {
      throw FileErrors(errors: [FileError("\(error)")])
    }
  }

  private func writes(
    in folders: OutputFolders, _ result: inout Result, _ objections: inout [FileError]
  ) throws(FileError) -> [Write] {
    var writes: [Write] = []
    for output in plan.outputs {
      let name = output.place.place.name
      let folder = folders[output.place.folder]
      let state = try OutputState.of(name, in: folder, wanted: output.bytes())
      if case .upToDate(let bytes) = state {
        result.unchanged += 1
        result.contents[output.place] = ContentHash(of: bytes).value
      } else if let original = output.original {
        if state.found == original {
          writes.append(Write(output: output, mode: try Self.mode(of: name, in: folder)))
        } else {
          objections.append(FileError("will not overwrite '\(output.source)': it was changed after it was read"))
        }
      } else if let objection = state.objection, !isForced || !state.canBeForced {
        objections.append(Self.refusal("overwrite", output.place, objection, state))
      } else {
        writes.append(Write(output: output, mode: try Self.mode(of: name, in: folder)))
      }
    }
    return writes
  }

  private func removals(
    in folders: OutputFolders, _ objections: inout [FileError]
  ) throws(FileError) -> [OutputPlace] {
    var removals: [OutputPlace] = []
    for place in plan.leftovers {
      let state = try OutputState.of(place.place.name, in: folders[place.folder], wanted: nil)
      switch state {
      case .stale: removals.append(place)
      case .edited where isForced: removals.append(place)
      case .edited:
        objections.append(
          Self.refusal("remove", place, "its source is gone, but it was changed by hand since it was generated", state))
      // Files without our header are not touched.
      case .missing, .upToDate, .foreign, .symbolicLink, .notAFile: break
      }
    }
    return removals
  }

  /// Writes all files under temporary names.
  private func prepare(
    _ writes: [Write], in folders: inout OutputFolders, _ result: inout Result
  ) throws(FileError) -> [Prepared] {
    var prepared: [Prepared] = []
    do throws(FileError) {
      for write in writes {
        let folder = try folders.make(write.output.place.folder)
        let bytes = write.output.bytes()
        // What is generated can be generated again, and to wait for the disk a thousand times takes longer than that.
        let temporary = try folder.createTemporary(
          bytes, mode: write.mode.map { .init($0) }, syncing: write.output.original != nil)
        result.contents[write.output.place] = ContentHash(of: bytes).value
        prepared.append(Prepared(folder: folder, temporary: temporary, place: write.output.place))
      }
      return prepared
    } catch {
      Self.discard(prepared[...])
      folders.removeMade()
      throw error
    }
  }

  /// Renames all files to their final names.
  private func commit(_ prepared: [Prepared], _ result: inout Result) throws(FileError) {
    for (index, item) in prepared.enumerated() {
      do throws(FileError) {
        try item.folder.rename(item.temporary, to: item.place.place.name)
        result.written.append(item.place.path)
      } catch {
        Self.discard(prepared[index...])
        guard index > 0 else { throw error }
        throw FileError("\(error.message); \(index) of \(prepared.count) files had been replaced before")
      }
    }
  }

  private static func discard(_ prepared: ArraySlice<Prepared>) {
    // The original error is the one to report.
    for item in prepared { try? item.folder.remove(item.temporary) }
  }

  private static func mode(of name: String, in folder: Folder?) throws(FileError) -> UInt32? {
    guard let status = try folder?.status(of: name), SystemCalls.isRegular(status) else { return nil }
    return UInt32(status.st_mode) & 0o7777
  }

  private static func refusal(
    _ action: String, _ place: OutputPlace, _ objection: String, _ state: OutputState
  ) -> FileError {
    FileError("will not \(action) '\(place.path)': \(objection)" + (state.canBeForced ? " (--force does it)" : ""))
  }
}
