/// `non_finite(…)` of the language: the texts that stand for what is no number in JSON.
package struct NonFiniteTexts: Sendable {
  package var nan: String?
  package var infinity: String?
  package var negativeInfinity: String?

  package init(nan: String?, infinity: String?, negativeInfinity: String?) {
    self.nan = nan
    self.infinity = infinity
    self.negativeInfinity = negativeInfinity
  }

  /// The value that a text stands for.
  package func value<Number: BinaryFloatingPoint>(of text: String) -> Number? {
    if let nan, UTF8Order.areEqual(text, nan) { return .nan }
    if let infinity, UTF8Order.areEqual(text, infinity) { return .infinity }
    if let negativeInfinity, UTF8Order.areEqual(text, negativeInfinity) { return -.infinity }
    return nil
  }

  /// The text of a value that is not finite, if there is one.
  package func text(of number: some BinaryFloatingPoint) -> String? {
    number.isNaN ? nan : number.sign == .minus ? negativeInfinity : infinity
  }

  /// `a number, "NaN" or "Infinity"`
  var expected: String {
    let texts = [nan, infinity, negativeInfinity].compactMap { $0.map(QuotedText.quoted) }
    let all = ["a number"] + texts
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}
