/// The codes of ISO 4217, by which rates and prices are often kept.
enum CurrencyCodes {
  /// Those in use, some of the last years, precious metals, and two crypto-currencies that lists of rates often have.
  private static let all: Set<String> = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTC BTN BWP BYN BYR BZD \
    CAD CDF CHF CLF CLP CNH CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EEK EGP ERN ETB ETH EUR FJD FKP GBP GEL \
    GGP GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KMF \
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MUR MVR MWK MXN MYR \
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP \
    SLE SLL SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VEF VES \
    VND VUV WST XAF XAG XAU XCD XDR XOF XPD XPF XPT YER ZAR ZMK ZMW ZWL
    """.split(separator: " ").map(String.init))
  /// One of these has to be there: `ALL`, `TOP` and `TRY` are words as well.
  private static let common: Set<String> = ["USD", "EUR", "GBP", "JPY", "CHF", "CNY", "AUD", "CAD", "INR"]

  /// Whether all are currencies, or pairs of two as in `EURUSD`.
  static func areCurrencies(_ keys: [String]) -> Bool {
    var hasCommon = false
    for key in keys {
      let codes = key.utf8.count == 6 ? [String(key.prefix(3)), String(key.suffix(3))] : [key]
      guard codes.allSatisfy(all.contains) else { return false }
      hasCommon = hasCommon || codes.contains(where: common.contains)
    }
    return hasCommon
  }
}
