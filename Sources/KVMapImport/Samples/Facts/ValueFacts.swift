import KVMap

/// A place, or several places that were found to be one.
struct ValueID: Hashable { var index: Int }

struct RecordID: Hashable { var index: Int }

struct UnionID: Hashable { var index: Int }

/// What is known of the values at one place.
struct ValueFacts {
  /// The key that leads to it, of itself or of what contains it.
  var key: String
  /// In the notation of problems, with `[*]` for elements and for values of dictionaries.
  var path: String
  /// Whether it is an element of an array, or a value of a dictionary.
  var isElement: Bool
  var nulls = 0
  var bools = 0
  var numbers = NumberFacts()
  var texts = TextFacts()
  /// Data and dates of property lists.
  var data = 0
  var dates = 0
  /// Values that only a `Value` reads.
  var foreign = 0
  var arrays = 0
  var arrayShape: ArrayShape?
  var objects = 0
  var emptyObjects = 0
  /// `nil` if no object has a key.
  var objectShape: ObjectShape?
  /// Decided by the caller.
  var hint: InferenceOptions.Hint?

  enum ArrayShape {
    /// `nil` if there is no element.
    case elements(ValueID?)
    /// Arrays in place of objects.
    case record(RecordID)
  }

  enum ObjectShape {
    case record(RecordID)
    case dictionary(DictionaryKey, ValueID)
    case union(UnionID)
  }

  enum Kind: Hashable, CaseIterable { case bool, number, data, date, text, array, object }

  /// Null aside.
  var kinds: Set<Kind> {
    var kinds: Set<Kind> = []
    if bools > 0 { kinds.insert(.bool) }
    if numbers.count > 0 { kinds.insert(.number) }
    if data > 0 { kinds.insert(.data) }
    if dates > 0 { kinds.insert(.date) }
    if texts.count > 0 { kinds.insert(.text) }
    if arrays > 0 { kinds.insert(.array) }
    if objects > 0 { kinds.insert(.object) }
    return kinds
  }

  /// Those whose contents say something: empty arrays and objects agree with all.
  var significantKinds: Set<Kind> {
    var kinds = kinds
    if case .elements(nil)? = arrayShape { kinds.remove(.array) }
    if objectShape == nil { kinds.remove(.object) }
    return kinds
  }
}

/// The type of the keys of a dictionary.
enum DictionaryKey: String, Hashable {
  case text = "String"
  case integer = "Int"
  case uuid = "UUID"
  case day = "Day"
}

/// What is known of the objects at one place, or of arrays in their place.
struct RecordFacts {
  struct Member {
    var key: String
    var value: ValueID
    /// In how many objects it stands, null included.
    var present: Int
    /// The text in front of the keys of which the value is made; `nil` if it is one value.
    var gatheredPrefix: String?
  }

  var count: Int
  var members: [Member]
  /// Whether they are arrays.
  var isPositional = false
  /// The keys that tell the cases of unions of which these objects are the payload, so that none of them has it.
  var tags: Set<String> = []

  func keys() -> Set<String> { Set(members.map(\.key)) }
}

/// What is known of objects with a key that tells what they are.
struct UnionFacts {
  struct Case {
    var text: String
    /// `nil` if it has no other key.
    var payload: ValueID?
  }

  var key: String
  /// The key of the payload next to it; `nil` if the payload is the object itself.
  var payloadKey: String?
  var cases: [Case]
}
