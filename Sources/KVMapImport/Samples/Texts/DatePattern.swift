/// The pattern that a date or a day is written by, if it is one of those that samples often have.
///
/// - Parameter isDay: Whether only patterns of days are wanted, which have no time.
package func datePattern(of text: String, isDay: Bool) -> String? {
  switch TextNotation(of: text) {
  case .day: "yyyy-MM-dd"
  case .dayPattern(let pattern): pattern
  case .date(let pattern, _, _): isDay ? nil : pattern
  case .url, .uuid, .iso8601, .slashes, .httpDate, .dotNetDate, nil: nil
  }
}
