// Generated from docs/language.md and docs/transformers.md by ReferenceSectionTests, do not edit.
// KVMAP_UPDATE_GOLDENS=1 swift test --filter ReferenceSectionTests writes it.

extension ReferenceSection {
  /// All sections, in the order of the pages.
  package static let all: [ReferenceSection] = [
    ReferenceSection(
      .language, title: "A file",
      text: ####"""
        ## A file

        A file declares types. For each property it says where the value lives in the document:

        ```kvmap
        kvmap 1

        /// What is shown in the list.
        struct Article {
          @canonical title: String <-> headline | trimmed = "untitled"
          tags: [String] = []
        }
        ```

        ```example
        document  {"headline": " Ferries run again ", "tags": ["sea"]}
        value     {"title": "Ferries run again", "tags": ["sea"]}
        written   {"headline": "Ferries run again", "tags": ["sea"]}

        document  {}
        value     {"title": "untitled", "tags": []}
        ```

        Read a line from left to right: a Swift name and its type, an arrow, the place in the document, what is done to the
        value on the way, and what stands in when the document has nothing there. Everything behind the type may be left out.
        **What is Swift stands left of an arrow, and what is in the document stands right of it.** This holds in the whole
        language.

        `kvmap 1` names the edition of the language. It is optional, and comes first. Comments are `//` and `/* */`, which
        nest. A comment with `///` is documentation: the generated Swift has it too. Line breaks mean nothing. Commas between
        members are optional.

        Texts stand in quotes and have the escapes of JSON and `\u{…}`. A text in `"""` may have several lines, as in Swift.
        Numbers are those of JSON, with `_` between digits where you like.

        The words of the language are keywords only where the grammar expects them, so `type`, `keys` or `default` can be the
        names of properties. A name in back-quotes is always a name.

        """####),
    ReferenceSection(
      .language, title: "Declarations",
      text: ####"""
        ## Declarations

        """####),
    ReferenceSection(
      .language, title: "struct",
      text: ####"""
        ### struct

        `struct` generates the Swift type and its mapper.

        ```kvmap
        struct Point {
          x: Int
          y: Int = 0
        }
        ```

        ```example
        document  {"x": 3}
        value     {"x": 3, "y": 0}
        ```

        The generated struct has a memberwise initialiser, in which properties that are optional or have a default may be left
        out. It is `Sendable` and `Hashable` where all of its properties are: built-in types, enums, other generated structs, and
        types of yours [that say so](#what-a-type-conforms-to). Classes are neither, and lazy arrays are not `Hashable`. No struct
        can contain itself other than through an array, a set or a dictionary.

        #### Type parameters

        A struct may be generic:

        ```kvmap
        struct Page<Item> {
          items: [Item]
          next: URL?
        }

        struct User {
          name: String
        }

        struct Answer {
          users: Page<User>
        }
        ```

        ```example
        type      Answer
        document  {"users": {"items": [{"name": "Ada"}]}}
        value     {"users": {"items": [{"name": "Ada"}]}}

        type      Page<Int>
        document  {"items": [1, 2], "next": "https://example.org/2"}
        value     {"items": [1, 2], "next": "https://example.org/2"}
        ```

        An argument is read as its type reads by itself: `lenient` and `default … via` around it are an error where they would
        concern it.

        """####),
    ReferenceSection(
      .language, title: "map",
      text: ####"""
        ### map

        `map` generates a mapper for a type that you have written in Swift.

        ```kvmap
        map Polygon {
          corners: [Int]
          label: String?
        }
        ```

        The mapper builds a value with the memberwise initialiser, `Polygon(corners:label:)`, in the order of the file. `by`
        chooses another way:

        | | a value is built |
        |---|---|
        | `map T` or `map T by init` | with the memberwise initialiser |
        | `map T by assignment` | with `T()`, and then property by property |
        | `map T by factory Shop.make` | by your function, which gets the raw object, the object around it and the context: `(KVMap.Object, KVMap.Object?, KVMap.Value?) throws -> T`; then property by property |

        A type may be nested in another: `map API.User`.

        The compiler sees the lines of a mapping and not the Swift of its type. What does not fit there, Swift says of the
        generated file:

        | the type | needs |
        |---|---|
        | any | properties of the names and types of the lines; with `by assignment` and `by factory` they can be set from the same module |
        | a class that is not final | an initialiser that is `required`, the memberwise one or `init()`, since subclasses are read by it, too |
        | a subclass of a class that has a mapper | no `map` of its own, because it inherits the conformance of its base; `map Truck as Loaded` stands beside it |
        | a type of an actor, such as one with `@MainActor` | `nonisolated`, because documents are read on any thread; or a struct that is read in its place |
        | one that is less than `access` says | that `access` in its mapping as well |

        #### What a type conforms to

        Behind the name of the type stands what it conforms to. Swift knows it and a mapping file does not, so a generated
        struct or union that holds the type is `Hashable` or `Sendable` only if that is said here:

        ```kvmap
        map Money: Hashable, Sendable {
          cents: Int
        }

        map Player: ~Hashable, ~Sendable {
          volume: Double
        }

        struct Ticket {
          @id seat: String
          price: Money
        }

        struct Screen {
          player: Player
        }
        ```

        `Ticket` is `Hashable` and `Sendable`, and `Screen` is neither. `~` says that a type does not conform. Where nothing is
        said, `check` warns at each property of a generated type that is `Hashable` or `Sendable` no more because of it:
        [unstated-conformance](diagnostics/unstated-conformance.md). What is said holds for all mappings of a type, and swiftc
        checks it: a type that does not conform is an error in the generated file, with the line of its mapping beside it.

        #### Second mappings

        `map T as Name` is a second mapping of the same type. It is used by its own name:

        ```kvmap
        struct Team {
          lead: Person
          contact: Person.Form
        }

        map Person: Hashable, Sendable {
          name: String
          born: Int
        }

        map Person as Form {
          name: String <-> "user[name]"
          born: lenient Int <-> "user[born]"
        }
        ```

        ```example
        document  {"lead": {"name": "Ada", "born": 1815}, "contact": {"user[name]": "Mary", "user[born]": "1780"}}
        value     {"lead": {"name": "Ada", "born": 1815}, "contact": {"name": "Mary", "born": 1780}}
        ```

        """####),
    ReferenceSection(
      .language, title: "class",
      text: ####"""
        ### class

        `class` generates a class and its mapper. A class inherits the members of its base, which stand before its own.

        ```kvmap
        class Vehicle {
          maxSpeed: Int <-> max_speed
        }

        class Racecar: Vehicle {
          crew: [String] = []
        }
        ```

        ```example
        type      Racecar
        document  {"max_speed": 370, "crew": ["Kimi"]}
        value     {"maxSpeed": 370, "crew": ["Kimi"]}
        ```

        Classes may contain themselves. To read the subclass that a document means, declare a [family](#family).

        """####),
    ReferenceSection(
      .language, title: "mixin",
      text: ####"""
        ### mixin

        A mixin holds members that several types share. A member of the type itself takes the place of one with the same name.

        ```kvmap
        mixin Posted {
          id: String <-> id_str
          at: Int <-> created
        }

        struct Photo with Posted {
          width: Int
        }

        struct Note with Posted {
          at: Date <-> created | epoch_seconds
          text: String
        }
        ```

        ```example
        type      Photo
        document  {"id_str": "7", "created": 5, "width": 640}
        value     {"id": "7", "at": 5, "width": 640}

        type      Note
        document  {"id_str": "8", "created": 0, "text": "hello"}
        value     {"id": "8", "at": "1970-01-01T00:00:00Z", "text": "hello"}
        ```

        Mixins are named with commas: `with Posted, Named`. Their members come first, in the order of the names. Two mixins
        with a member of one name are an error unless the type has such a member itself.

        """####),
    ReferenceSection(
      .language, title: "enum",
      text: ####"""
        ### enum

        ```kvmap
        enum Status: String {
          active <-> "A" or "ACTIVE"
          inactive
          other(String) <-> else
        }

        struct Account {
          status: Status
        }
        ```

        ```example
        type      [Status]
        document  ["ACTIVE", "inactive", "frozen"]
        value     ["active", "inactive", {"other": "frozen"}]
        written   ["A", "inactive", "frozen"]
        ```

        A case reads any of its texts, and writes the first. A case without an arrow has its name as text. `else` takes what
        no other case takes: with a payload the text is kept, and without one (`unknown <- else`) it is lost, so such a case
        can only be read. Without `else`, another text is an error of the kind `unknown-case`.

        An enum may be of integers. A case without a number counts on from the one before:

        ```kvmap
        enum Level: Int {
          low
          medium
          high <-> 10
        }
        ```

        ```example
        type      [Level]
        document  [0, 1, 10]
        value     ["low", "medium", "high"]
        ```

        """####),
    ReferenceSection(
      .language, title: "union",
      text: ####"""
        ### union

        A union is one of several types. There are three ways to tell which.

        #### By a key inside the object

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video" or "clip"
          unknown: Value <-> else
        }

        struct Photo { width: Int }
        struct Video { seconds: Double }
        ```

        ```example
        type      [Media]
        document  [{"type": "photo", "width": 640}, {"seconds": 2.5, "type": "clip"}, {"type": "poll", "votes": 3}]
        value     [{"photo": {"width": 640}}, {"video": {"seconds": 2.5}}, {"unknown": {"type": "poll", "votes": 3}}]
        written   [{"type": "photo", "width": 640}, {"type": "video", "seconds": 2.5}, {"type": "poll", "votes": 3}]
        ```

        What no other case says is the `else` case, and so is a value whose key is absent or null. Without `else` these are
        problems.

        #### By a key beside the payload

        `on KEY in PATH`:

        ```kvmap
        union Event on kind in data {
          joined: Person <-> "joined"
          said: String <-> "said"
        }

        struct Person { name: String }
        ```

        ```example
        type      [Event]
        document  [{"kind": "joined", "data": {"name": "Ada"}}, {"kind": "said", "data": "hello"}]
        value     [{"joined": {"name": "Ada"}}, {"said": "hello"}]
        written   [{"kind": "joined", "data": {"name": "Ada"}}, {"kind": "said", "data": "hello"}]
        ```

        #### By what the value is

        Without `on`, the cases are tried in their order, and the first that reads without a problem is taken. A case with
        `when` asks for a key instead: where that is present, the case is meant, and what is wrong inside is told as the union's
        problem. Where it is absent, the case is not tried.

        ```kvmap
        union Link {
          number: Int
          picture: Picture when image_url
          text: String
        }

        struct Picture {
          url: URL <-> image_url
        }
        ```

        ```example
        type      [Link]
        document  [7, {"image_url": "https://example.org/a.png"}, "seven"]
        value     [{"number": 7}, {"picture": {"url": "https://example.org/a.png"}}, {"text": "seven"}]
        written   [7, {"image_url": "https://example.org/a.png"}, "seven"]

        type      [Link]
        document  [{"image_url": 5}, {"url": "https://example.org/a.png"}]
        problem   [0].image_url: expected a URL, found the number 5
        problem   [1]: expected number (an integer), picture (where image_url is there) or text (a string), found an object
        ```

        The union writes the key that tells the cases apart. A member of a payload that reads the same key does so with `<-`.

        """####),
    ReferenceSection(
      .language, title: "family",
      text: ####"""
        ### family

        A family says which subclass a document means. It rules every property of the base's type.

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }

        class Dog: Animal {
          tricks: [String] = []
        }

        family Animal on kind {
          Cat <-> "cat"
          Dog <-> "dog" or "hound"
          Animal <- else
        }
        ```

        ```example
        type      [Animal]
        document  [{"kind": "cat", "name": "Tom", "lives": 9}, {"kind": "fish", "name": "Wanda"}]
        value     [{"Cat": {"name": "Tom", "lives": 9}}, {"Animal": {"name": "Wanda"}}]
        ```

        """####),
    ReferenceSection(
      .language, title: "extern type",
      text: ####"""
        ### extern type

        `extern type` names a Swift type that no mapping file declares, and [what it conforms to](#what-a-type-conforms-to). A
        property of such a type needs a transformer.

        ```kvmap
        extern type Money: Hashable, Sendable

        transform MoneyText(currency: String): Money <-> String = swift MoneyCodec

        struct Offer {
          price: Money <-> price | MoneyText(currency: "EUR")
        }
        ```

        """####),
    ReferenceSection(
      .language, title: "Properties",
      text: ####"""
        ## Properties

        The parts of a property come in this order: attributes, name, `:`, `lenient`, `strict` or `lossy`, type, arrow and
        source, pipeline, `=` default, `where` check, `sync` policy. All behind the type may be left out.

        """####),
    ReferenceSection(
      .language, title: "Arrows",
      text: ####"""
        ### Arrows

        | arrow | means |
        |---|---|
        | `<->`, or no arrow | read and written; the compiler proves that the rule can be undone |
        | `<-` | only read |
        | `->` | only written; when read, the property has its default or nil |

        ```kvmap
        struct Draft {
          id: Int? <- id
          text: String
          source: String -> client = "web"
        }
        ```

        ```example
        document  {"id": 7, "text": "hello", "client": "phone"}
        value     {"id": 7, "text": "hello", "source": "web"}
        written   {"text": "hello", "client": "web"}
        ```

        A rule with `<->` that loses something on the way back, such as `trimmed`, is the warning `lossy-roundtrip`.
        `@canonical` before the property says that the loss is wanted. No warning is given where only spelling, order or
        repetition changes:

        | | read | written |
        |---|---|---|
        | several keys: `a ?? b`, `keys … or …` | the first that has a value | the first |
        | several texts of a case, several patterns of a date | each of them | the first |
        | `lenient` | `"42"` as an `Int` | as the type is: `42` |
        | `Set` | in any order, and more than once | in ascending order, once |
        | a date | with any zone; with more digits of a fraction than its pattern has | in the zone of the rule, UTC where it names none; with as many |
        | `split` and `joined` | parts that have the separator in them | as several |
        | numbers | `5.0`, `5e0` | `5` |

        A type that needs a value which none of its rules writes cannot be read from what it writes. That is the warning
        `unreadable-output`.

        """####),
    ReferenceSection(
      .language, title: "Defaults",
      text: ####"""
        ### Defaults

        A default is a text, a number, `true`, `false`, `nil`, `[…]`, `[key: value]`, `[:]`, or a case: `.low`, `.other("x")`.
        A date, a URL, a UUID, data and a decimal number are written as `kvmapc map` prints them.

        ```kvmap
        struct Order {
          note: String = "none"
          placed: Date = "1970-01-01T00:00:00Z"
          counts: [String: Int] = ["cups": 1]
        }
        ```

        ```example
        document  {"note": null}
        value     {"note": "none", "placed": "1970-01-01T00:00:00Z", "counts": {"cups": 1}}
        ```

        """####),
    ReferenceSection(
      .language, title: "Checks",
      text: ####"""
        ### Checks

        `where` checks a value that was read, and again before it is written. It is a range of numbers, or the `count` of a
        text or a collection.

        ```kvmap
        struct Guest {
          age: Int where 0...150
          name: String where count > 0
          phones: [String] = [] where count in 0...3
        }
        ```

        ```example
        document  {"age": 200, "name": ""}
        problem   age: expected a value in 0...150, found the number 200
        problem   name: expected count > 0, found the string ""
        ```

        Ranges are `0...150`, `0..<10`, `1...` and `...9`. Comparisons are `>`, `>=`, `<`, `<=`, `==` and `!=`. nil passes
        every check.

        """####),
    ReferenceSection(
      .language, title: "Attributes",
      text: ####"""
        ### Attributes

        | attribute | means |
        |---|---|
        | `@id` | the property is the identity of the type, or one part of it |
        | `@lazy` | the elements of the array are mapped when they are first looked at |
        | `@canonical` | what the rule loses on the way back is lost on purpose |

        ```kvmap
        struct Album {
          @id id: Int
          @lazy photos: [Photo]
        }

        struct Photo {
          url: URL
        }
        ```

        The type of an `@id` must be hashable. In Swift, a lazy property is a `LazyMappedArray`. The document is validated as
        a whole, but what is wrong with an element is found only when the element is mapped.

        """####),
    ReferenceSection(
      .language, title: "Types",
      text: ####"""
        ## Types

        | type | accepts | with `lenient`, also | written as |
        |---|---|---|---|
        | `String` | a string | a number or bool, as its exact text | a string |
        | `Character` | a string of one character | | a string |
        | `Int`, `Int8` … `Int64`, `UInt` … `UInt64` | a number without a fraction that fits: `3`, `3.0`, `1e2` | a string that holds one | a number |
        | `Double`, `Float` | a number, correctly rounded | a string that holds one | the shortest digits that read back the same |
        | `Decimal` | a number, digit for digit, up to 38 digits | a string that holds one | a number |
        | `Bool` | `true`, `false` | `0`, `1`, and in any case `"true"`, `"false"`, `"yes"`, `"no"`, `"t"`, `"f"`, `"y"`, `"n"`, `"1"`, `"0"` | `true`, `false` |
        | `Date` | ISO 8601 with a zone | | ISO 8601 in UTC |
        | `URL`, `UUID` | a string | | a string |
        | `Data` | a string of base64 | | a string of base64 |
        | `Value` | anything, and keeps it | | as it was |
        | `Object` | any object, and keeps it | | as it was |
        | `Coordinate` | an object with `latitude` and `longitude` | | such an object |
        | `[T]` | an array | one value, as an array of one | an array |
        | `Set<T>` | an array; what stands twice counts once | one value | an array in ascending order, each element once |
        | `[K: V]` | an object | | an object |
        | `T?` | what `T` accepts; null | the empty string is nil, if `T` is not `String` | nil is left out, unless `nil write` is set |
        | `Field<T>` | see [Field](#field) | | |

        The keys of a dictionary are strings, integers, UUIDs, enums, or anything that a `default … via` makes of a string.
        Every declared type can be used by its name, in any order.

        A value of the wrong kind is an error with its path. Nothing becomes zero, nil or empty in silence:

        ```kvmap
        struct Reading {
          station: Int16
          level: Double?
        }
        ```

        ```example
        document  {"station": "12", "level": "high"}
        problem   station: expected an integer, found the string "12"
        problem   level: expected a number, found the string "high"

        document  {"station": 40000}
        problem   station: expected an integer from -32768 to 32767 (Int16), found the number 40000
        ```

        """####),
    ReferenceSection(
      .language, title: "Lenient and strict",
      text: ####"""
        ### Lenient and strict

        `coercion lenient`, for a file or inside one type, accepts what the third column says. `lenient` or `strict` in front
        of a type decides it for one property, at every level of its type. It is about properties: an array that is the document
        itself is an array in lenient files too.

        ```kvmap
        coercion lenient

        struct Device {
          serial: String
          ports: [Int]
          isOn: Bool
          checksum: strict Int
        }
        ```

        ```example
        document  {"serial": 12.50, "ports": "8080", "isOn": "Yes", "checksum": 7}
        value     {"serial": "12.50", "ports": [8080], "isOn": true, "checksum": 7}
        ```

        """####),
    ReferenceSection(
      .language, title: "Absent, null and a value",
      text: ####"""
        ### Absent, null and a value

        A key can be absent, it can be null, or it has a value.

        | property | absent | null |
        |---|---|---|
        | `a: T` | is an error | is an error |
        | `a: T = v` | gives `v` | gives `v` |
        | `a: T?` | gives nil | gives nil |
        | `a: T? = v` | gives `v` | gives nil |
        | `a: Field<T>` | gives `.absent` | gives `.null` |

        An element of an array that is null is an error, unless the element's type is optional. nil is left out when it is
        written; `nil write` writes null.

        """####),
    ReferenceSection(
      .language, title: "Field",
      text: ####"""
        ### Field

        `Field<T>` keeps all three apart, also when it is written. It is made for PATCH requests.

        ```kvmap
        struct Patch {
          name: Field<String>
          phone: Field<String>
          age: Field<Int>
        }
        ```

        ```example
        document  {"name": "Ada", "phone": null}
        value     {"name": "Ada", "phone": null}
        written   {"name": "Ada", "phone": null}
        ```

        In Swift a field is `.absent`, `.null` or `.value(x)`.

        """####),
    ReferenceSection(
      .language, title: "Lossy",
      text: ####"""
        ### Lossy

        `lossy` in front of a collection drops the elements that cannot be read; of a dictionary, the entries whose key or value
        cannot. In front of an optional, or of a property with a default, it turns a bad value into nil or the default.
        Everything dropped is reported.

        ```kvmap
        struct Feed {
          scores: lossy [Int8] <- scores
          rating: lossy Double? <- rating
          ranks: lossy [Int: String] <- ranks = [:]
        }
        ```

        ```example
        document  {"scores": [1, "two", 3], "rating": "five", "ranks": {"1": "Ada", "last": "Bob", "3": "Cy"}}
        value     {"scores": [1, 3], "ranks": {"1": "Ada", "3": "Cy"}}
        dropped   scores[1]: expected an integer, found the string "two"
        dropped   rating: expected a number, found the string "five"
        dropped   ranks.last: expected an integer, found the string "last"
        ```

        """####),
    ReferenceSection(
      .language, title: "Sources",
      text: ####"""
        ## Sources

        A source is the place of a value, behind the arrow.

        | source | is |
        |---|---|
        | `name`, `"any text"` | a key |
        | `a.b[0]` | a path |
        | `a ?? b` | the first that has a value |
        | `gather { … }` | a new object of keys of this one |
        | `self` | the whole object |
        | `rest` | what no other rule takes |
        | `$key`, `$index` | the key or position under which this object stands |
        | `$parent.a`, `$root.a`, `$context.a` | something in the object around, in the document, in what the caller passed |
        | `a[*].b` | one thing of each element |
        | `@name`, `$text` | an attribute and the text of an XML element; in JSON, the keys of that spelling |

        """####),
    ReferenceSection(
      .language, title: "Keys",
      text: ####"""
        ### Keys

        Without an arrow the key is the property's name, in the style that `keys` sets for the file or inside one type. A
        quoted text behind an arrow is always a key, never a value.

        ```kvmap
        keys snake_case { remoteID <-> id }

        struct Account {
          remoteID: Int
          createdAt: Date
          profileURL: URL?
          address: String <-> "postal address"
        }
        ```

        ```example
        document  {"id": 7, "created_at": "2026-03-01T12:00:00Z", "profile_url": "https://example.org", "postal address": "Quay 1"}
        value     {"remoteID": 7, "createdAt": "2026-03-01T12:00:00Z", "profileURL": "https://example.org", "address": "Quay 1"}
        ```

        | style | `profileURL` lives under |
        |---|---|
        | `exact`, which is the default | `profileURL` |
        | `snake_case` | `profile_url` |
        | `camelCase` | `profileUrl` |
        | `PascalCase` | `ProfileUrl` |
        | `kebab_case` | `profile-url` |
        | `SCREAMING_SNAKE_CASE` | `PROFILE_URL` |

        A run of capitals is one word. `keys snake_case or camelCase` reads both and writes the first. A style changes no key
        that a line spells out.

        """####),
    ReferenceSection(
      .language, title: "Paths",
      text: ####"""
        ### Paths

        ```kvmap
        struct Person {
          city: String? <-> address.city
          firstPhone: String? <-> phones[0].number
          lastPhone: String? <- phones[-1].number
          dotted: Int? <-> stats."followers.count"
        }
        ```

        ```example
        document  {"address": {"city": "Basel"}, "phones": [{"number": "1"}, {"number": "2"}], "stats": {"followers.count": 3}}
        value     {"city": "Basel", "firstPhone": "1", "lastPhone": "2", "dotted": 3}
        written   {"address": {"city": "Basel"}, "phones": [{"number": "1"}], "stats": {"followers.count": 3}}
        ```

        `a.b` goes into objects and `[n]` into arrays; `[-1]` counts from the end and is only for reading. A key that is no
        plain name is quoted. When something on the way is absent, the whole path is absent. When it is null, the path is
        null. When it is no object, that is an error. When an array is written, positions without a value are null, and left out
        behind the last one that has a value.

        """####),
    ReferenceSection(
      .language, title: "Root",
      text: ####"""
        ### Root

        `root a.b` inside a type says where the object sits when the document itself is mapped to the type, or to an array of
        it:

        ```kvmap
        struct User {
          root response.users
          name: String
        }
        ```

        ```example
        type      [User]
        document  {"response": {"users": [{"name": "Ada"}]}}
        value     [{"name": "Ada"}]
        written   {"response": {"users": [{"name": "Ada"}]}}
        ```

        """####),
    ReferenceSection(
      .language, title: "Alternatives",
      text: ####"""
        ### Alternatives

        `a ?? b` reads the first that has a value, and writes the first of the list. Neither absent nor null is a value.

        ```kvmap
        struct Person {
          name: String <-> full_name ?? name ?? profile.name = "nobody"
        }
        ```

        ```example
        document  {"full_name": null, "name": "Ada"}
        value     {"name": "Ada"}
        written   {"full_name": "Ada"}
        ```

        A bad value is an error; it is not a reason to try the next.

        """####),
    ReferenceSection(
      .language, title: "Gather",
      text: ####"""
        ### Gather

        `gather` makes a new object of keys of the current one, and the property's type reads it as if it had been there.
        Written, it is flat again.

        ```kvmap
        struct Shop {
          name: String
          location: Location? <-> gather { latitude <-> lat, longitude <-> lng }
          address: Address? <-> gather
        }

        struct Location { latitude: Double, longitude: Double }
        struct Address { street: String, city: String }
        ```

        ```example
        document  {"name": "Quay", "lat": 47.5, "lng": 7.6, "street": "Main", "city": "Basel"}
        value     {"name": "Quay", "location": {"latitude": 47.5, "longitude": 7.6}, "address": {"street": "Main", "city": "Basel"}}
        written   {"name": "Quay", "lat": 47.5, "lng": 7.6, "street": "Main", "city": "Basel"}

        document  {"name": "Quay", "lat": null, "lng": null}
        value     {"name": "Quay"}
        ```

        `gather` alone takes every key that the type reads. A gathered object is absent when none of its keys has a value, and
        with `gather all` unless all of them have one; null is no value. An entry's source may be a path, `??` or another
        `gather`.

        """####),
    ReferenceSection(
      .language, title: "self",
      text: ####"""
        ### self

        `self` is the whole object, or the scalar that stands in its place.

        ```kvmap
        struct Basket {
          items: [Item]
        }

        struct Item {
          id: Int <-> self
        }
        ```

        ```example
        document  {"items": [418, 419]}
        value     {"items": [{"id": 418}, {"id": 419}]}
        written   {"items": [418, 419]}
        ```

        Under `<->`, no other member may be written. Under `<-`, `self` stands beside others.

        """####),
    ReferenceSection(
      .language, title: "rest",
      text: ####"""
        ### rest

        `rest` is an object of every key that no other rule of the type takes, be it only to write it. It is written back beside them.

        ```kvmap
        struct Profile {
          id: Int
          extra: Object <-> rest
        }
        ```

        ```example
        document  {"id": 1, "theme": "dark", "beta": [true]}
        value     {"id": 1, "extra": {"theme": "dark", "beta": [true]}}
        written   {"id": 1, "theme": "dark", "beta": [true]}
        ```

        Its type is `Object`, `Value` or `[String: T]`. With nothing left it is empty, or nil where the type is optional.

        """####),
    ReferenceSection(
      .language, title: "Elements and their keys",
      text: ####"""
        ### Elements and their keys

        `$key` and `$index` are the key, or the position, under which an object stands in its dictionary or array. With
        `| keyed`, an object of objects is read as an array or a set of them, and written back as an object.

        ```kvmap
        struct Team {
          members: [Member] <-> members | keyed
          tasks: [Task]
        }

        struct Member {
          nick: String <-> $key
          age: Int
        }

        struct Task {
          position: Int <- $index
          title: String
        }
        ```

        ```example
        document  {"members": {"ada": {"age": 36}, "bob": {"age": 41}}, "tasks": [{"title": "plan"}, {"title": "build"}]}
        value     {"members": [{"nick": "ada", "age": 36}, {"nick": "bob", "age": 41}],
                   "tasks": [{"position": 0, "title": "plan"}, {"position": 1, "title": "build"}]}
        written   {"members": {"ada": {"age": 36}, "bob": {"age": 41}}, "tasks": [{"title": "plan"}, {"title": "build"}]}
        ```

        Both are absent where the object is not directly an element. `$index` is only for reading. A key is a text, so what reads
        `$key` reads it as under `lenient`: `id: Int <- $key` has the very value that the key has in an `[Int: T]`.

        """####),
    ReferenceSection(
      .language, title: "What lies around an object",
      text: ####"""
        ### What lies around an object

        | | is | |
        |---|---|---|
        | `$parent.a` | in the object that the enclosing mapping reads | `$parent.$parent.a` goes one further |
        | `$root.a` | in the whole document | |
        | `$context.a` | in the value that the caller passes | `context NAME: TYPE` says what it is |

        All are only for reading.

        ```kvmap
        struct Invoice {
          currency: String
          lines: [Line]
        }

        struct Line {
          context shop: Shop
          amount: Decimal
          currency: String <- $parent.currency
          version: Int <- $root.version = 1
          seller: String <- $context.name
        }

        struct Shop {
          name: String
        }
        ```

        ```example
        type      Invoice
        context   {"name": "Quay 1"}
        at        invoice
        document  {"version": 2, "invoice": {"currency": "CHF", "lines": [{"amount": 12.5}]}}
        value     {"currency": "CHF", "lines": [{"amount": 12.5, "currency": "CHF", "version": 2, "seller": "Quay 1"}]}
        ```

        In Swift the context is an argument: `try Invoice(json: data, context: shop)`; of a mapping with a name or a family,
        `try User.Form.read(json: data, context: shop)`. What holds a type with a context takes it as well: structs, unions, arrays.

        """####),
    ReferenceSection(
      .language, title: "Projections",
      text: ####"""
        ### Projections

        `a[*].b` takes one thing of each element, as one flat array. It is only for reading.

        ```kvmap
        struct Search {
          ids: [Int] <- hits[*].id
        }
        ```

        ```example
        document  {"hits": [{"id": 1}, {"id": 2, "x": 0}, {}]}
        value     {"ids": [1, 2]}
        ```

        Elements where the rest of the path is absent are left out.

        """####),
    ReferenceSection(
      .language, title: "Transformers",
      text: ####"""
        ## Transformers

        `| f | g(x)` runs from left to right when reading, and inverted from right to left when writing. A transformer is
        named for what it does when reading.

        ```kvmap
        struct Event {
          day: Date <-> day | date("dd.MM.yyyy")
          tags: [String] <-> tags | split(",")
          price: Decimal <-> cents | scaled(0.01)
        }
        ```

        ```example
        document  {"day": "01.03.2026", "tags": "sea,sun", "cents": 1250}
        value     {"day": "2026-03-01T00:00:00Z", "tags": ["sea", "sun"], "price": 12.5}
        written   {"day": "01.03.2026", "tags": "sea,sun", "cents": 1250}
        ```

        [Transformers](transformers.md) has all that are built in. A step that takes a `T` works on each element of an
        optional, an array, a set or the values of a dictionary.

        """####),
    ReferenceSection(
      .language, title: "By default",
      text: ####"""
        ### By default

        `default TYPE via …` sets the transformer for every property of a type, also inside optionals and collections;
        `default .name via …` does so for every property with that name. It holds for the file and for those that import it,
        or inside one type. The nearest wins: property, type, file, import.

        ```kvmap
        default Date via date("yyyy-MM-dd HH:mm:ss", zone: "+02:00")

        struct Booking {
          start: Date
          end: Date?
          reminders: [Date] = []
          placed: Date <-> placed_at | epoch_seconds
        }
        ```

        ```example
        document  {"start": "2026-03-01 09:00:00", "placed_at": 0}
        value     {"start": "2026-03-01T07:00:00Z", "reminders": [], "placed": "1970-01-01T00:00:00Z"}
        ```

        """####),
    ReferenceSection(
      .language, title: "Your own",
      text: ####"""
        ### Your own

        `transform NAME: SWIFT <-> DOCUMENT` declares one. Its arrow may be `<-`: then it only reads, and a rule that uses it
        needs `<-` too. It may have parameters, with defaults; where it is used, the arguments stand behind their names.
        Inside a transform no `default … via` holds.

        #### A pipeline with a name

        It runs from the document to Swift.

        ```kvmap
        transform Cents: Decimal <-> Int = scaled(0.01)

        struct Receipt {
          total: Decimal <-> total | Cents
        }
        ```

        ```example
        document  {"total": 1250}
        value     {"total": 12.5}
        written   {"total": 1250}
        ```

        #### A table

        It reads every text of a row and writes the first. Texts are compared exactly.

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y" or "J"
          false <-> "N"
        }

        struct Answer {
          agreed: Bool <-> agreed | YesNo
        }
        ```

        ```example
        document  {"agreed": "J"}
        value     {"agreed": true}
        written   {"agreed": "Y"}

        document  {"agreed": "maybe"}
        problem   agreed: expected "Y", "J" or "N", found the string "maybe"
        ```

        #### A small map

        It reads an object, by lines like those of a struct, and makes a `Coordinate`, a declared type or an `extern type` of
        it. A parameter of the type `Key` is a key of the document.

        ```kvmap
        default Coordinate via Geo

        transform Geo(lat: Key = "latitude", lon: Key = "longitude"): Coordinate <-> Object {
          latitude: Double <-> $lat
          longitude: Double <-> $lon
        }

        struct Place {
          position: Coordinate
          entrance: Coordinate? <-> door | Geo(lat: "y", lon: "x")
        }
        ```

        ```example
        document  {"position": {"latitude": 47.5, "longitude": 7.6}, "door": {"y": 47.6, "x": 7.7}}
        value     {"position": {"latitude": 47.5, "longitude": 7.6}, "entrance": {"latitude": 47.6, "longitude": 7.7}}
        written   {"position": {"latitude": 47.5, "longitude": 7.6}, "door": {"y": 47.6, "x": 7.7}}
        ```

        #### A Swift type

        It conforms to `TransformerCodec` of the library `KVMap`. One that only reads conforms to `TransformerReader`, and its
        transform has `<-`.

        ```kvmap
        transform Slug: String <- String = swift Slugifier

        struct Page {
          title: String
          slug: String <- title | Slug
        }
        ```

        ```swift
        import KVMap

        struct Slugifier: TransformerReader {
          func read(_ document: String, in context: TransformerContext) throws -> String {
            document.lowercased().replacing(" ", with: "-")
          }
        }
        ```

        Behind `with` stands what the type is told of where it is used: `name`, that of the property; `object`, the object in
        which the property's mapping reads, as it stands in the document; `parent`, that of the mapping around it; `context`,
        what the caller passed. So one transformer can serve many properties, by type or by name:

        ```kvmap
        transform Label: String <- String = swift Labeller with name, object, context

        default .title via Label

        struct Article {
          context catalog: Catalog
          title: String <- headline
          summary: String? <- text | Label
        }

        struct Catalog {
          language: String
        }
        ```

        ```swift
        import KVMap

        struct Labeller: TransformerReader {
          func read(_ document: String, in context: TransformerContext) throws -> String {
            let language = context.passed?["language"]?.stringValue ?? "en"
            let number = context.object?["number"]?.numberValue?.intValue ?? 0
            return "\(language).\(context.name ?? "").\(number): \(document)"
          }
        }
        ```

        When a value is written only the name is told. Objects are read as a whole for each value, so ask for what is needed.

        `kvmapc map` and `kvmapc test` cannot run Swift: such a rule is a problem of the kind `needs-swift` there.

        """####),
    ReferenceSection(
      .language, title: "Settings",
      text: ####"""
        ## Settings

        One line each, in a file or inside one type; the inner one wins.

        | setting | values |
        |---|---|
        | `keys` | a style, `or` a second one, exceptions in braces |
        | `coercion` | `strict` (default), `lenient` |
        | `unknown` | keys that no rule reads: `ignore` (default), `warn`, `error` |
        | `duplicates` | a key stands twice, where a rule reads it or it is kept (below): `error` (default), `first`, `last` |
        | `nil` | `omit` (default), `write` |
        | `depth` | how deep a document may nest: 128 unless set, at most 1000 |
        | `access` | of the generated code: `public`, `package`, `internal` |

        ```kvmap
        unknown error
        nil write

        struct Limits {
          soft: Int?
          hard: Int?
        }
        ```

        ```example
        document  {"soft": 1}
        value     {"soft": 1}
        written   {"soft": 1, "hard": null}

        document  {"soft": 1, "sotf": 2}
        problem   sotf: expected only keys that a rule reads, found the key "sotf"
        ```

        `duplicates` is about the keys that the rules of a type read, and about all keys of what the type keeps whole: in a `Value`
        or an `Object`, however deep, in `rest`, and in dictionaries. What no rule reads may have keys twice. An argument of a generic
        type is read as its type is by itself: there a key stands once.

        ```kvmap
        struct Settings {
          name: String
          options: Object
        }

        struct Patched {
          duplicates last
          options: Object
        }
        ```

        ```example
        type      Settings
        document  {"name": "a", "options": {"size": 1, "size": 2}, "more": {"x": 1, "x": 2}}
        problem   options.size: expected each key once, found the key "size" again

        type      Patched
        document  {"options": {"size": 1, "depth": 3, "size": 2}}
        value     {"options": {"size": 2, "depth": 3}}
        ```

        Two settings are for XML and stand inside a type: `element "name"` names the document's element, which is asked for when one
        is read, and `xmlns "uri"` or `xmlns prefix = "uri"` declares a namespace on it and says how keys name what is in it
        ([decision 0032](decisions/0032-xml.md)). They change nothing in JSON. Of a type that has one of them, `check` refuses names
        that XML does not have.

        """####),
    ReferenceSection(
      .language, title: "Hooks",
      text: ####"""
        ## Hooks

        `after` names Swift code that runs on a value that was read, `before` code that runs on a copy of it before it is
        written.

        ```kvmap
        map Cart {
          after recount
          before Audit.stamp
          items: [Int]
        }
        ```

        A name without a dot is a method of the value: `cart.recount()`. A name with dots is a function that takes the value,
        `inout` or not: `Audit.stamp(&cart)`. A hook that throws makes a problem of the kind `check`. `kvmapc map` and
        `kvmapc test` cannot run hooks and say so.

        """####),
    ReferenceSection(
      .language, title: "Tests",
      text: ####"""
        ## Tests

        A test says what comes of a document. `kvmapc test` runs it.

        ```kvmap
        keys snake_case

        struct User {
          name: String
          createdAt: Date <-> created | epoch_seconds
          followers: Int = 0
        }

        test User "the smallest user" {
          json """{"name": "Ada", "created": 0}"""
          expect { name = "Ada", createdAt = "1970-01-01T00:00:00Z", followers = 0 }
          roundtrip
        }

        test User "a user needs a name" {
          json """{"created": 0}"""
          fails at name with missing
        }
        ```

        | line | means |
        |---|---|
        | `json "…"`, `ndjson "…"`, `xml "…"`, `plist "…"`, `form "…"` | the document |
        | `context { … }` | the value of `$context` |
        | `expect …` | what the value is. Of an object, only the properties that are named are compared |
        | `roundtrip` | what is written and read again is equal |
        | `fails at PATH with KIND` | the document has this problem, perhaps among others. `at PATH` may be left out |

        In `expect` stand the values of defaults, and objects: `{ name = "Ada", tags = [] }`. An absent optional is `nil`. A
        case is `.open`, or `.other("x")`; a `Field` may also be `.absent`. A
        [kind of problem](using-mappers.md#when-a-document-does-not-fit) with a dash is quoted: `fails with "unknown-key"`.

        `kvmapc generate --tests DIR` writes the same tests for Swift Testing, so that they run against the generated mappers.
        Where documents are XML, property lists or forms, the target of these tests depends on `KVMapXML`, `KVMapPropertyList` or `KVMapForm` as well.

        """####),
    ReferenceSection(
      .language, title: "More files",
      text: ####"""
        ## More files

        `import "Shared.kvmap"` makes visible what another file declares, and its `default … via` lines. The path is relative
        to the file, and stays inside the package. What that file imports in turn is not visible. `import CoreLocation` copies
        the import of a Swift module into the generated file.

        ```kvmap Shared.kvmap
        default Date via epoch_seconds

        mixin Posted {
          at: Date
        }
        ```

        ```kvmap
        import "Shared.kvmap"

        struct Note with Posted {
          text: String
        }
        ```

        ```example
        document  {"at": 0, "text": "hello"}
        value     {"at": "1970-01-01T00:00:00Z", "text": "hello"}
        ```

        Settings hold in the file in which they stand, wherever its declarations are used.

        """####),
    ReferenceSection(
      .language, title: "Synchronisation",
      text: ####"""
        ### Synchronisation

        A line `sync replace`, `sync merge` or `sync add` says that the types of the file which have an `@id` are synchronised
        with a store: their documents become rows. Behind a property, `sync` says how this one relation is kept.

        ```kvmap
        sync merge

        struct Author {
          @id id: Int
          name: String
          books: [Book] = [] sync owned replace
          friendIDs: [Int] = [] sync add(Author)
        }

        struct Book {
          @id isbn: String
          title: String
        }
        ```

        | | of what the document lists | of what was linked before |
        |---|---|---|
        | `replace` | inserted, updated and linked | no longer linked |
        | `merge` | inserted, updated and linked | stays |
        | `add` | inserted and linked; rows that exist are not updated | stays |

        `owned` says that a row belongs to the one that links to it, and is deleted with it. A name in parentheses says whose
        identities a property holds, or of which relation it is another form. A word `sync` behind a property belongs to that
        property, so a property of this name stands behind a comma or in back-quotes, and the line stands outside of types.
        [Synchronisation](sync.md) has the rest.

        """####),
    ReferenceSection(
      .language, title: "What the compiler refuses",
      text: ####"""
        ## What the compiler refuses

        Everything that is wrong is told with its place, and often with the change that puts it right.
        [Diagnostics](diagnostics/README.md) has a page for each, and `kvmapc explain ID` prints it.

        """####),
    ReferenceSection(
      .transformers, title: "Dates",
      text: ####"""
        ## Dates

        """####),
    ReferenceSection(
      .transformers, title: "date",
      text: ####"""
        ### date

        `date(PATTERN, …, zone: TEXT, locale: TEXT)` reads a date by a pattern. Of several patterns the first that fits is
        read, and the first is written.

        ```kvmap
        struct Visit {
          day: Date <-> day | date("dd.MM.yyyy", "yyyy-MM-dd")
          at: Date? <-> at | date("EEE d MMM yyyy h:mm a", zone: "Europe/Zurich")
        }
        ```

        ```example
        document  {"day": "01.03.2026", "at": "Sun 1 Mar 2026 9:30 PM"}
        value     {"day": "2026-03-01T00:00:00Z", "at": "2026-03-01T20:30:00Z"}
        written   {"day": "01.03.2026", "at": "Sun 1 Mar 2026 9:30 PM"}

        document  {"day": "2026-03-02"}
        value     {"day": "2026-03-02T00:00:00Z"}
        written   {"day": "02.03.2026"}
        ```

        | letters | stand for |
        |---|---|
        | `yyyy`, `y` | the year |
        | `yy` | the year with two digits, 1970 to 2069 |
        | `M`, `MM`, `MMM`, `MMMM` | the month: `3`, `03`, `Mar`, `March` |
        | `d`, `dd` | the day of the month |
        | `D`, `DD`, `DDD` | the day of the year |
        | `E` to `EEE` or `eee`, `EEEE` or `eeee` | the weekday: `Sun`, `Sunday` |
        | `H`, `HH` | the hour, 0 to 23 |
        | `h`, `hh` with `a` | the hour, 1 to 12, and `AM` or `PM` |
        | `m`, `mm`, `s`, `ss` | minute and second |
        | `S` to `SSSSSSSSS` | the fraction of the second: reads as many digits or more (up to nine), writes as many |
        | `Z` to `ZZZZ` | the zone: reads `+0200`, `+02:00`, `Z`, `GMT`, `UTC`; writes `+0200` |
        | `ZZZZZ`, `XXX` | the zone: `+02:00`, or `Z` for UTC |
        | `'text'` | the text itself; `''` is a quote |

        A blank stands for one or more blanks. Names are English, in any case. The zone is UTC unless `zone:` says otherwise:
        a name such as `Europe/Zurich`, or an offset such as `+02:00`. Names are those of the machine that maps: one that it does
        not know is a problem that says so. What a pattern leaves out is that of 2000-01-01 00:00.
        A pattern that cannot be read and written without guessing is an error when the file is compiled.

        """####),
    ReferenceSection(
      .transformers, title: "iso8601",
      text: ####"""
        ### iso8601

        An ISO 8601 date with a zone. It is also how a `Date` is read without a transformer, so it is needed only where
        `default Date via` says something else.

        ```kvmap
        default Date via epoch_seconds

        struct Log {
          at: Date
          seen: Date <-> seen | iso8601
        }
        ```

        ```example
        document  {"at": 0, "seen": "2026-03-01T09:30:00.5+02:00"}
        value     {"at": "1970-01-01T00:00:00Z", "seen": "2026-03-01T07:30:00.5Z"}
        written   {"at": 0, "seen": "2026-03-01T07:30:00.5Z"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "epoch_seconds",
      text: ####"""
        ### epoch_seconds

        Seconds since 1970-01-01 00:00 UTC. A fraction is allowed.

        ```kvmap
        struct Ping {
          at: Date <-> at | epoch_seconds
        }
        ```

        ```example
        document  {"at": 1772357400.25}
        value     {"at": "2026-03-01T09:30:00.25Z"}
        written   {"at": 1772357400.25}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "epoch_milliseconds",
      text: ####"""
        ### epoch_milliseconds

        Milliseconds since 1970-01-01 00:00 UTC.

        ```kvmap
        struct Ping {
          at: Date <-> at | epoch_milliseconds
        }
        ```

        ```example
        document  {"at": 1772357400250}
        value     {"at": "2026-03-01T09:30:00.25Z"}
        written   {"at": 1772357400250}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "http_date",
      text: ####"""
        ### http_date

        A date as HTTP headers have it. All three forms of RFC 9110 are read; the first is written.

        ```kvmap
        struct Response {
          expires: Date <-> Expires | http_date
        }
        ```

        ```example
        document  {"Expires": "Sunday, 01-Mar-26 09:30:00 GMT"}
        value     {"expires": "2026-03-01T09:30:00Z"}
        written   {"Expires": "Sun, 01 Mar 2026 09:30:00 GMT"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "dotnet_date",
      text: ####"""
        ### dotnet_date

        `/Date(milliseconds)/`. An offset behind the milliseconds changes nothing.

        ```kvmap
        struct Row {
          at: Date <-> at | dotnet_date
        }
        ```

        ```example
        document  {"at": "/Date(1772357400000+0100)/"}
        value     {"at": "2026-03-01T09:30:00Z"}
        written   {"at": "/Date(1772357400000)/"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "URLs and bytes",
      text: ####"""
        ## URLs and bytes

        """####),
    ReferenceSection(
      .transformers, title: "url",
      text: ####"""
        ### url

        `url(base: TEXT)` reads a URL and resolves it against a base. `url` alone reads a URL as it is, which is also how one
        is read without a transformer.

        ```kvmap
        struct Page {
          image: URL <-> image | url(base: "https://example.org/pages/")
        }
        ```

        ```example
        document  {"image": "../a b.png"}
        value     {"image": "https://example.org/a%20b.png"}
        written   {"image": "https://example.org/a%20b.png"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "uuid",
      text: ####"""
        ### uuid

        A UUID in any case. Capitals are written.

        ```kvmap
        struct Session {
          id: UUID <-> id | uuid
        }
        ```

        ```example
        document  {"id": "9f1c0d3e-7a52-4c8b-9e30-1b2a3c4d5e6f"}
        value     {"id": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        written   {"id": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "base64",
      text: ####"""
        ### base64

        Bytes as base64, with padding. It is how `Data` is read without a transformer.

        ```kvmap
        struct File {
          content: Data <-> content | base64
        }
        ```

        ```example
        document  {"content": "aGVsbG8="}
        value     {"content": "aGVsbG8="}
        written   {"content": "aGVsbG8="}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "base64url",
      text: ####"""
        ### base64url

        Base64 with `-` and `_`, for URLs. Padding may be there when reading, and is not written.

        ```kvmap
        struct Token {
          key: Data <-> key | base64url
        }
        ```

        ```example
        document  {"key": "-_8="}
        value     {"key": "+/8="}
        written   {"key": "-_8"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "hex",
      text: ####"""
        ### hex

        Bytes as hexadecimal digits in any case. Small letters are written.

        ```kvmap
        struct Checksum {
          sha: Data <-> sha | hex
        }
        ```

        ```example
        document  {"sha": "CAFE"}
        value     {"sha": "yv4="}
        written   {"sha": "cafe"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Texts",
      text: ####"""
        ## Texts

        """####),
    ReferenceSection(
      .transformers, title: "trimmed",
      text: ####"""
        ### trimmed

        Takes off white space and line ends at both ends.

        ```kvmap
        struct Person {
          @canonical name: String <-> name | trimmed
        }
        ```

        ```example
        document  {"name": "  Ada Lovelace\n"}
        value     {"name": "Ada Lovelace"}
        written   {"name": "Ada Lovelace"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "lowercased",
      text: ####"""
        ### lowercased

        Small letters, for all of Unicode.

        ```kvmap
        struct Person {
          @canonical email: String <-> email | lowercased
        }
        ```

        ```example
        document  {"email": "ADA@Example.org"}
        value     {"email": "ada@example.org"}
        written   {"email": "ada@example.org"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "uppercased",
      text: ####"""
        ### uppercased

        Capitals, for all of Unicode.

        ```kvmap
        struct Country {
          @canonical code: String <-> code | uppercased
        }
        ```

        ```example
        document  {"code": "ch"}
        value     {"code": "CH"}
        written   {"code": "CH"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "split",
      text: ####"""
        ### split

        `split(SEPARATOR)` makes an array of a text. The empty text is the empty array. Nothing is trimmed, and empty parts
        stay. Every text comes back as it was. Not every array does, when Swift makes one: a part that has the separator in it is
        read as several, and an array of one empty text as the empty array.

        ```kvmap
        struct Post {
          tags: [String] <-> tags | split(",")
        }
        ```

        ```example
        document  {"tags": "sea,sun,,"}
        value     {"tags": ["sea", "sun", "", ""]}
        written   {"tags": "sea,sun,,"}

        document  {"tags": ""}
        value     {"tags": []}
        written   {"tags": ""}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "joined",
      text: ####"""
        ### joined

        `joined(SEPARATOR)` makes one text of an array, and is the opposite of `split`. So a part of the document that has the
        separator in it is written as several.

        ```kvmap
        struct Post {
          path: String <-> path | joined("/")
        }
        ```

        ```example
        document  {"path": ["docs", "tour"]}
        value     {"path": "docs/tour"}
        written   {"path": ["docs", "tour"]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "prefix",
      text: ####"""
        ### prefix

        `prefix(TEXT)` puts a text in front when reading, and takes it off when writing. A text that does not begin with it
        cannot be written.

        ```kvmap
        struct Person {
          handle: String <-> name | prefix("@")
        }
        ```

        ```example
        document  {"name": "ada"}
        value     {"handle": "@ada"}
        written   {"name": "ada"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "suffix",
      text: ####"""
        ### suffix

        `suffix(TEXT)` puts a text behind when reading, and takes it off when writing.

        ```kvmap
        struct Picture {
          file: String <-> id | suffix(".png")
        }
        ```

        ```example
        document  {"id": "7f"}
        value     {"file": "7f.png"}
        written   {"id": "7f"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Numbers",
      text: ####"""
        ## Numbers

        """####),
    ReferenceSection(
      .transformers, title: "scaled",
      text: ####"""
        ### scaled

        `scaled(FACTOR)` multiplies when reading and divides when writing. A number that would then not fit the document's
        type is a problem; it is not rounded.

        ```kvmap
        struct Bill {
          total: Decimal <-> cents | scaled(0.01)
        }
        ```

        ```example
        document  {"cents": 1999}
        value     {"total": 19.99}
        written   {"cents": 1999}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "offset",
      text: ####"""
        ### offset

        `offset(AMOUNT)` adds when reading and subtracts when writing.

        ```kvmap
        struct Result {
          page: Int <-> page | offset(1)
        }
        ```

        ```example
        document  {"page": 0}
        value     {"page": 1}
        written   {"page": 0}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "rounded",
      text: ####"""
        ### rounded

        `rounded(DIGITS)` rounds to so many digits behind the point. Halves go away from zero.

        ```kvmap
        struct Sample {
          @canonical level: Decimal <-> level | rounded(1)
        }
        ```

        ```example
        document  {"level": -2.25}
        value     {"level": -2.3}
        written   {"level": -2.3}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "clamped",
      text: ####"""
        ### clamped

        `clamped(LOWER, UPPER)` moves a number into a range.

        ```kvmap
        struct Volume {
          @canonical level: Int <-> level | clamped(0, 100)
        }
        ```

        ```example
        document  {"level": 140}
        value     {"level": 100}
        written   {"level": 100}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "number",
      text: ####"""
        ### number

        A number that stands in a text. It is written as a text again.

        ```kvmap
        struct Quote {
          count: Int <-> count | number
        }
        ```

        ```example
        document  {"count": "42"}
        value     {"count": 42}
        written   {"count": "42"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "text",
      text: ####"""
        ### text

        The text of a number, digit for digit, and under `lenient` of a string that holds one. It is written as a number again.

        ```kvmap
        struct Row {
          id: String <-> id | text
        }
        ```

        ```example
        document  {"id": 9007199254740993}
        value     {"id": "9007199254740993"}
        written   {"id": 9007199254740993}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "decimal_text",
      text: ####"""
        ### decimal_text

        A `Decimal` that stands in a text, digit for digit. It is written as a text again.

        ```kvmap
        struct Quote {
          price: Decimal <-> price | decimal_text
        }
        ```

        ```example
        document  {"price": "12.25"}
        value     {"price": 12.25}
        written   {"price": "12.25"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "bool",
      text: ####"""
        ### bool

        `bool(TRUE, FALSE)` reads two texts as true and false. They are compared exactly.

        ```kvmap
        struct Answer {
          agreed: Bool <-> agreed | bool("Y", "N")
        }
        ```

        ```example
        document  {"agreed": "Y"}
        value     {"agreed": true}
        written   {"agreed": "Y"}

        document  {"agreed": "y"}
        problem   agreed: expected "Y" or "N", found the string "y"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Structure",
      text: ####"""
        ## Structure

        """####),
    ReferenceSection(
      .transformers, title: "json_text",
      text: ####"""
        ### json_text

        JSON that stands in a text. What is inside is read as the type of the property.

        ```kvmap
        struct Message {
          payload: Payload <-> body | json_text
        }

        struct Payload {
          id: Int
        }
        ```

        ```example
        document  {"body": "{\"id\": 7}"}
        value     {"payload": {"id": 7}}
        written   {"body": "{\"id\":7}"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "keyed",
      text: ####"""
        ### keyed

        An object of objects as an array or a set. The elements can use `$key`. Under `<->`, one of their properties has to be
        `<-> $key`, so that the keys can be written; an array whose elements do not say their keys can only be read. A set is written
        in the order of its keys.

        ```kvmap
        struct Team {
          members: [Member] <-> members | keyed
        }

        struct Member {
          nick: String <-> $key
          age: Int
        }
        ```

        ```example
        document  {"members": {"ada": {"age": 36}, "bob": {"age": 41}}}
        value     {"members": [{"nick": "ada", "age": 36}, {"nick": "bob", "age": 41}]}
        written   {"members": {"ada": {"age": 36}, "bob": {"age": 41}}}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "wrapped",
      text: ####"""
        ### wrapped

        A single value as an array of one. An array with another count cannot be written.

        ```kvmap
        struct Mail {
          recipients: [String] <-> to | wrapped
        }
        ```

        ```example
        document  {"to": "ada@example.org"}
        value     {"recipients": ["ada@example.org"]}
        written   {"to": "ada@example.org"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "sorted",
      text: ####"""
        ### sorted

        In ascending order: numbers by value, texts by Unicode scalars.

        ```kvmap
        struct Draw {
          @canonical numbers: [Int] <-> numbers | sorted
        }
        ```

        ```example
        document  {"numbers": [31, 4, 15]}
        value     {"numbers": [4, 15, 31]}
        written   {"numbers": [4, 15, 31]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "coordinate",
      text: ####"""
        ### coordinate

        `coordinate(latitude: KEY, longitude: KEY)` reads a `KVMap.Coordinate` from two keys, which are `latitude` and
        `longitude` unless it says otherwise. With one of them alone, the other is `missing`. Degrees are not checked; they may
        stand in texts where the property is `lenient`, and are always written as numbers.

        ```kvmap
        struct Place {
          position: Coordinate <-> geo | coordinate(latitude: "lat", longitude: "lng")
        }
        ```

        ```example
        document  {"geo": {"lat": 47.5, "lng": 7.6}}
        value     {"position": {"latitude": 47.5, "longitude": 7.6}}
        written   {"geo": {"lat": 47.5, "lng": 7.6}}
        ```

        Two keys that lie flat in their object are taken together by `gather`, and are written flat again:

        ```kvmap
        default Coordinate via coordinate(latitude: "lat", longitude: "lng")

        struct Stop {
          name: String
          position: lenient Coordinate <-> gather { lat, lng <-> lon }
          path: [Coordinate] = []
        }
        ```

        ```example
        document  {"name": "Quay", "lat": "47.5", "lon": 7.6, "path": [{"lat": 1, "lng": 2}]}
        value     {"name": "Quay", "position": {"latitude": 47.5, "longitude": 7.6}, "path": [{"latitude": 1, "longitude": 2}]}
        written   {"name": "Quay", "lat": 47.5, "lon": 7.6, "path": [{"lat": 1, "lng": 2}]}

        document  {"name": "Quay", "lat": 47.5}
        problem   lon: expected a value, found only the keys "name", "lat"
        ```

        `coordinate` also makes an `extern type` that is a place: in Swift, `T(coordinate)` makes one of a `KVMap.Coordinate`, and
        `Coordinate(place)` undoes that. Where Core Location exists, its types have both:

        ```kvmap
        import CoreLocation

        extern type CLLocation
        extern type CLLocationCoordinate2D

        default CLLocation via coordinate(latitude: "lat", longitude: "lng")

        map Trip {
          start: CLLocation
          end: CLLocation?
          corners: [CLLocationCoordinate2D] <-> corners | coordinate
        }
        ```

        """####),
  ]
}
