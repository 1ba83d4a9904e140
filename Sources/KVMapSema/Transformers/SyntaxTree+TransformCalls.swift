import KVMapSyntax

extension SyntaxTree {
  /// Every step of every pipeline outside of transforms.
  var calls: [CallSyntax] {
    items.flatMap { item -> [CallSyntax] in
      switch item {
      case .defaultVia(let line): line.pipeline.calls
      case .type(let type): type.members.flatMap(\.calls)
      case .mixin(let mixin): mixin.members.flatMap(\.calls)
      case .importFile, .importModule, .setting, .externType, .transform, .family, .enumeration, .union, .test,
        .nested, .error:
        []
      }
    }
  }
}

extension MemberSyntax {
  fileprivate var calls: [CallSyntax] {
    switch self {
    case .property(let property): property.pipeline.calls
    case .defaultVia(let line): line.pipeline.calls
    case .block(let block): block.members.flatMap(\.calls)
    case .setting, .root, .hook, .context, .element, .namespace, .check, .error: []
    }
  }
}

extension TransformSyntax {
  /// Every step of the pipelines in its body.
  var calls: [CallSyntax] {
    switch body {
    case .pipeline(let stages): stages.calls
    case .members(let members):
      members.flatMap { member -> [CallSyntax] in
        switch member {
        case .property(let property): property.pipeline.calls
        case .row: []
        }
      }
    case .swift, .missing: []
    }
  }

  /// The number of lines or steps in its body.
  var size: Int {
    switch body {
    case .pipeline(let stages): stages.calls.count
    case .members(let members): members.count
    case .swift, .missing: 1
    }
  }
}
