#if canImport(FoundationEssentials)
  import Foundation
  import Testing

  @testable import KVMap

  /// Zones of the machine's database, compared with Foundation.
  @Suite struct ZoneFileTests {
    private static let hasDatabase = ZoneFile(named: "Europe/Zurich") != nil

    @Test(
      .enabled(if: hasDatabase, "there is no /usr/share/zoneinfo"),
      arguments: [
        "Europe/Zurich", "Europe/London", "America/New_York", "America/Sao_Paulo", "Australia/Sydney", "Asia/Kolkata",
        "Asia/Jerusalem", "Asia/Tehran", "Africa/Cairo", "Pacific/Apia", "Etc/GMT+5", "Etc/UTC",
      ])
    func offsets(_ name: String) throws {
      let file = try #require(ZoneFile(named: name))
      let zone = try #require(TimeZone(identifier: name))
      // From 1970, where all editions of the database agree, to after the last change listed in the files.
      for time in stride(from: Int64(0), to: 2_100_000_000, by: 1_234_567) {
        let date = Date(timeIntervalSince1970: Double(time))
        guard file.offset(at: time) != zone.secondsFromGMT(for: date) else { continue }
        Issue.record("\(name) at \(date): \(file.offset(at: time)), and not \(zone.secondsFromGMT(for: date))")
        return
      }
    }

    @Test(arguments: [
      "", "Nowhere/Here", "/etc/hosts", "../../../etc/hosts", "Europe", "tzdata.zi", "Europe/Zürich", "a\0b",
    ])
    func noZones(_ name: String) {
      #expect(ZoneFile(named: name) == nil)
    }

    /// Whatever is missing or wrong in a file, nothing is read past its end.
    @Test(.enabled(if: hasDatabase, "there is no /usr/share/zoneinfo"))
    func damaged() throws {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Zurich")))
      for length in bytes.indices { _ = ZoneFile(Array(bytes[..<length]))?.offset(at: 1_700_000_000) }
      for index in bytes.indices.prefix(400) {
        var damaged = bytes
        damaged[index] ^= 0xFF
        _ = ZoneFile(damaged)?.offset(at: 1_700_000_000)
      }
      #expect(ZoneFile(Array(bytes.prefix(100))) == nil)
    }

    @Test func textOfTwoNames() {
      #expect(NamedZone(ConstantText("Europe/Zurich"))?.offset(at: Date(timeIntervalSince1970: 1_720_000_000)) == 7200)
      #expect(NamedZone(ConstantText("Nowhere/Here")) == nil)
    }
  }

  @Suite struct ZoneRuleTests {
    @Test(
      arguments: [
        // Midnight of 1 January, and noon of 15 July 2040.
        ("CET-1CEST,M3.5.0,M10.5.0/3", 3600, 7200), ("EST5EDT,M3.2.0,M11.1.0", -18000, -14400),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 39600, 36000), ("<+0330>-3:30", 12600, 12600),
        ("IST-2IDT,M3.4.4/26,M10.5.0", 7200, 10800), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -7200, -3600),
        ("A1B,J60,J300", -3600, 0), ("A1B0:30:15,59,299/2:30", -3600, -1815), ("UTC0", 0, 0),
      ])
    func offsets(_ text: String, _ winter: Int, _ summer: Int) throws {
      let rule = try #require(ZoneRule(text))
      #expect(rule.offset(at: 2_208_988_800) == winter)
      #expect(rule.offset(at: 2_225_966_400) == summer)
    }

    @Test func changes() throws {
      let rule = try #require(ZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
      // The last Sundays of March and October 2026, at 01:00 UTC.
      for (time, before, after) in [(1_774_746_000, 3600, 7200), (1_792_890_000, 7200, 3600)] as [(Int64, Int, Int)] {
        #expect(rule.offset(at: time - 1) == before)
        #expect(rule.offset(at: time) == after)
      }
      // The day before 1 March of a leap year.
      let leap = try #require(ZoneRule("A0B,J59/0,J60/0"))
      #expect(leap.offset(at: 1_709_078_400) == 3600)
      #expect(leap.offset(at: 1_709_164_800) == 3600)
      #expect(leap.offset(at: 1_709_251_200) == 0)
    }

    @Test(arguments: [
      "", "CET", "1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J366", "CET-1CEST,366,1", "<CET", "CET-168", "CET-1:60", "CET-1 ",
      "CET-1CEST,M3.5.0/,M10.5.0", "CET-99999999999999999999",
    ])
    func noRules(_ text: String) {
      #expect(ZoneRule(text) == nil)
    }
  }
#endif
