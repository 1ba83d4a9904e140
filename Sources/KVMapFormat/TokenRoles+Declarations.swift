import KVMapSource
import KVMapSyntax

extension TokenRoles {
  mutating func mark(_ item: ItemSyntax) {
    switch item {
    case .importFile(let item): mark(.member, item.span)
    case .importModule(let item): mark(.member, item.span)
    case .externType(let item): mark(.member, item.span)
    case .error(let span): mark(.member, span)
    case .setting(let setting):
      mark(.member, setting.span)
      mark(setting)
    case .defaultVia(let rule):
      mark(.member, rule.span)
      mark(rule)
    case .transform(let transform): mark(transform)
    case .mixin(let mixin):
      markDeclaration(mixin.span)
      mark(mixin.members)
    case .type(let type):
      markDeclaration(type.span)
      mark(type.members)
    case .family(let family):
      markDeclaration(family.span)
      mark(family.key)
      mark(family.cases)
    case .enumeration(let enumeration):
      markDeclaration(enumeration.span)
      mark(enumeration.cases)
    case .union(let union):
      markDeclaration(union.span)
      mark(union.key)
      mark(union.payloadKey)
      mark(union.cases, isUnion: true)
    case .nested(let nested):
      markDeclaration(nested.span)
      for item in nested.items { mark(item) }
    case .test(let test):
      markDeclaration(test.span)
      for step in test.steps { mark(step) }
    }
  }

  private mutating func markDeclaration(_ span: Span) {
    mark(.member, span)
    markBodyEnd(span)
  }

  private mutating func mark(_ transform: TransformSyntax) {
    mark(.member, transform.span)
    for parameter in transform.parameters { mark(parameter.defaultValue) }
    switch transform.body {
    case .pipeline(let stages): mark(stages)
    case .swift, .missing: break
    case .members(let members):
      markBodyEnd(transform.span)
      var continuations: Continuations = []
      for member in members {
        switch member {
        case .row(let row):
          mark(.member, row.span)
          mark(row.value)
          continuations = []
        case .property(let property):
          markMember(property.span, beginning: property.leadingWord, behind: continuations)
          mark(property)
          continuations = Continuations(behind: property)
        }
      }
    }
  }

  private mutating func mark(_ cases: [CaseSyntax], isUnion: Bool = false) {
    var continuations: Continuations = []
    for one in cases {
      markMember(one.span, beginning: one.name, behind: continuations)
      for condition in one.conditions { mark(condition.path) }
      continuations = Continuations(behind: one, isUnion: isUnion)
    }
  }

  private mutating func mark(_ step: TestSyntax.Step) {
    switch step {
    case .document(let format, _), .file(let format, _): mark(.member, format.span)
    case .context(let value), .expect(let value):
      mark(.valueOfMember, value.span)
      mark(value)
    case .roundtrip(let span): mark(.member, span)
    case .fails(let path, _, let span):
      mark(.member, span)
      mark(path)
    }
  }

  private mutating func mark(_ members: [MemberSyntax]) {
    var continuations: Continuations = []
    for member in members {
      var next: Continuations = []
      switch member {
      case .property(let property):
        markMember(property.span, beginning: property.leadingWord, behind: continuations)
        mark(property)
        next = Continuations(behind: property)
      case .setting(let setting):
        mark(.member, setting.span)
        mark(setting)
        next = Continuations(behind: setting, endsWithBrace: endsWithBrace(setting.span))
      case .defaultVia(let rule):
        mark(.member, rule.span)
        mark(rule)
        next = Continuations(behind: rule)
      case .root(let path, let span):
        mark(.member, span)
        mark(path)
      case .hook(let hook): mark(.member, hook.span)
      case .check(let comparison):
        mark(.member, comparison.span)
        mark(comparison)
      case .context(_, _, let span), .element(_, let span), .namespace(_, _, let span), .error(let span):
        mark(.member, span)
      case .block(let block):
        markDeclaration(block.span)
        mark(block.path)
        mark(block.members)
      }
      continuations = next
    }
  }

  private mutating func markMember(_ span: Span, beginning word: NameSyntax?, behind continuations: Continuations) {
    mark(.member, span)
    if let word, continuations.contains(word) { mark(.needsComma, span) }
  }
}
