// Generated from Commands.kvmap. Do not edit.
// kvmap format 1, input fb23a2e7ed5d15e5, body ce0164bc5e03e3b7
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct CommandParameters: Swift.Sendable, Swift.Hashable {
  var command: Swift.String
  /// All of the session's commands take strings.
  var arguments: [Swift.String]

  init(command: Swift.String, arguments: [Swift.String] = []) {
    self.command = command
    self.arguments = arguments
  }
}

nonisolated struct CodeLens: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var command: LensCommand

  init(range: TextRange, command: LensCommand) {
    self.range = range
    self.command = command
  }
}

nonisolated struct LensCommand: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var command: Swift.String
  var arguments: [Swift.String]

  init(title: Swift.String, command: Swift.String, arguments: [Swift.String]) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }
}

nonisolated struct TestResults: Swift.Sendable, Swift.Hashable {
  var passed: Swift.Int
  var failed: Swift.Int
  var tests: [TestResult]

  init(passed: Swift.Int, failed: Swift.Int, tests: [TestResult]) {
    self.passed = passed
    self.failed = failed
    self.tests = tests
  }
}

nonisolated struct TestResult: Swift.Sendable, Swift.Hashable {
  var type: Swift.String
  var title: Swift.String
  var line: Swift.Int
  /// `passed`, `failed` or `not-run`, as in the output of `kvmapc test`.
  var result: Swift.String
  var failures: [Swift.String]

  init(
    type: Swift.String,
    title: Swift.String,
    line: Swift.Int,
    result: Swift.String,
    failures: [Swift.String]
  ) {
    self.type = type
    self.title = title
    self.line = line
    self.result = result
    self.failures = failures
  }
}

/// The result of `kvmap.mapDocument`, as `kvmapc map` prints it.
nonisolated struct MappedDocument: Swift.Sendable, Swift.Hashable {
  /// JSON; absent if the document does not map.
  var output: Swift.Optional<Swift.String>
  var problems: Swift.String

  init(output: Swift.String? = nil, problems: Swift.String) {
    self.output = output
    self.problems = problems
  }
}

nonisolated struct ShownMessage: Swift.Sendable, Swift.Hashable {
  /// 1: error, 3: information.
  var kind: Swift.Int
  var message: Swift.String

  init(kind: Swift.Int, message: Swift.String) {
    self.kind = kind
    self.message = message
  }
}

nonisolated struct RenameFilesParameters: Swift.Sendable, Swift.Hashable {
  var files: [FileRename]

  init(files: [FileRename]) {
    self.files = files
  }
}

nonisolated struct FileRename: Swift.Sendable, Swift.Hashable {
  var oldURI: Swift.String
  var newURI: Swift.String

  init(oldURI: Swift.String, newURI: Swift.String) {
    self.oldURI = oldURI
    self.newURI = newURI
  }
}

// MARK: - Mappings

nonisolated extension CommandParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CommandParameters {
    CommandParameters(command: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CommandParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.command)  // command
        case 1:  // arguments
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.arguments = try kv.consumeNull() ? [] : _kvDecode_arguments(&kv)
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.arguments = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_arguments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CodeLens: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CodeLens {
    CodeLens(range: TextRange._kvPlaceholder, command: LensCommand._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CodeLens, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.object(into: &out.command, updating: updating)  // command
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.key("\"command\":"); try self.command._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension LensCommand: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LensCommand {
    LensCommand(title: "", command: "", arguments: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LensCommand, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      case 1: kv.string(into: &out.command)  // command
      case 2: kv.strings(into: &out.arguments)  // arguments
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.string("\"command\":", self.command)
    kv.array("\"arguments\":", self.arguments)
    kv.endObject()
  }
}

nonisolated extension TestResults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestResults {
    TestResults(passed: 0, failed: 0, tests: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestResults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.passed)  // passed
      case 1: kv.int(into: &out.failed)  // failed
      case 2: kv.array(into: &out.tests)  // tests
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"passed\":", self.passed)
    kv.int("\"failed\":", self.failed)
    try kv.array("\"tests\":", self.tests)
    kv.endObject()
  }
}

nonisolated extension TestResult: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestResult {
    TestResult(type: "", title: "", line: 0, result: "", failures: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestResult, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.string(into: &out.title)  // title
      case 2: kv.int(into: &out.line)  // line
      case 3: kv.string(into: &out.result)  // result
      case 4: kv.strings(into: &out.failures)  // failures
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.string("\"title\":", self.title)
    kv.int("\"line\":", self.line)
    kv.string("\"result\":", self.result)
    kv.array("\"failures\":", self.failures)
    kv.endObject()
  }
}

nonisolated extension MappedDocument: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: MappedDocument {
    MappedDocument(problems: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MappedDocument, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.output)  // output
      case 1: kv.string(into: &out.problems)  // problems
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"output\":", ifPresent: self.output)
    kv.string("\"problems\":", self.problems)
    kv.endObject()
  }
}

