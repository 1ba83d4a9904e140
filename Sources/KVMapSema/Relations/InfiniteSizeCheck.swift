import KVMapSource

/// Finds structs that contain themselves, which is impossible because a struct has a fixed size. Through an array, a
/// dictionary or a class it is possible. A user-defined type may be a class, so the search ends there.
struct InfiniteSizeCheck {
  private let checked: [CheckedMapping]
  /// For each generic struct, the parameters that a value contains directly.
  private let heldParameters: [Set<Int>]

  /// - Complexity: Linear in the number of properties, and for generic structs in that of their parameters.
  init(_ checked: [CheckedMapping]) {
    self.checked = checked
    var held = [Set<Int>](repeating: [], count: checked.count)
    // A parameter may be contained through other generic structs, so this repeats until nothing changes.
    var users = [[Int]](repeating: [], count: checked.count)
    let generics = checked.indices.filter { !checked[$0].parameters.isEmpty }
    for index in generics {
      for type in checked[index].inlineTypes {
        type.visitParts { if case .generic(let id, _) = $0 { users[id.index].append(index) } }
      }
    }
    var work = generics
    while let index = work.popLast() {
      var found: Set<Int> = []
      for type in checked[index].inlineTypes {
        Self.visitDirect(type, held) { if case .parameter(let number) = $0 { found.insert(number) } }
      }
      guard found != held[index] else { continue }
      held[index] = found
      work += users[index]
    }
    heldParameters = held
  }

  func problems(order: [Int]) -> [Diagnostic] {
    var position = [Int](repeating: 0, count: checked.count)
    for (place, index) in order.enumerated() { position[index] = place }
    let edges = order.map { index -> [CycleFinder.Edge<CheckedProperty>] in
      guard checked[index].kind == .structure else { return [] }
      return checked[index].properties.linked.flatMap { property -> [CycleFinder.Edge<CheckedProperty>] in
        var edges: [CycleFinder.Edge<CheckedProperty>] = []
        guard let type = property.type, !property.isBoxed else { return [] }
        Self.visitDirect(type, heldParameters) { part in
          switch part {
          case .mapping(let id), .generic(let id, _):
            if checked[id.index].kind == .structure {
              edges.append(.init(target: position[id.index], label: property))
            }
          case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
            .lazyArray:
            break
          }
        }
        return edges
      }
    }
    return CycleFinder.closingEdges(edges).map { cycle in
      let closing = cycle.closing
      let members = cycle.nodes.map { order[$0] }
      return SemaDiagnostics.recursiveStruct(
        members.map { checked[$0].name }, property: closing.name, isEndless: isEndless(members), at: closing.typeSpan)
    }
  }

  /// Whether each value of the structs contains another one, wherever it is stored.
  private func isEndless(_ members: [Int]) -> Bool {
    zip(members, members.dropFirst() + members.prefix(1)).allSatisfy { member, next in
      checked[member].properties.contains { property in
        guard !property.hasDefault, let type = property.type else { return false }
        switch type {
        case .mapping(let id), .generic(let id, _): return id.index == next
        case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
          .lazyArray:
          return false
        }
      }
    }
  }

  /// The types that a value of the type contains without an array or the like in between.
  private static func visitDirect(_ type: ValueType, _ held: [Set<Int>], _ body: (ValueType) -> Void) {
    body(type)
    switch type {
    case .optional(let inner), .field(let inner): visitDirect(inner, held, body)
    case .generic(let id, let arguments):
      for (number, argument) in arguments.enumerated() where held[id.index].contains(number) {
        visitDirect(argument, held, body)
      }
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray: break
    }
  }
}

extension CheckedMapping {
  /// The types of the properties that are stored in the value itself.
  fileprivate var inlineTypes: [ValueType] { properties.filter { !$0.isBoxed }.compactMap(\.type) }
}
