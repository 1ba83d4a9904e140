import Foundation
import KVMap

extension ByteSource {
  mutating func record(_ depth: Int = 0) -> Record {
    Record(
      name: optional { $0.text() }, count: optional { $0.integer() }, ratio: optional { $0.double() },
      exact: optional { $0.decimal() }, isOn: optional { $0.bool() }, at: optional { $0.date() },
      data: optional { Data($0.bytes()) }, url: optional { $0.url() }, id: optional { $0.uuid() },
      tags: array { $0.text() }, numbers: optional { Set($0.array { $0.integer() }) },
      lists: Dictionary(array { ($0.text(), $0.array { $0.integer() }) }) { first, _ in first },
      kind: optional { $0.bool() ? .small : .large }, shape: optional { $0.shape() }, shapes: array { $0.shape() },
      inner: depth < 3 ? array { $0.record(depth + 1) } : [])
  }

  private mutating func shape() -> Shape {
    bool() ? .circle(Circle(radius: double())) : .square(Square(side: integer()))
  }

  mutating func value(_ depth: Int = 0) -> JSONValue {
    switch byte() % (depth < 5 ? 7 : 5) {
    case 0: .null
    case 1: .bool(bool())
    case 2: .number(JSONNumber(double()) ?? 0)
    case 3: .number(JSONNumber(integer() as Int64))
    case 4: .string(text())
    case 5: .array(array { $0.value(depth + 1) })
    default: .object(JSONObject(array { ($0.text(), $0.value(depth + 1)) }))
    }
  }

  mutating func cases() -> Cases {
    Cases(
      status: optional { $0.status() }, statuses: array { $0.status() },
      level: optional { [Level.low, .medium, .high][Int($0.byte() % 3)] }, media: [],
      event: optional { $0.event() }, events: array { $0.event() }, link: optional { $0.link() },
      links: array { $0.link() }, tree: optional { $0.tree(0) })
  }

  private mutating func status() -> Status {
    switch byte() % 3 {
    case 0: .active
    case 1: .inactive
    default: .other(text() + "?")
    }
  }

  private mutating func event() -> Event {
    switch byte() % 3 {
    case 0: .joined(Person(name: text()))
    case 1: .said(text())
    default: .counted(array { $0.integer() })
    }
  }

  private mutating func link() -> Link {
    switch byte() % 3 {
    case 0: .number(integer())
    case 1: .text(text())
    default: .list(array { $0.integer() })
    }
  }

  private mutating func tree(_ depth: Int) -> Tree {
    bool() && depth < 6 ? .branch(array { $0.tree(depth + 1) }) : .leaf(integer())
  }
}
