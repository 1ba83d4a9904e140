/// The constructs of the language, whose pairs are counted.
enum Construct: String, CaseIterable, Sendable {
  // Types.
  case bool, int, sizedInteger, floating, decimal, string, character, date, url, uuid, data, value, object, coordinate
  case calendarType
  case optional, array, set, dictionary, integerKeys, enumKeys, lazyArray, field
  case structType, classType, familyType, enumType, unionType, mappedType, namedMapping, genericType, recursiveType

  // Sources.
  case key, quotedKey, path, index, indexFromEnd, alternatives, plainGather, gather, gatherAll, nestedGather, whole,
    rest
  case elementKey, elementIndex, parent, root, passed, projection, attribute, text
  case selector, record, gatherPrefix, objectMembers, block

  // Arrows.
  case noArrow, both, readOnly, writeOnly, twoPlaces

  // Transformers.
  case dateTransformer, epochTransformer, binaryTransformer, urlTransformer, textTransformer, affix, split, joined
  case arithmetic, rounding, numberText, boolText, jsonText, keyed, wrapped, sorted, coordinateTransformer
  case calendarTransformer, nonFinite
  case notations, keyedBy, pairs, entries, single
  case pipelineOfSeveral, ownPipeline, ownTable, ownSmallMap, ownParameters, swiftCodec, externType, codableType

  // Suffixes of a property.
  case defaultScalar, defaultNil, defaultCollection, defaultCase, defaultEmptyObject, swiftDefault, rangeCheck,
    countCheck
  case comparison, pattern, choice, multiple, unique, each, negatedCheck, memberCheck, sentinels

  // Modifiers and attributes.
  case lenient, strict, lossy, id, canonical, transient, omission, sensitive, boxed

  // Declarations.
  case mixin, textEnum, integerEnum, elsePayload, elseWithout, valueUnion, keyUnion, payloadUnion, condition
  case oneKeyUnion, contextUnion, caseWithoutPayload, nilCase, conditionOfKind
  case subclass, family, map, mapByAssignment, mapByFactory, mapEnum, mapUnion, mapGeneric, generic, genericClass,
    genericUnion, hook, context, conformance

  // Settings.
  case keyStyle, secondKeyStyle, keyException, coercion, unknown, duplicates, nilSetting, depth, access
  case defaultOfType, defaultOfName, typeSetting, rootSetting, element, namespace
  case nilFor, emptySetting, constantProperties, syncSetting, syncPolicy, stamp, tombstone

  // Files.
  case importFile, importModule, test, documentation, nesting

  /// The kinds whose pairs are counted.
  enum Kind: String, CaseIterable, Sendable {
    case scalar, collection, declaredType, genericType, field, lazyArray
    case keySource, pathSource, alternatives, gather, wholeSource, restSource, elementSource, outerSource, projection
    case xmlSource, readOnly, writeOnly, dates, bytes, texts, lists, numbers, structures, ownTransforms
    case defaults, checks, coercionModifier, lossy, attributes, mixins, enums, valueUnions, keyUnions, families, maps
    case contexts, hooks, keyStyles, settings, defaultsVia, roots, xmlSettings, imports, tests
    case selectors, records, objectMembers, blocks, twoPlaces, notations, entries, conditions, sentinels, omission
    case boxes, oneKeyUnions, nesting, swiftCode, conformances
    case synchronisation
  }

  var kind: Kind {
    switch self {
    case .bool, .int, .sizedInteger, .floating, .decimal, .string, .character, .date, .url, .uuid, .data, .value,
      .object,
      .coordinate, .calendarType:
      .scalar
    case .optional, .array, .set, .dictionary, .integerKeys, .enumKeys: .collection
    case .lazyArray: .lazyArray
    case .field: .field
    case .structType, .classType, .enumType, .unionType, .recursiveType: .declaredType
    case .mappedType, .namedMapping, .map, .mapByAssignment: .maps
    case .genericType, .generic: .genericType
    case .key, .quotedKey, .noArrow, .both: .keySource
    case .path, .index, .indexFromEnd: .pathSource
    case .alternatives: .alternatives
    case .plainGather, .gather, .gatherAll, .nestedGather: .gather
    case .whole: .wholeSource
    case .rest: .restSource
    case .elementKey, .elementIndex: .elementSource
    case .parent, .root: .outerSource
    case .passed, .context: .contexts
    case .projection: .projection
    case .attribute, .text: .xmlSource
    case .readOnly: .readOnly
    case .writeOnly: .writeOnly
    case .dateTransformer, .epochTransformer, .calendarTransformer: .dates
    case .binaryTransformer, .urlTransformer: .bytes
    case .nonFinite: .numbers
    case .textTransformer, .affix, .boolText: .texts
    case .split, .joined, .wrapped, .sorted: .lists
    case .arithmetic, .rounding, .numberText: .numbers
    case .jsonText, .keyed, .coordinateTransformer, .pipelineOfSeveral: .structures
    case .ownPipeline, .ownTable, .ownSmallMap, .ownParameters: .ownTransforms
    case .defaultScalar, .defaultNil, .defaultCollection, .defaultCase: .defaults
    case .rangeCheck, .countCheck: .checks
    case .lenient, .strict: .coercionModifier
    case .lossy: .lossy
    case .id, .canonical, .documentation: .attributes
    case .mixin: .mixins
    case .textEnum, .integerEnum, .elsePayload, .elseWithout: .enums
    case .valueUnion, .condition: .valueUnions
    case .keyUnion, .payloadUnion: .keyUnions
    case .subclass, .family, .familyType: .families
    case .hook: .hooks
    case .keyStyle, .secondKeyStyle, .keyException: .keyStyles
    case .coercion, .unknown, .duplicates, .nilSetting, .depth, .access, .typeSetting: .settings
    case .defaultOfType, .defaultOfName: .defaultsVia
    case .rootSetting: .roots
    case .element, .namespace: .xmlSettings
    case .importFile, .importModule: .imports
    case .test: .tests
    case .selector: .selectors
    case .record: .records
    case .gatherPrefix: .gather
    case .objectMembers: .objectMembers
    case .block: .blocks
    case .twoPlaces: .twoPlaces
    case .notations: .notations
    case .keyedBy, .pairs, .entries, .single: .entries
    case .defaultEmptyObject: .defaults
    case .comparison, .pattern, .choice, .multiple, .unique, .each, .negatedCheck, .memberCheck: .conditions
    case .sentinels, .nilFor: .sentinels
    case .transient, .omission: .omission
    case .sensitive: .attributes
    case .boxed: .boxes
    case .oneKeyUnion: .oneKeyUnions
    case .contextUnion: .contexts
    case .caseWithoutPayload, .nilCase: .keyUnions
    case .conditionOfKind: .valueUnions
    case .mapEnum, .mapUnion: .maps
    case .genericClass, .genericUnion: .genericType
    case .emptySetting, .constantProperties: .settings
    case .nesting: .nesting
    case .swiftCodec, .externType, .codableType, .swiftDefault, .mapByFactory: .swiftCode
    case .mapGeneric: .genericType
    case .conformance: .conformances
    case .syncSetting, .syncPolicy, .stamp, .tombstone: .synchronisation
    }
  }
}
