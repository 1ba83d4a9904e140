extension ProgramPrinter {
  func field(_ field: DatePattern.Field) -> String {
    switch field {
    case .year(let digits): "year\(digits)"
    case .quarter(let digits): "quarter\(digits)"
    case .quarterName(let isShort): isShort ? "quarterName" : "longQuarterName"
    case .month(let digits): "month\(digits)"
    case .monthName(let isShort): isShort ? "monthName" : "longMonthName"
    case .day(let digits): "day\(digits)"
    case .dayOfYear(let digits): "dayOfYear\(digits)"
    case .weekYear(let digits): "weekYear\(digits)"
    case .week(let digits): "week\(digits)"
    case .weekday(let isShort): isShort ? "weekday" : "longWeekday"
    case .weekdayNumber(let digits): "weekdayNumber\(digits)"
    case .hour(let digits): "hour\(digits)"
    case .hour24(let digits): "hourTo24\(digits)"
    case .hour12(let digits): "halfDayHour\(digits)"
    case .hour11(let digits): "halfDayHourTo11\(digits)"
    case .dayPeriod: "dayPeriod"
    case .minute(let digits): "minute\(digits)"
    case .second(let digits): "second\(digits)"
    case .fraction(let digits): "fraction\(digits)"
    case .millisecondOfDay(let digits): "millisecondOfDay\(digits)"
    case .zone: "zone"
    case .isoZone: "isoZone"
    case .zoneName: "zoneName"
    case .gmtOffset(let isShort): isShort ? "gmtOffset" : "longGMTOffset"
    case .offset(let style): "\(style)"
    case .blank: "blank"
    case .literal(let text): quoted(text)
    }
  }
}
