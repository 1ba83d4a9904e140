import KVMapSema

extension Mapping {
  /// The keys of the mapping's own object that `rest` does not include: those that a rule reads or writes, each once.
  var takenKeys: [String] {
    var seen: Set<[UInt8]> = []
    return (acceptedPaths.keys + writing.root.members.map(\.key)).filter {
      seen.insert(Array($0.utf8)).inserted
    }
  }
}
