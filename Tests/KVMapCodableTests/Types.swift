import KVMapCodable

@testable import EmittedGoldens

// Types whose mappings are generated, stated in Swift.
extension Parcel: MappedCodable {}
extension PostalAddress: MappedCodable {}
extension ParcelNote: MappedCodable {}
extension Sailor: MappedCodable {}
extension Ware: MappedDecodable {}
extension Goods: MappedDecodable {}
extension Mule: MappedDecodable {}
extension Checked: MappedDecodable {}

/// A type with synthesised Codable that holds mapped ones.
struct Depot: Codable, Equatable {
  var name: String
  var first: Parcel
  var others: [Parcel]
  var byPlace: [String: PostalAddress]
  var last: Parcel?
}

/// The same with named mappings.
struct Crew: Codable, Hashable, Sendable {
  @Mapped<Sailor.Entry> var captain: Sailor
  @Mapped<Sailor.Entry?> var deputy: Sailor?
  @Mapped<[Sailor.Entry]> var others: [Sailor]
  @Mapped(Sailor.Entry.self) var cook = Sailor(name: "Anne")
  var cat: Sailor?
}
