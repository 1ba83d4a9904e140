@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

extension Interpreter {
  func writeUnion(_ value: MappedValue, _ id: UnionID, _ kv: inout JSONWriter, _ environment: Environment)
    throws(CodingFailure)
  {
    let plan = unionPlan(of: id)
    guard case .unionCase(_, let index, let payload) = value, plan.union.cases.indices.contains(index) else {
      throw kv.misfit(value)
    }
    let item = plan.union.cases[index]
    func writePayload(_ kv: inout JSONWriter) throws(CodingFailure) {
      guard let payload, let conversion = item.conversion else { throw kv.misfit(value) }
      try write(payload, conversion, &kv, environment)
    }
    switch plan.output[index] {
    case .refused: throw kv.unknownCase(item.name)
    case .payload: try writePayload(&kv)
    case .led(let members, let only):
      let start = kv.beginPrefixMembers(text(members))
      try writePayload(&kv)
      guard let only else { return try kv.endPrefixMembers(start) }
      try kv.endPrefixMembers(start, once: text(only))
    case .beside(let before, let closing):
      kv.beginObject()
      kv.key(text(before))
      try writePayload(&kv)
      for isArray in closing { if isArray { kv.endArray() } else { kv.endObject() } }
      kv.endObject()
    case .object(let member):
      kv.beginObject()
      if let member { kv.key(text(member)) }
      kv.endObject()
    case .text(let content): kv.emptyCase(text(content))
    }
  }
}
