import Foundation

struct Station: Codable { let id: Int; var name: String; var openedAt: Date?; var closedAt: Date?; var lines: [String] = []; var label: String { name.uppercased() }; enum CodingKeys: String, CodingKey { case id = "station_id", name, openedAt = "opened_at", closedAt = "closed_at", lines } }
