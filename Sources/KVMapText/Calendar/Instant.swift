/// A point in time as whole seconds and a fraction. Text and numbers are produced from it instead of from a `Double`.
public struct Instant: Equatable {
  /// Seconds since 2001-01-01T00:00:00Z, rounded down.
  public var seconds: Int
  /// 0 … 999,999,999.
  public var nanoseconds: Int

  @inlinable public init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The nearest number of seconds since 2001-01-01T00:00:00Z, as a `Date` has it; within the last second of the year
  /// 9999, the nearest one that is still in that year.
  @inlinable public var secondsSince2001: Double {
    let interval = Double(seconds) + Double(nanoseconds) / 1e9
    let isPushedOut = seconds < Self.yearTenThousand && interval >= Double(Self.yearTenThousand)
    return isPushedOut ? interval.nextDown : interval
  }

  /// Seconds between 1970-01-01 and 2001-01-01.
  @inlinable public static var unixReference: Int { 978_307_200 }

  @inlinable static var yearTenThousand: Int { 252_423_993_600 }
}
