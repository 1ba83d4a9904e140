/// Selects rows of an entity: a small language that a store can translate into its own.
///
///     let mine: SyncRowFilter = .equals("accountID", 7) && !.equals("isLocal", true)
public indirect enum SyncRowFilter: Sendable, Hashable {
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// Every row.
  case all
  /// The column is equal to this value. Null equals null.
  case equals(String, SyncStoredValue)
  /// The column is equal to one of these values.
  case isOneOf(String, [SyncStoredValue])
  /// Numbers, dates, and strings by Unicode scalars. Null, and a value of another kind, never match.
  case compares(String, Comparison, SyncStoredValue)
  case and([SyncRowFilter])
  case or([SyncRowFilter])
  case not(SyncRowFilter)

  public static func && (left: SyncRowFilter, right: SyncRowFilter) -> SyncRowFilter { .and([left, right]) }
  public static func || (left: SyncRowFilter, right: SyncRowFilter) -> SyncRowFilter { .or([left, right]) }
  public static prefix func ! (filter: SyncRowFilter) -> SyncRowFilter { .not(filter) }

  /// The names of the columns used by the filter.
  public var columnNames: [String] {
    switch self {
    case .all: []
    case .equals(let column, _), .isOneOf(let column, _), .compares(let column, _, _): [column]
    case .and(let filters), .or(let filters): filters.flatMap(\.columnNames)
    case .not(let filter): filter.columnNames
    }
  }

  /// Whether a row matches. For stores without a query language of their own.
  ///
  /// - Parameter value: the value of the column of that name.
  public func matches(_ value: (String) -> SyncStoredValue) -> Bool {
    switch self {
    case .all: true
    case .equals(let column, let wanted): value(column) == wanted
    case .isOneOf(let column, let wanted): wanted.contains(value(column))
    case .compares(let column, let comparison, let bound): comparison.holds(value(column), bound)
    case .and(let filters): filters.allSatisfy { $0.matches(value) }
    case .or(let filters): filters.contains { $0.matches(value) }
    case .not(let filter): !filter.matches(value)
    }
  }
}

extension SyncRowFilter {
  /// A filter for many rows: the positions of its columns, and the values of `isOneOf`, are looked up once.
  indirect enum Prepared {
    case all
    case equals(Int?, SyncStoredValue)
    case isOneOf(Int?, Set<SyncStoredValue>)
    case compares(Int?, Comparison, SyncStoredValue)
    case and([Prepared])
    case or([Prepared])
    case not(Prepared)

    /// Whether a row matches. A column that the entity lacks is null.
    func matches(_ row: SyncRow) -> Bool {
      func value(_ column: Int?) -> SyncStoredValue { column.map { row.values[$0] } ?? .null }
      return switch self {
      case .all: true
      case .equals(let column, let wanted): value(column) == wanted
      case .isOneOf(let column, let wanted): wanted.contains(value(column))
      case .compares(let column, let comparison, let bound): comparison.holds(value(column), bound)
      case .and(let filters): filters.allSatisfy { $0.matches(row) }
      case .or(let filters): filters.contains { $0.matches(row) }
      case .not(let filter): !filter.matches(row)
      }
    }
  }

  /// The same filter for rows of an entity.
  func prepared(for entity: SyncEntity) -> Prepared {
    func position(_ name: String) -> Int? { entity.columns.firstIndex { $0.name == name } }
    return switch self {
    case .all: .all
    case .equals(let column, let wanted): .equals(position(column), wanted)
    case .isOneOf(let column, let wanted): .isOneOf(position(column), Set(wanted))
    case .compares(let column, let comparison, let bound): .compares(position(column), comparison, bound)
    case .and(let filters): .and(filters.map { $0.prepared(for: entity) })
    case .or(let filters): .or(filters.map { $0.prepared(for: entity) })
    case .not(let filter): .not(filter.prepared(for: entity))
    }
  }
}

extension SyncRowFilter.Comparison {
  fileprivate func holds(_ left: SyncStoredValue, _ right: SyncStoredValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): holds(left, right)
    case (.real(let left), .real(let right)): holds(left, right)
    case (.integer(let left), .real(let right)): holds(Double(left), right)
    case (.real(let left), .integer(let right)): holds(left, Double(right))
    case (.date(let left), .date(let right)): holds(left, right)
    case (.text(let left), .text(let right)): holds(Scalars(left), Scalars(right))
    case (.null, _), (.bool, _), (.integer, _), (.real, _), (.text, _), (.bytes, _), (.date, _), (.json, _): false
    }
  }

  private func holds<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// A string in the order used by databases, which is that of its UTF-8, not that of `String`.
  private struct Scalars: Comparable {
    let text: String

    init(_ text: String) { self.text = text }

    static func < (left: Scalars, right: Scalars) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
    static func == (left: Scalars, right: Scalars) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
  }
}
