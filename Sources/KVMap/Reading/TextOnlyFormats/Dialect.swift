/// What the bytes of a document mean to the reader, beyond JSON. It is asked only where JSON would fail, so that
/// reading JSON costs nothing for it.
///
/// XML and forms have only text: their intermediate form does not distinguish a text from a number, an element without
/// attributes from its text, and an element from a list of one. Property lists have dates and data, as tokens.
struct Dialect {
  /// The intermediate form of the bytes being read.
  var form: IntermediateForm
  /// That of the document. Embedded documents are always JSON.
  let documentForm: IntermediateForm
  /// The document that was transcoded into the one being read; nil for JSON.
  var source: TranscodedSource?

  init(_ form: IntermediateForm) {
    self.form = form
    documentForm = form
  }

  /// Whether a value is text, whatever it is in Swift: numbers, bools and dates are written as texts, and an empty text
  /// may be an absent value.
  var hasOnlyText: Bool { form == .text }

  /// Whether a text may be an object with only `$text`, and the `$text` of an object the value itself.
  var takesTextForObject: Bool { form == .text }

  /// Whether a single value may be an array of one, and an array of one its element.
  var takesSingleForArray: Bool { form == .text }

  /// Whether white space at the ends of a text is layout.
  var trimsText: Bool { form == .text }

  /// Whether strings may be tokens for values that JSON lacks (`IntermediateToken`).
  var hasTokens: Bool { form == .propertyList }

  /// Whether a value may be of another kind than it seems.
  var hasOtherKinds: Bool { form != .json }

  /// The same as `hasOnlyText`, for the document, also while a JSON text in it is read. The order of its members is then
  /// in `source`.
  var documentHasOnlyText: Bool { documentForm == .text }
}
