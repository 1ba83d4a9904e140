package import KVMap
package import KVMapSema

/// How several documents use the rules of a mapping, and which keys these leave.
package struct SampleTally: Sendable {
  /// A rule, and the objects that it was tried with.
  package struct Rule: Sendable, Hashable {
    /// `User.name`
    package var property: String
    package var origin: RuleOrigin
    /// In how many objects it took a value.
    package var fired = 0
    /// How many objects were read.
    package var objects = 0
  }

  /// A key that no rule reads. In its path, `[*]` means all elements of arrays.
  package struct UnreadKey: Sendable, Hashable {
    package var path: String
    package var count: Int
  }

  /// Problems of one kind that one rule has.
  package struct ProblemGroup: Sendable {
    /// The first of them.
    package var first: MappingProblem
    /// The sample that it is in.
    package var sample: String
    package var count: Int
  }

  /// In the order of the mapping, outermost type first.
  package private(set) var rules: [Rule] = []
  /// In the order in which they were met.
  package private(set) var unread: [UnreadKey] = []
  package private(set) var problems: [ProblemGroup] = []
  /// Those of more paths than anybody reads are only counted.
  package private(set) var moreUnread = 0

  /// The samples with so many problems that not all were counted.
  package private(set) var cutSamples: [String] = []

  /// How many problems of one sample are counted. They are kept until it was read, so their number has a limit.
  package static let problemLimit = 100_000
  private static let pathLimit = 1000
  private let root: DocumentPath
  private let rootDepth: Int?
  private var depths: [RuleKey: Int] = [:]
  private var ruleIndex: [RuleKey: Int] = [:]
  private var unreadIndex: [String: Int] = [:]
  private var problemIndex: [ProblemKey: Int] = [:]

  /// What identifies a rule: a trace and a problem name it so.
  struct RuleKey: Hashable {
    var property: String
    var origin: RuleOrigin

    init(property: String, origin: RuleOrigin) {
      self.property = property
      self.origin = origin
    }

    init(_ rule: MappingRule) {
      self.init(property: rule.name, origin: RuleOrigin(file: rule.file, line: rule.line))
    }
  }

  /// What equal problems have in common: the rule, or without one the path.
  struct ProblemKey: Hashable {
    private var kind: MappingProblem.Kind
    private var rule: MappingRule?
    private var path: String

    init(_ problem: MappingProblem) {
      kind = problem.kind
      rule = problem.rule
      path = problem.rule == nil ? SampleTally.general(problem.path) : ""
    }
  }

  /// Begins with the rules that a type can involve, none of which has fired.
  package init(_ interpreter: Interpreter, as entry: Entry) {
    let program = interpreter.program
    root = entry.root
    rootDepth = entry.type.objectDepth
    for id in program.mappings(reachedFrom: entry.conversion) {
      let mapping = program[id]
      for property in mapping.properties where property.isRead {
        let name = "\(mapping.typeName).\(property.name)"
        let key = RuleKey(property: name, origin: property.origin)
        guard ruleIndex[key] == nil else { continue }
        ruleIndex[key] = rules.count
        depths[key] = property.type.objectDepth
        rules.append(Rule(property: name, origin: property.origin))
      }
    }
  }

  /// Adds what was found in a document.
  ///
  /// - Parameter objects: Those of the trace.
  package mutating func add(
    _ entries: [TraceEntry], of objects: [TracedObject], _ found: [MappingProblem], of sample: String
  ) {
    // A rule that gathers keys, or takes the rest of them, has an entry for each key of one object.
    var tried: Set<[Int]> = []
    var fired: Set<[Int]> = []
    var known: Set<DocumentPath> = []
    var places = generalPlaces(of: entries, objects)
    for entry in entries {
      switch entry.fate {
      case .read, .defaulted, .missing:
        guard let origin = entry.origin, let name = entry.property?.split(separator: " ").first,
          let index = ruleIndex[RuleKey(property: String(name), origin: origin)]
        else { continue }
        if tried.insert([index, entry.object]).inserted { rules[index].objects += 1 }
        if entry.fate == .read, fired.insert([index, entry.object]).inserted { rules[index].fired += 1 }
      case .unread:
        // Several rules may read one object, and leave the same.
        if let place = entry.place, !known.insert(place).inserted { continue }
        guard entry.hiddenPath == nil, let place = entry.place else {
          addUnread(Self.general(entry.shownPath))
          continue
        }
        addUnread(path(places.general(place, inObject: entry.object)))
      case .passedOver, .compared, .left, .chosen: continue
      }
    }
    for problem in found { add(problem, of: sample) }
    if found.count >= Self.problemLimit { cutSamples.append(sample) }
  }

  func generalPlaces(of entries: [TraceEntry], _ objects: [TracedObject]) -> GeneralPlaces {
    GeneralPlaces(entries, objects, rootDepth: rootDepth) { entry in
      guard let origin = entry.origin, let name = entry.property?.split(separator: " ").first else { return nil }
      return depths[RuleKey(property: String(name), origin: origin)]
    }
  }

  /// The path of a place below the value that is mapped.
  func path(_ place: DocumentPath) -> String { Self.general((root + place).description) }

  private mutating func addUnread(_ path: String) {
    if let index = unreadIndex[path] {
      unread[index].count += 1
    } else if unread.count < Self.pathLimit {
      unreadIndex[path] = unread.count
      unread.append(UnreadKey(path: path, count: 1))
    } else {
      moreUnread += 1
    }
  }

  private mutating func add(_ problem: MappingProblem, of sample: String) {
    let key = ProblemKey(problem)
    if let index = problemIndex[key] {
      problems[index].count += 1
    } else {
      problemIndex[key] = problems.count
      problems.append(ProblemGroup(first: problem, sample: sample, count: 1))
    }
  }

  /// The path with `[*]` in the place of each number: `users[3].name` is `users[*].name`.
  ///
  /// By bytes: a regular expression is parsed each time, and took nearly all of what a document took.
  static func general(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "[")) else { return path }
    var general: [UInt8] = []
    var opening: Int?
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "["): opening = general.count
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-"): if opening != general.count - 1 { opening = nil }
      case UInt8(ascii: "]"):
        if let opening, general.last.map({ 0x30...0x39 ~= $0 }) == true {
          general.replaceSubrange((opening + 1)..., with: "*".utf8)
        }
        opening = nil
      default: opening = nil
      }
      general.append(byte)
    }
    return String(decoding: general, as: UTF8.self)
  }
}
