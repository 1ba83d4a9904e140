import KVMap
import KVMapSema
import KVMapSource
import KVMapTables

/// A property that is read behind the loop, and the texts that its source needs.
struct PreparedDeferred {
  let property: Int
  let source: PreparedSource
  /// The slot that is decided when its key comes by: the first choice of `a ?? b`.
  let firstSlot: Int?

  init(_ read: DeferredRead, _ memory: TableMemory) {
    property = read.property
    source = PreparedSource(read.source, memory)
    if case .firstOf(let sources) = read.source, case .slot(let slot)? = sources.first {
      firstSlot = slot
    } else {
      firstSlot = nil
    }
  }
}

indirect enum PreparedSource {
  case slot(Int)
  case firstOf([PreparedSource])
  case gather(ConstantText, needsAll: Bool, [PreparedSource])

  init(_ source: DeferredSource, _ memory: TableMemory) {
    switch source {
    case .slot(let slot): self = .slot(slot)
    case .firstOf(let sources): self = .firstOf(sources.map { PreparedSource($0, memory) })
    case .gather(let plan):
      let lines = plan.entries.map { "\(JSONText.escaped($0.key))\t\(JSONText.path($0.path))\n" }.joined()
      self = .gather(
        memory.text(lines), needsAll: plan.needsAll, plan.entries.map { PreparedSource($0.source, memory) })
    case .whole, .rest, .elementKey, .elementIndex, .parent, .document, .context, .projection: notYet("this source")
    }
  }
}
