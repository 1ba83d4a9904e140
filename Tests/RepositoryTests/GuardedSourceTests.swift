import Foundation
import TestSupport
import Testing

private let compiler = SwiftCompiler.found

/// Code for frameworks of Apple's systems (`#if canImport(CoreLocation)`) is compiled by no build elsewhere. Here it is
/// checked against modules that declare what it uses of the frameworks.
@Suite struct GuardedSourceTests {
  struct Framework: Sendable, CustomTestStringConvertible {
    var name: String
    /// The module whose code uses it.
    var module: String
    /// Declares what our code uses.
    var declarations: String
    /// The files that are checked, and what they need of their module: folders or files of `Sources`.
    var sources: [String]

    var testDescription: String { name }
  }

  private static let frameworks = [
    Framework(
      name: "CoreLocation", module: "KVMap", declarations: coreLocation,
      sources: ["KVMap/API/Values/CoreLocation.swift", "KVMap/API/Values/GeographicCoordinate.swift"]),
    Framework(name: "CoreData", module: "KVMapSync", declarations: coreData, sources: ["KVMapSync"]),
  ]

  private static let coreLocation = """
    public struct CLLocationCoordinate2D {
      public var latitude: Double
      public var longitude: Double
      public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }

    open class CLLocation {
      public let coordinate: CLLocationCoordinate2D
      public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
    }
    """

  private static let coreData = """
    @_exported public import Foundation

    open class NSManagedObject: NSObject {
      public let entity = NSEntityDescription()
      public func value(forKey key: String) -> Any? { nil }
      public func setValue(_ value: Any?, forKey key: String) {}
    }

    public class NSEntityDescription: NSObject {
      public let attributesByName: [String: NSAttributeDescription] = [:]
      public let relationshipsByName: [String: NSRelationshipDescription] = [:]
      public class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
      ) -> NSManagedObject { NSManagedObject() }
    }

    public class NSAttributeDescription: NSObject {}
    public class NSRelationshipDescription: NSObject { public var isOrdered = false }

    public class NSFetchRequest<Result>: NSObject {
      public var fetchBatchSize = 0
      public var predicate: NSPredicate?
      public init(entityName: String) {}
    }

    public struct NSMergePolicyType: Sendable { public static let mergeByPropertyObjectTrumpMergePolicyType = Self() }
    public class NSMergePolicy: NSObject { public init(merge type: NSMergePolicyType) {} }

    public class NSManagedObjectContext: NSObject {
      public var undoManager: AnyObject?
      public var mergePolicy: Any = 0
      public var hasChanges: Bool { false }
      public func save() throws {}
      public func rollback() {}
      public func delete(_ object: NSManagedObject) {}
      public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
      public func perform<T>(_ body: @escaping () throws -> T) async rethrows -> T { try body() }
    }

    public class NSPersistentContainer: NSObject {
      public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    }

    // Foundation has them on the systems that have Core Data.
    public class NSPredicate: NSObject {
      public init(format: String, _ arguments: Any...) {}
      public init(format: String, argumentArray: [Any]?) {}
    }

    public class NSCompoundPredicate: NSPredicate {
      public init(andPredicateWithSubpredicates parts: [NSPredicate]) { super.init(format: "") }
      public init(orPredicateWithSubpredicates parts: [NSPredicate]) { super.init(format: "") }
    }
    """

  /// Modules that need no check here: those of the toolchain, and of C libraries, whose few lines are in files that are
  /// otherwise compiled everywhere.
  private static let others: Set = [
    "FoundationEssentials", "Darwin", "MachO", "Glibc", "Musl", "Android", "Bionic", "WASILibc", "ucrt",
  ]

  @Test func everyFrameworkIsChecked() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    var files: [String: Set<String>] = [:]
    for file in try Repository.files(in: sources, withExtension: "swift") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // Elsewhere the words are text of the compiler, or of a page.
      for line in lines where line.drop(while: { $0 == " " }).hasPrefix("#") {
        for match in line.matches(of: #/canImport\((\w+)\)/#) where !Self.others.contains(String(match.1)) {
          files[String(match.1), default: []].insert(file.path.replacing(sources.path + "/", with: ""))
        }
      }
    }
    #expect(Set(files.keys) == Set(Self.frameworks.map(\.name)))
    for framework in Self.frameworks {
      for file in files[framework.name] ?? [] {
        #expect(framework.sources.contains { file == $0 || file.hasPrefix($0 + "/") }, "\(file) is not checked")
      }
    }
  }

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: frameworks)
  func typesAreRight(framework: Framework) throws {
    let compiler = try #require(compiler)
    let folder = try TemporaryFolder(["\(framework.name).swift": framework.declarations])
    let stub = try compiler.emitModule(framework.name, of: folder.url("\(framework.name).swift"), in: folder.url)
    #expect(stub.status == 0, "\(stub.output)")
    let root = Repository.root.appendingPathComponent("Sources")
    let sources = try framework.sources.flatMap { path in
      let url = root.appendingPathComponent(path)
      return path.hasSuffix(".swift") ? [url] : try Repository.files(in: url, withExtension: "swift")
    }
    let flags = [
      "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
      "ExistentialAny", "-I", folder.url.path, "-package-name", SwiftCompiler.packageName, "-module-name",
      framework.module,
    ]
    let result = try compiler.check(sources, flags: flags)
    #expect(result.status == 0, "\(result.output)")
  }
}
