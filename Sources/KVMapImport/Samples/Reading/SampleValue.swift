import KVMap

/// A value of a sample: where it begins in the bytes of a `SampleStore`.
///
/// Four bytes, because the values at one place are millions.
struct SampleValue {
  /// What is made of the bytes.
  enum Form: UInt32 {
    /// The value that is there.
    case written
    /// An array of it.
    case onlyElement
    /// An object with this text.
    case onlyText
  }

  private let bits: UInt32

  /// - Parameter offset: Less than `SampleStore.room`.
  init(at offset: Int, as form: Form = .written) {
    bits = UInt32(truncatingIfNeeded: offset) | form.rawValue << Self.offsetBits
  }

  private static let offsetBits = 30

  var offset: Int { Int(bits & (1 << Self.offsetBits - 1)) }

  var form: Form { Form(rawValue: bits >> Self.offsetBits) ?? .written }

  /// The same bytes as something else.
  func made(_ form: Form) -> SampleValue { SampleValue(at: offset, as: form) }
}

/// What a value is, and what it holds if that is not further values.
enum SampleContent {
  case null
  case bool
  case number(JSONNumber)
  case text(String)
  case array
  case object
}
