import KVMapDiff
import Testing

@Suite struct DiffGoldenTests {
  @Test func idsAreUnique() {
    #expect(Set(ChangeID.allCases.map(\.rawValue)).count == ChangeID.allCases.count)
  }
}
