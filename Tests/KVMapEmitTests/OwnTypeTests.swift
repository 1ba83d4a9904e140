import Foundation
import TestSupport
import Testing

/// The requirements on user-defined types in docs/language.md, and Swift's diagnostics where they are not met.
///
/// Needs swiftc and the module KVMap next to the test bundle; if one of them is missing, the test reports that it was
/// skipped.
@Suite(
  .enabled(if: SwiftCompiler.found != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"))
struct OwnTypeTests {

  private static let vehicle = """
    class Vehicle { var wheels: Int; required init(wheels: Int) { self.wheels = wheels } }
    """
  private static let truck = """
    class Truck: Vehicle {
      var load: Int?
      required init(wheels: Int) { super.init(wheels: wheels) }
      required init(wheels: Int, load: Int?) { self.load = load; super.init(wheels: wheels) }
    }
    """

  @Test func aClassWithSubclassesIsReadByRequiredInitialisers() throws {
    let mapping = """
      map Vehicle { wheels: Int }
      map Truck as Loaded { wheels: Int, load: Int? }
      struct Yard { vehicles: [Vehicle], trucks: [Truck.Loaded], first: Vehicle? }
      """
    #expect(try compile(mapping, Self.vehicle + "\n" + Self.truck) == "")
  }

  @Test func anInitialiserThatSubclassesDoNotHaveIsRefusedBySwift() throws {
    let vehicle = Self.vehicle.replacing("required ", with: "")
    #expect(try compile("map Vehicle { wheels: Int }", vehicle).contains("'required' initializer"))
  }

  @Test func aSecondMapperInOneHierarchyIsRefusedBySwift() throws {
    let mapping = "map Vehicle { wheels: Int }  map Truck { wheels: Int, load: Int? }"
    let output = try compile(mapping, Self.vehicle + "\n" + Self.truck)
    #expect(output.contains("redundant conformance of 'Truck'"))
  }

  @Test func aTypeOfAnActorIsReadWhereItIsNonisolated() throws {
    let screen = "@MainActor final class Screen { var width = 0; init() {} }"
    let mapping = "map Screen by assignment { width: Int }"
    #expect(try compile(mapping, screen).contains("actor"))
    #expect(try compile(mapping, screen.replacing("@MainActor", with: "nonisolated")) == "")
  }

  /// Its initialiser has the order of the declaration, and default values.
  @Test func aSecondMappingOfAGeneratedTypeHasAnyOrder() throws {
    let mapping = """
      struct Person { name: String, born: Int?, home: Home, tags: [String] = [] }
      struct Home { zip: String }
      class Animal { id: Int, name: String? }
      class Dog: Animal { age: Int }
      map Person as Form { home: Home.Code <-> postcode, name: String }
      map Home as Code by assignment { zip: String <-> self }
      map Dog as Form { age: Int <-> years, id: Int <-> number }
      enum Level { low, high }
      map enum Level as Code { high <-> "H", low <-> "L" }
      """
    let assigned = mapping.replacing("zip: String }", with: "zip: String = \"\" }")
    #expect(try compile(assigned, "") == "")
  }

  /// The output of swiftc, which is empty on success.
  private func compile(_ mapping: String, _ own: String) throws -> String {
    let files = ["Own.swift": own, "Own.kvmap.swift": try Emission(mapping).swift(access: .internal)]
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url($0) }
    return try #require(SwiftCompiler.found).check(sources, flags: ["-warnings-as-errors", "-swift-version", "6"])
      .output
  }
}