nonisolated extension ShownMessage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ShownMessage {
    ShownMessage(kind: 0, message: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ShownMessage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.kind)  // type
      case 1: kv.string(into: &out.message)  // message
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"type\":", self.kind)
    kv.string("\"message\":", self.message)
    kv.endObject()
  }
}

nonisolated extension RenameFilesParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RenameFilesParameters {
    RenameFilesParameters(files: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RenameFilesParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.files)  // files
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension FileRename: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FileRename {
    FileRename(oldURI: "", newURI: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FileRename, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.oldURI)  // oldUri
      case 1: kv.string(into: &out.newURI)  // newUri
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"oldUri\":", self.oldURI)
    kv.string("\"newUri\":", self.newURI)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension CommandParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.command, right.command),
      KVMap._kvAreEqual(left.arguments, right.arguments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.command.hash(into: &hasher)
    self.arguments.hash(into: &hasher)
  }
}

nonisolated extension CodeLens {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.command, right.command)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.command.hash(into: &hasher)
  }
}

nonisolated extension LensCommand {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.command, right.command),
      KVMap._kvAreEqual(left.arguments, right.arguments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.command.hash(into: &hasher)
    self.arguments.hash(into: &hasher)
  }
}

nonisolated extension TestResults {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.passed, right.passed),
      KVMap._kvAreEqual(left.failed, right.failed),
      KVMap._kvAreEqual(left.tests, right.tests)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.passed.hash(into: &hasher)
    self.failed.hash(into: &hasher)
    self.tests.hash(into: &hasher)
  }
}

nonisolated extension TestResult {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.line, right.line),
      KVMap._kvAreEqual(left.result, right.result),
      KVMap._kvAreEqual(left.failures, right.failures)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.line.hash(into: &hasher)
    self.result.hash(into: &hasher)
    self.failures.hash(into: &hasher)
  }
}

nonisolated extension MappedDocument {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.output, right.output),
      KVMap._kvAreEqual(left.problems, right.problems)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.output.hash(into: &hasher)
    self.problems.hash(into: &hasher)
  }
}

nonisolated extension ShownMessage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.message, right.message)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kind.hash(into: &hasher)
    self.message.hash(into: &hasher)
  }
}

nonisolated extension RenameFilesParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.files, right.files)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.files.hash(into: &hasher)
  }
}

nonisolated extension FileRename {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.oldURI, right.oldURI),
      KVMap._kvAreEqual(left.newURI, right.newURI)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.oldURI.hash(into: &hasher)
    self.newURI.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CommandParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0command\"\t\0\0\u{1}\0\0\0\0arguments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CommandParameters\tCommands.kvmap\t5
        command\t+2\tcommand
        arguments\t+4\targuments
        """)
  }
}

nonisolated extension CodeLens {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{7}\0\0\u{1}\0\0\u{1}\0command\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodeLens\tCommands.kvmap\t12
        range\t+1\trange
        command\t+2\tcommand
        """)
  }
}

nonisolated extension LensCommand {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{7}\0\0\u{1}\0\0\u{1}\0command\"\t\0\0\u{2}\0\0\u{1}\0arguments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        LensCommand\tCommands.kvmap\t17
        title\t+1\ttitle
        command\t+2\tcommand
        arguments\t+3\targuments
        """)
  }
}

nonisolated extension TestResults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0passed\"\0\u{6}\0\0\u{1}\0\0\u{1}\0failed\"\0\u{5}\0\0\u{2}\0\0\u{1}\0tests\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestResults\tCommands.kvmap\t23
        passed\t+1\tpassed
        failed\t+2\tfailed
        tests\t+3\ttests
        """)
  }
}

nonisolated extension TestResult {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{2}\0\0\u{1}\0line\"\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0result\"\0\u{8}\0\0\u{4}\0\0\u{1}\0failures\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestResult\tCommands.kvmap\t29
        type\t+1\ttype
        title\t+2\ttitle
        line\t+3\tline
        result\t+5\tresult
        failures\t+6\tfailures
        """)
  }
}

nonisolated extension MappedDocument {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{6}\0\0\0\0\0\0\0output\"\0\u{8}\0\0\u{1}\0\0\u{1}\0problems\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MappedDocument\tCommands.kvmap\t39
        output\t+2\toutput
        problems\t+3\tproblems
        """)
  }
}

nonisolated extension ShownMessage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        ShownMessage\tCommands.kvmap\t45
        kind\t+2\ttype
        message\t+3\tmessage
        """)
  }
}

nonisolated extension RenameFilesParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0files\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RenameFilesParameters\tCommands.kvmap\t51
        files\t+2\tfiles
        """)
  }
}

nonisolated extension FileRename {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0oldUri\"\0\u{6}\0\0\u{1}\0\0\u{1}\0newUri\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileRename\tCommands.kvmap\t56
        oldURI\t+1\toldUri
        newURI\t+2\tnewUri
        """)
  }
}
