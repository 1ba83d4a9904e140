/// `[rel == "next" and meta.type == 3]`: what an element of an array must have to be chosen.
package struct ElementSelector: Sendable {
  package struct Condition: Sendable, Hashable {
    /// Below the element; empty for `self`, the element itself.
    package var path: DocumentPath
    /// `.string`, `.integer`, `.floating` (a number with a fraction) or `.bool`.
    package var value: DefaultValue

    package init(path: DocumentPath, value: DefaultValue) {
      self.path = path
      self.value = value
    }
  }

  /// In the order in which they are written in the file; at least one.
  package var conditions: [Condition]
  /// Under `coercion lenient`, values are compared as text. It does not distinguish selectors.
  package var isLenient: Bool

  package init(conditions: [Condition], isLenient: Bool = false) {
    self.conditions = conditions
    self.isLenient = isLenient
  }

  /// Whether every element that the other one fits fits this, too: it has all of these conditions.
  package func includes(_ other: ElementSelector) -> Bool {
    Set(conditions).isSubset(of: other.conditions)
  }
}

/// The order of the conditions does not matter.
extension ElementSelector: Hashable {
  package static func == (left: ElementSelector, right: ElementSelector) -> Bool {
    Set(left.conditions) == Set(right.conditions)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(Set(conditions)) }
}
