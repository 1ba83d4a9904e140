// Generated from docs/changes by ChangePageTests, do not edit.
// KVMAP_UPDATE_GOLDENS=1 swift test --filter ChangePageTests writes it.

extension ChangePage {
  /// All pages, in the order of their ids.
  package static let all: [DiagnosticPage] = [
    DiagnosticPage(
      id: "access-narrowed",
      text: ###"""
        # access-narrowed

        A generated type is visible to fewer files.

        ## Old

        ```kvmap
        struct Station {
          access public
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Source outside does not compile.

        ## What to do

        Keep `access public` for what others use.

        """###),
    DiagnosticPage(
      id: "access-widened",
      text: ###"""
        # access-widened

        A generated type is visible to more files.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          access public
          name: String
        }
        ```

        ## Why

        Nothing breaks.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "alternative-added",
      text: ###"""
        # alternative-added

        A property is also read from another key.

        ## Old

        ```kvmap
        struct Station {
          name: String <-> title
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <-> title ?? label
        }
        ```

        ## Why

        More documents are read. What is written does not change, since the first alternative is
        written.

        ## What to do

        Nothing. If one document has both keys, the first one that has a value counts.

        """###),
    DiagnosticPage(
      id: "alternative-removed",
      text: ###"""
        # alternative-removed

        A property is no longer read from one of its keys.

        ## Old

        ```kvmap
        struct Station {
          name: String <-> title ?? label
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <-> title
        }
        ```

        ## Why

        Documents that have only that key are refused, or lose the value.

        ## What to do

        Keep the alternative as long as there are such documents.

        """###),
    DiagnosticPage(
      id: "alternatives-reordered",
      text: ###"""
        # alternatives-reordered

        The keys of a property are tried in another order.

        ## Old

        ```kvmap
        struct Station {
          name: String <- title ?? label
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <- label ?? title
        }
        ```

        ## Why

        A document that has several of them is read with the value of another one.

        ## What to do

        Keep the order, unless no document has more than one of the keys.

        """###),
    DiagnosticPage(
      id: "arrow-changed",
      text: ###"""
        # arrow-changed

        A property is read or written in another direction.

        ## Old

        ```kvmap
        struct Station {
          name: String?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String? <- name
        }
        ```

        ## Why

        What is no longer read has its default or nil. What is no longer written is missing for readers.

        ## What to do

        Keep `<->` until nobody needs the other direction.

        """###),
    DiagnosticPage(
      id: "base-changed",
      text: ###"""
        # base-changed

        A class has another base class.

        ## Old

        ```kvmap
        class Place {
          name: String
        }

        class Station: Place {
          zone: Int
        }
        ```

        ## New

        ```kvmap
        class Place {
          name: String
        }

        class Station {
          name: String
          zone: Int
        }
        ```

        ## Why

        Source that uses it as its old base does not compile.

        ## What to do

        Change the source that uses it.

        """###),
    DiagnosticPage(
      id: "became-optional",
      text: ###"""
        # became-optional

        A property may be absent.

        ## Old

        ```kvmap
        struct Station {
          city: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          city: String?
        }
        ```

        ## Why

        Documents without it can now be written, and the old mapping refuses them. Source has to unwrap
        the value.

        ## What to do

        Give the type a default instead, which is always written; or let readers become optional first.

        """###),
    DiagnosticPage(
      id: "became-required",
      text: ###"""
        # became-required

        A property may no longer be absent or null.

        ## Old

        ```kvmap
        struct Station {
          city: String?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          city: String
        }
        ```

        ## Why

        Documents without it are refused. Source that passes nil does not compile.

        ## What to do

        A default, `city: String = "unknown"`, keeps reading such documents. It does not help with an
        empty element of XML or an empty field of a form: an optional number or date reads it as nil, and
        one that is required refuses it, whatever its default is.

        """###),
    DiagnosticPage(
      id: "boxed-changed",
      text: ###"""
        # boxed-changed

        A property is stored in a box, or no longer so.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          @boxed name: String
        }
        ```

        ## Why

        Nobody notices: values and documents are the same. It is listed with `--all` only.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "case-added",
      text: ###"""
        # case-added

        An enum has another case.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed
          paused
        }
        ```

        ## Why

        The old mapping refuses its text. A `switch` over the cases does not compile without it.

        ## What to do

        An `else` case keeps what it does not know: add one before new cases appear.

        """###),
    DiagnosticPage(
      id: "case-number-changed",
      text: ###"""
        # case-number-changed

        A case is another number, because a case in front of it came or went.

        ## Old

        ```kvmap
        enum State: Int {
          low
          high
        }
        ```

        ## New

        ```kvmap
        enum State: Int {
          low
          middle
          high
        }
        ```

        ## Why

        Cases without a number count from the one in front of them, so numbers in documents mean other
        cases.

        ## What to do

        Give each case its number: `high <-> 1`.

        """###),
    DiagnosticPage(
      id: "case-removed",
      text: ###"""
        # case-removed

        An enum has a case less.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed
          paused
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed
        }
        ```

        ## Why

        Documents with its text are refused, and source that names it does not compile.

        ## What to do

        Keep the case, or add an `else` case that keeps the text.

        """###),
    DiagnosticPage(
      id: "case-renamed",
      text: ###"""
        # case-renamed

        A case has another name in Swift, and the same texts in documents.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed <-> "C"
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          shut <-> "C"
        }
        ```

        ## Why

        Documents are not concerned, source that names the case is.

        ## What to do

        Rename it in your source, too.

        """###),
    DiagnosticPage(
      id: "case-text-added",
      text: ###"""
        # case-text-added

        A case is read from one more text.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed <-> "C"
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed <-> "C" or "X"
        }
        ```

        ## Why

        More documents are read.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "case-text-removed",
      text: ###"""
        # case-text-removed

        A case is no longer read from one of its texts.

        ## Old

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video" or "clip"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        Documents that have it are refused, or are read as the `else` case.

        ## What to do

        Keep the text after `or`.

        """###),
    DiagnosticPage(
      id: "case-written-changed",
      text: ###"""
        # case-written-changed

        A case is written as another text.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed <-> "C" or "X"
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed <-> "X" or "C"
        }
        ```

        ## Why

        Readers that do not know it refuse it. `rawValue` is another one.

        ## What to do

        Keep the old text in front, and the new one after `or`, until all readers know it.

        """###),
    DiagnosticPage(
      id: "cases-reordered",
      text: ###"""
        # cases-reordered

        The cases of a union are tried in another order.

        ## Old

        ```kvmap
        union Media {
          photo: Photo
          video: Video
        }

        struct Photo {
          width: Int
          seconds: Double?
        }

        struct Video {
          seconds: Double
          width: Int?
        }
        ```

        ## New

        ```kvmap
        union Media {
          video: Video
          photo: Photo
        }

        struct Photo {
          width: Int
          seconds: Double?
        }

        struct Video {
          seconds: Double
          width: Int?
        }
        ```

        ## Why

        Documents that fit several cases are read as another one.

        ## What to do

        Let `when` say what each case needs, or keep the order.

        """###),
    DiagnosticPage(
      id: "check-added",
      text: ###"""
        # check-added

        Values are checked.

        ## Old

        ```kvmap
        struct Station {
          age: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          age: Int where 0...150
        }
        ```

        ## Why

        Documents with other values are refused.

        ## What to do

        Run real documents with `--sample`, or check the value in Swift.

        """###),
    DiagnosticPage(
      id: "check-changed",
      text: ###"""
        # check-changed

        A check lets other values through.

        ## Old

        ```kvmap
        struct Station {
          code: String where matches "[a-z]{3}"
        }
        ```

        ## New

        ```kvmap
        struct Station {
          code: String where matches "[A-Z]{3}"
        }
        ```

        ## Why

        Some documents that were read are refused, and some that were refused are read.

        ## What to do

        Allow both with `or` in the pattern, or with a wider range.

        """###),
    DiagnosticPage(
      id: "check-narrowed",
      text: ###"""
        # check-narrowed

        A check lets fewer values through.

        ## Old

        ```kvmap
        struct Station {
          age: Int where 0...150
        }
        ```

        ## New

        ```kvmap
        struct Station {
          age: Int where 0...120
        }
        ```

        ## Why

        Documents with one of the others are refused.

        ## What to do

        Keep the wider check for reading, and check narrowly where values are made.

        """###),
    DiagnosticPage(
      id: "check-removed",
      text: ###"""
        # check-removed

        Values are no longer checked.

        ## Old

        ```kvmap
        struct Station {
          age: Int where 0...150
        }
        ```

        ## New

        ```kvmap
        struct Station {
          age: Int
        }
        ```

        ## Why

        More documents are read. Other values may be written, which the old mapping refuses.

        ## What to do

        Keep the check as long as the old mapping reads what is written.

        """###),
    DiagnosticPage(
      id: "check-widened",
      text: ###"""
        # check-widened

        A check lets more values through.

        ## Old

        ```kvmap
        struct Station {
          age: Int where 0...120
        }
        ```

        ## New

        ```kvmap
        struct Station {
          age: Int where 0...150
        }
        ```

        ## Why

        More documents are read. Other values may be written, which the old mapping refuses.

        ## What to do

        Let readers accept them first.

        """###),
    DiagnosticPage(
      id: "codec-changed",
      text: ###"""
        # codec-changed

        A value is read by another Swift type, or by the same one with other arguments.

        ## Old

        ```kvmap
        extern type Money: Hashable

        transform MoneyText: Money <-> String = swift MoneyCodec

        struct Station {
          price: Money <-> price | MoneyText
        }
        ```

        ## New

        ```kvmap
        extern type Money: Hashable

        transform MoneyText: Money <-> String = swift MoneyTextCodec

        struct Station {
          price: Money <-> price | MoneyText
        }
        ```

        ## Why

        Only that code knows what it accepts and writes, so `kvmapc` cannot say what breaks.

        ## What to do

        Test both types with the same documents.

        """###),
    DiagnosticPage(
      id: "coercion-narrowed",
      text: ###"""
        # coercion-narrowed

        A property is read strictly.

        ## Old

        ```kvmap
        coercion lenient
        struct Station {
          lines: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          lines: Int
        }
        ```

        ## Why

        Documents with numbers in quotes, or numbers for truth values, are refused.

        ## What to do

        Put `lenient` in front of the type of the properties that need it.

        """###),
    DiagnosticPage(
      id: "coercion-widened",
      text: ###"""
        # coercion-widened

        A property is read leniently.

        ## Old

        ```kvmap
        struct Station {
          lines: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          lines: lenient Int
        }
        ```

        ## Why

        More documents are read: those with numbers or truth values in quotes, for example.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "conformance-lost",
      text: ###"""
        # conformance-lost

        A generated type no longer conforms to a protocol.

        ## Old

        ```kvmap
        struct Station: Codable {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Source that needs the conformance does not compile: keys of dictionaries, elements of sets,
        lists of cases.

        ## What to do

        State the protocol again, or change what took it away: a lazy array, an `else` case.

        """###),
    DiagnosticPage(
      id: "conformance-won",
      text: ###"""
        # conformance-won

        A generated type conforms to another protocol.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station: Codable {
          name: String
        }
        ```

        ## Why

        Nothing breaks, unless your source declares the conformance as well.

        ## What to do

        Remove your own conformance.

        """###),
    DiagnosticPage(
      id: "construction-changed",
      text: ###"""
        # construction-changed

        Values of your Swift type are made in another way.

        ## Old

        ```kvmap
        map Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        map Station by assignment {
          name: String = "a"
        }
        ```

        ## Why

        Only that code knows what a value has that no rule reads.

        ## What to do

        Test it in Swift.

        """###),
    DiagnosticPage(
      id: "context-added",
      text: ###"""
        # context-added

        Callers have to pass a context.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          context Place: String
          name: String
          place: String? <- $context
        }
        ```

        ## Why

        Calls without it do not compile.

        ## What to do

        Pass it, or give the value to the type in another way.

        """###),
    DiagnosticPage(
      id: "context-changed",
      text: ###"""
        # context-changed

        Callers pass a context of another type or name.

        ## Old

        ```kvmap
        struct Station {
          context Place: String
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          context Place: Int
          name: String
        }
        ```

        ## Why

        Calls with the old one do not compile.

        ## What to do

        Pass the new one.

        """###),
    DiagnosticPage(
      id: "context-removed",
      text: ###"""
        # context-removed

        Callers pass no context any more.

        ## Old

        ```kvmap
        struct Station {
          context Place: String
          name: String
          place: String? <- $context
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Calls that pass one do not compile.

        ## What to do

        Remove the argument.

        """###),
    DiagnosticPage(
      id: "default-added",
      text: ###"""
        # default-added

        A property has a default.

        ## Old

        ```kvmap
        struct Station {
          limit: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          limit: Int = 10
        }
        ```

        ## Why

        Documents without it are read. For an optional property, they are now read as the default
        instead of as nil.

        ## What to do

        Nothing, or choose a default that means the same as nil did.

        """###),
    DiagnosticPage(
      id: "default-changed",
      text: ###"""
        # default-changed

        A property has another default.

        ## Old

        ```kvmap
        struct Station {
          limit: Int = 10
        }
        ```

        ## New

        ```kvmap
        struct Station {
          limit: Int = 20
        }
        ```

        ## Why

        Documents without it are read as another value, and so is what is omitted in Swift.

        ## What to do

        Make sure that no document relies on the old default; with `@omit_default` such documents were
        written.

        """###),
    DiagnosticPage(
      id: "default-removed",
      text: ###"""
        # default-removed

        A property has no default any more.

        ## Old

        ```kvmap
        struct Station {
          limit: Int = 10
        }
        ```

        ## New

        ```kvmap
        struct Station {
          limit: Int
        }
        ```

        ## Why

        Documents without it are refused, or are read as nil. The initialiser needs the argument.

        ## What to do

        Keep the default as long as there are documents without the key.

        """###),
    DiagnosticPage(
      id: "depth-lowered",
      text: ###"""
        # depth-lowered

        Documents may be nested less deeply.

        ## Old

        ```kvmap
        struct Station {
          more: Value
        }
        ```

        ## New

        ```kvmap
        struct Station {
          depth 10
          more: Value
        }
        ```

        ## Why

        Deeper ones are refused.

        ## What to do

        Keep the limit, if there are such documents.

        """###),
    DiagnosticPage(
      id: "depth-raised",
      text: ###"""
        # depth-raised

        Documents may be nested more deeply.

        ## Old

        ```kvmap
        struct Station {
          depth 10
          more: Value
        }
        ```

        ## New

        ```kvmap
        struct Station {
          more: Value
        }
        ```

        ## Why

        More documents are read. The old mapping refuses them, if they are written again.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "discriminator-changed",
      text: ###"""
        # discriminator-changed

        The cases of a union are chosen by another value of the document.

        ## Old

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on kind {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        Documents that have only the old one are refused.

        ## What to do

        Map the new form as another union.

        """###),
    DiagnosticPage(
      id: "discriminator-moved",
      text: ###"""
        # discriminator-moved

        The contents of a union's cases are at another place.

        ## Old

        ```kvmap
        union Media on type in data {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on type in content {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        They are not found where they are in documents that exist.

        ## What to do

        Map the new form as another union.

        """###),
    DiagnosticPage(
      id: "documentation-changed",
      text: ###"""
        # documentation-changed

        A comment is another.

        ## Old

        ```kvmap
        struct Station {
          /// The name.
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          /// The title.
          name: String
        }
        ```

        ## Why

        Nobody but readers of the source notices. It is listed with `--all` only.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "duplicates-changed",
      text: ###"""
        # duplicates-changed

        Equal keys of one object are handled in another way.

        ## Old

        ```kvmap
        struct Station {
          duplicates first
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          duplicates last
          name: String
        }
        ```

        ## Why

        Another one of their values counts, or the document is refused.

        ## What to do

        Nothing, if no document has equal keys.

        """###),
    DiagnosticPage(
      id: "else-added",
      text: ###"""
        # else-added

        Anything that is not known is kept or read as one case.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed
          other(String) <-> else
        }
        ```

        ## Why

        More documents are read. What was kept is written again, and the old mapping refuses it. The
        enum can no longer list its cases.

        ## What to do

        Use the `else` case before the old mapping meets values that it does not know.

        """###),
    DiagnosticPage(
      id: "else-removed",
      text: ###"""
        # else-removed

        What is not known is refused.

        ## Old

        ```kvmap
        enum State: String {
          open
          closed
          other(String) <-> else
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          open
          closed
        }
        ```

        ## Why

        Documents with other texts were read, and are not any more.

        ## What to do

        Keep the `else` case, which also protects you from cases that come later.

        """###),
    DiagnosticPage(
      id: "empty-narrowed",
      text: ###"""
        # empty-narrowed

        An object in which no rule finds anything is refused.

        ## Old

        ```kvmap
        struct Station {
          name: String?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          empty error
          name: String?
        }
        ```

        ## Why

        Documents like `{}` were read.

        ## What to do

        Run real documents with `--sample`.

        """###),
    DiagnosticPage(
      id: "empty-widened",
      text: ###"""
        # empty-widened

        An object in which no rule finds anything is read.

        ## Old

        ```kvmap
        struct Station {
          empty error
          name: String?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String?
        }
        ```

        ## Why

        Such objects can now be written, and the old mapping refuses them.

        ## What to do

        Nothing, if no such value is written.

        """###),
    DiagnosticPage(
      id: "family-added",
      text: ###"""
        # family-added

        A class has a family, which it did not have.

        ## Old

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }
        ```

        ## New

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }

        family Animal on kind {
          Cat <-> "cat"
          Animal <-> "animal"
        }
        ```

        ## Why

        A document of the class now needs the key that chooses among the subclasses: those without it are
        refused. What is written has the key, and is read by the old mapping as the class itself.

        ## What to do

        End the family with `Animal <- else`, which takes documents without the key.

        """###),
    DiagnosticPage(
      id: "family-removed",
      text: ###"""
        # family-removed

        A class no longer has a family.

        ## Old

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }

        family Animal on kind {
          Cat <-> "cat"
          Animal <-> "animal"
        }
        ```

        ## New

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }
        ```

        ## Why

        Documents of subclasses are read as the class itself, without the properties of the subclass, and
        what is written lacks the key that the old mapping chooses by.

        ## What to do

        Keep the family, or read the subclass where it is known.

        """###),
    DiagnosticPage(
      id: "gather-all-added",
      text: ###"""
        # gather-all-added

        A gathered property is absent unless all of its keys are present.

        ## Old

        ```kvmap
        struct Station {
          position: Place? <-> gather { latitude <-> lat, longitude <-> lon }
        }

        struct Place {
          latitude: Double?
          longitude: Double?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          position: Place? <-> gather all { latitude <-> lat, longitude <-> lon }
        }

        struct Place {
          latitude: Double?
          longitude: Double?
        }
        ```

        ## Why

        Documents that have some of the keys were read with a value, and are now read without one.

        ## What to do

        Keep `gather` without `all`, and let the parts be optional.

        """###),
    DiagnosticPage(
      id: "gather-all-removed",
      text: ###"""
        # gather-all-removed

        A gathered property is read if any of its keys is present.

        ## Old

        ```kvmap
        struct Station {
          position: Position? <-> gather all { latitude <-> lat, longitude <-> lon }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## New

        ```kvmap
        struct Station {
          position: Position? <-> gather { latitude <-> lat, longitude <-> lon }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## Why

        Documents that have some of the keys were read as if they had none. Now a part that is missing
        is a problem.

        ## What to do

        Let the parts of its type be optional, or keep `gather all`.

        """###),
    DiagnosticPage(
      id: "generics-changed",
      text: ###"""
        # generics-changed

        A type has another number of type parameters.

        ## Old

        ```kvmap
        struct Page<Item> {
          items: [Item]
        }
        ```

        ## New

        ```kvmap
        struct Page<Item, More> {
          items: [Item]
          more: More?
        }
        ```

        ## Why

        Source that names it with its arguments does not compile.

        ## What to do

        Change the source that uses it.

        """###),
    DiagnosticPage(
      id: "hooks-changed",
      text: ###"""
        # hooks-changed

        Other functions of yours are called before writing or after reading.

        ## Old

        ```kvmap
        map Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        map Station {
          after finish
          name: String
        }
        ```

        ## Why

        Only that code knows what it changes.

        ## What to do

        Test it in Swift.

        """###),
    DiagnosticPage(
      id: "identity-changed",
      text: ###"""
        # identity-changed

        Rows of a store are found by other properties.

        ## Old

        ```kvmap
        sync merge

        struct Station {
          @id name: String
          zone: Int
        }
        ```

        ## New

        ```kvmap
        sync merge

        struct Station {
          name: String
          @id zone: Int
        }
        ```

        ## Why

        A store that exists has the old columns and rows.

        ## What to do

        Migrate the store.

        """###),
    DiagnosticPage(
      id: "index-changed",
      text: ###"""
        # index-changed

        A property is read from another position of an array.

        ## Old

        ```kvmap
        struct Station {
          name: String <- parts[0]
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <- parts[1]
        }
        ```

        ## Why

        The element at the new position is another value, of another meaning, or missing.

        ## What to do

        Agree with those who send the array, or give the values keys.

        """###),
    DiagnosticPage(
      id: "key-changed",
      text: ###"""
        # key-changed

        A property is read from another key, and no longer from the old one.

        ## Old

        ```kvmap
        struct Station {
          name: String <-> title
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <-> label
        }
        ```

        ## Why

        Documents that have only the old key are refused, or lose the value if it may be absent. Readers
        that still use the old mapping do not find the value in what is written now.

        ## What to do

        Read both keys: `title ?? label` reads either and writes `title`; `label ?? title` reads either
        and writes `label`. Drop the old key when no such documents are left.

        """###),
    DiagnosticPage(
      id: "kind-changed",
      text: ###"""
        # kind-changed

        A type is a struct instead of a class, or declared in another way.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        class Station {
          name: String
        }
        ```

        ## Why

        Source relies on how values are copied and made.

        ## What to do

        Change the source that uses it.

        """###),
    DiagnosticPage(
      id: "lazy-changed",
      text: ###"""
        # lazy-changed

        An array is read when its elements are asked for, or no longer so.

        ## Old

        ```kvmap
        struct Station {
          lines: [Int]
        }
        ```

        ## New

        ```kvmap
        struct Station {
          @lazy lines: [Int]
        }
        ```

        ## Why

        Bad elements are found later, or earlier. The property has another type, which is not
        `Hashable`.

        ## What to do

        Change the source that uses it.

        """###),
    DiagnosticPage(
      id: "lossy-added",
      text: ###"""
        # lossy-added

        Bad values are dropped and reported instead of refused.

        ## Old

        ```kvmap
        struct Station {
          scores: [Int]
        }
        ```

        ## New

        ```kvmap
        struct Station {
          @canonical scores: lossy [Int]
        }
        ```

        ## Why

        More documents are read, with less in them than they have.

        ## What to do

        Look at what is reported.

        """###),
    DiagnosticPage(
      id: "lossy-removed",
      text: ###"""
        # lossy-removed

        A bad value refuses the whole document.

        ## Old

        ```kvmap
        struct Station {
          @canonical scores: lossy [Int]
        }
        ```

        ## New

        ```kvmap
        struct Station {
          scores: [Int]
        }
        ```

        ## Why

        Documents of which a part was dropped are not read any more.

        ## What to do

        Keep `lossy`, or run real documents with `--sample` first.

        """###),
    DiagnosticPage(
      id: "nil-writing-changed",
      text: ###"""
        # nil-writing-changed

        What is nil, empty or a default is left out of documents, or written, in other cases.

        ## Old

        ```kvmap
        struct Station {
          name: String? = "a"
          zone: Int?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          nil write
          name: String? = "a"
          zone: Int?
        }
        ```

        ## Why

        A key that is missing means the default to readers, and null means nil.

        ## What to do

        Write null where readers have a default.

        """###),
    DiagnosticPage(
      id: "payload-changed",
      text: ###"""
        # payload-changed

        A case has another type, or keeps no value any more.

        ## Old

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on type {
          photo: Video <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        Documents of the case have contents that the other mapping does not read.

        ## What to do

        Add a case with another discriminator.

        """###),
    DiagnosticPage(
      id: "properties-narrowed",
      text: ###"""
        # properties-narrowed

        The properties of a generated struct are constants.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          properties let
          name: String
        }
        ```

        ## Why

        Source that sets them does not compile.

        ## What to do

        Make a new value with the initialiser.

        """###),
    DiagnosticPage(
      id: "properties-reordered",
      text: ###"""
        # properties-reordered

        The properties have another order.

        ## Old

        ```kvmap
        struct Station {
          name: String
          zone: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          zone: Int
          name: String
        }
        ```

        ## Why

        The generated initialiser has its parameters in that order, so calls of it do not compile.

        ## What to do

        Add new properties at the end, or change the calls.

        """###),
    DiagnosticPage(
      id: "properties-widened",
      text: ###"""
        # properties-widened

        The properties of a generated struct are variables.

        ## Old

        ```kvmap
        struct Station {
          properties let
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Nothing breaks.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "property-added",
      text: ###"""
        # property-added

        A property is new.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
          zone: Int
        }
        ```

        ## Why

        Documents that exist do not have it: they are refused if it is needed. With `unknown error`, the
        old mapping refuses documents that have it. The generated initialiser has one more parameter.

        ## What to do

        Give it a default, or let it be optional: `zone: Int?`, `zone: Int = 1`.

        """###),
    DiagnosticPage(
      id: "property-removed",
      text: ###"""
        # property-removed

        A property is gone.

        ## Old

        ```kvmap
        struct Station {
          name: String
          zone: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Source that uses it does not compile. What is written no longer has its key, which the old
        mapping may need.

        ## What to do

        Keep it until no reader needs it, and let readers do without it first (`Int?`).

        """###),
    DiagnosticPage(
      id: "property-renamed",
      text: ###"""
        # property-renamed

        A property has another name in Swift, and the same place in documents.

        ## Old

        ```kvmap
        struct Station {
          name: String <-> title
        }
        ```

        ## New

        ```kvmap
        struct Station {
          label: String <-> title
        }
        ```

        ## Why

        Documents are not concerned, source that uses it is.

        ## What to do

        Rename it in your source, too; in a library, add the old name as a deprecated computed property.

        """###),
    DiagnosticPage(
      id: "raw-type-changed",
      text: ###"""
        # raw-type-changed

        The cases of an enum are texts instead of numbers, or the other way round.

        ## Old

        ```kvmap
        enum State: Int {
          low <-> 1
          high <-> 2
        }
        ```

        ## New

        ```kvmap
        enum State: String {
          low <-> "1"
          high <-> "2"
        }
        ```

        ## Why

        Documents of one kind are refused by the other mapping, and `rawValue` has another type.

        ## What to do

        Map the new form as another enum, or read numbers with `lenient`.

        """###),
    DiagnosticPage(
      id: "root-changed",
      text: ###"""
        # root-changed

        The value of a type is at another place of its documents.

        ## Old

        ```kvmap
        struct Station {
          root data
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          root items
          name: String
        }
        ```

        ## Why

        Documents that have it at the old place are refused, and what is written now is refused by
        readers of the old place.

        ## What to do

        Map the new form as a type of its own, and read the form that arrives.

        """###),
    DiagnosticPage(
      id: "sensitive-changed",
      text: ###"""
        # sensitive-changed

        Values of a property are hidden in messages, or shown.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          @sensitive name: String
        }
        ```

        ## Why

        Descriptions and problems have another text.

        ## What to do

        Nothing, unless logs are compared.

        """###),
    DiagnosticPage(
      id: "sentinel-added",
      text: ###"""
        # sentinel-added

        A value of the document now means nothing.

        ## Old

        ```kvmap
        struct Station {
          note: String?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          note: String? <-> note unless "N/A"
        }
        ```

        ## Why

        Documents that have it are read as if it were absent.

        ## What to do

        Nothing, unless the value has a meaning of its own.

        """###),
    DiagnosticPage(
      id: "sentinel-removed",
      text: ###"""
        # sentinel-removed

        A value of the document no longer means nothing.

        ## Old

        ```kvmap
        struct Station {
          zone: Int? <-> zone unless ""
        }
        ```

        ## New

        ```kvmap
        struct Station {
          zone: Int?
        }
        ```

        ## Why

        Documents that have it are refused, or are read with that value.

        ## What to do

        Keep it after `unless`.

        """###),
    DiagnosticPage(
      id: "source-changed",
      text: ###"""
        # source-changed

        A property is read from something else: another selection, another aggregate, another object.

        ## Old

        ```kvmap
        struct Station {
          next: String? <-> links[rel == "next"].href
        }
        ```

        ## New

        ```kvmap
        struct Station {
          next: String? <-> links[rel == "last"].href
        }
        ```

        ## Why

        The value is found in another place of the document, or not at all.

        ## What to do

        Read both with `??`, if both are paths; otherwise treat it as a new property beside the old one.

        """###),
    DiagnosticPage(
      id: "steps-changed",
      text: ###"""
        # steps-changed

        The steps between the document and a property are others.

        ## Old

        ```kvmap
        struct Station {
          price: Decimal <-> cents | scaled(0.01)
        }
        ```

        ## New

        ```kvmap
        struct Station {
          price: Decimal <-> cents | scaled(0.001)
        }
        ```

        ## Why

        The same text or number means another value, or no value at all.

        ## What to do

        Add a pattern after the first one, or use `or`: both are read then, and the first is written.

        """###),
    DiagnosticPage(
      id: "sync-changed",
      text: ###"""
        # sync-changed

        A type or a relation is synchronised in another way.

        ## Old

        ```kvmap
        sync merge

        struct Station {
          @id name: String
        }
        ```

        ## New

        ```kvmap
        sync replace

        struct Station {
          @id name: String
        }
        ```

        ## Why

        The same document leads to other rows: others are deleted or kept.

        ## What to do

        Read [synchronisation](../sync.md), and test it with a copy of the store.

        """###),
    DiagnosticPage(
      id: "table-text-added",
      text: ###"""
        # table-text-added

        A table reads more texts.

        ## Old

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## New

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y" or "J"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## Why

        More documents are read.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "table-text-removed",
      text: ###"""
        # table-text-removed

        A table no longer reads one of its texts.

        ## Old

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y" or "J"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## New

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## Why

        Documents that have it are refused.

        ## What to do

        Keep the text after `or`.

        """###),
    DiagnosticPage(
      id: "table-written-changed",
      text: ###"""
        # table-written-changed

        A table writes another text for a value.

        ## Old

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y" or "J"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## New

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "J" or "Y"
          false <-> "N"
        }

        struct Station {
          open: Bool <-> open | YesNo
        }
        ```

        ## Why

        Programs that know only the old text do not understand it. The old mapping may read it, as one
        after `or`.

        ## What to do

        Write the text that all readers know: the first one.

        """###),
    DiagnosticPage(
      id: "test-changed",
      text: ###"""
        # test-changed

        A test is new, gone or another.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }

        test Station "one" {
          json """{"name": "a"}"""
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }

        test Station "one" {
          json """{"name": "b"}"""
        }
        ```

        ## Why

        Nobody but `kvmapc test` notices. It is listed with `--all` only.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "transient-added",
      text: ###"""
        # transient-added

        A property is no longer in documents.

        ## Old

        ```kvmap
        struct Station {
          name: String
          mark: Int?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
          @transient mark: Int?
        }
        ```

        ## Why

        It has its default whatever a document says, and is not written.

        ## What to do

        Keep the rule, with `<-` or `->` if only one direction is wanted.

        """###),
    DiagnosticPage(
      id: "transient-removed",
      text: ###"""
        # transient-removed

        A property that was in no document is now read and written.

        ## Old

        ```kvmap
        struct Station {
          name: String
          @transient mark: Int?
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
          mark: Int?
        }
        ```

        ## Why

        More is read, and the old mapping may not know the key that is written.

        ## What to do

        Nothing, unless the old mapping has `unknown error`.

        """###),
    DiagnosticPage(
      id: "type-added",
      text: ###"""
        # type-added

        A type is new.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## Why

        Nothing breaks, unless your source has a type of that name.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "type-changed",
      text: ###"""
        # type-changed

        A property has another type.

        ## Old

        ```kvmap
        struct Station {
          lines: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          lines: String
        }
        ```

        ## Why

        Values of the old type are refused in documents, and those of the new one by the old mapping.

        ## What to do

        Add a property under another key, and remove the old one later. `lenient` reads numbers as texts
        and texts as numbers.

        """###),
    DiagnosticPage(
      id: "type-narrowed",
      text: ###"""
        # type-narrowed

        A property accepts fewer values than before.

        ## Old

        ```kvmap
        struct Station {
          lines: Int
        }
        ```

        ## New

        ```kvmap
        struct Station {
          lines: Int8
        }
        ```

        ## Why

        Documents that have one of the others are refused. Source that uses the old type does not
        compile.

        ## What to do

        Keep the type, and add a check where values are made; or `lossy` for values that may be dropped.

        """###),
    DiagnosticPage(
      id: "type-removed",
      text: ###"""
        # type-removed

        A type is gone.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        Source that uses it does not compile.

        ## What to do

        Keep it until no source uses it.

        """###),
    DiagnosticPage(
      id: "type-renamed",
      text: ###"""
        # type-renamed

        A type has another name, and mostly the same rules.

        ## Old

        ```kvmap
        struct Station {
          name: String
          at: Position?
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
          at: Place?
        }

        struct Place {
          latitude: Double
          longitude: Double
        }
        ```

        ## Why

        Documents have no names of types, so only source is concerned.

        ## What to do

        Rename it in your source, too; in a library, add a `typealias`.

        """###),
    DiagnosticPage(
      id: "type-widened",
      text: ###"""
        # type-widened

        A property accepts more values than before.

        ## Old

        ```kvmap
        struct Station {
          lines: Int8
        }
        ```

        ## New

        ```kvmap
        struct Station {
          lines: Int
        }
        ```

        ## Why

        The old mapping refuses values that it does not know. Source that uses the old type does not
        compile.

        ## What to do

        Let readers accept them first. If only some values are larger, a check keeps what is written in
        the old range.

        """###),
    DiagnosticPage(
      id: "unexplained-difference",
      text: ###"""
        # unexplained-difference

        Documents are read in another way, and no single change explains it.

        ## Why

        For each type that differs, 200 generated documents and those of its tests are run through both
        mappings. What they show, and no other change reports, is reported like this.

        ## What to do

        Look at the document that shows it. Please report it, because a change of a mapping should have
        a name of its own.

        """###),
    DiagnosticPage(
      id: "union-case-added",
      text: ###"""
        # union-case-added

        A union or family has another case.

        ## Old

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        The old mapping refuses it, unless it has an `else` case. A `switch` over the cases does not
        compile without it.

        ## What to do

        Add an `else` case before new cases appear.

        """###),
    DiagnosticPage(
      id: "union-case-removed",
      text: ###"""
        # union-case-removed

        A union or family has a case less.

        ## Old

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
        }

        struct Photo {
          width: Int
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        Documents of that case are refused, and source that names it does not compile.

        ## What to do

        Keep the case, or add an `else` case.

        """###),
    DiagnosticPage(
      id: "unknown-narrowed",
      text: ###"""
        # unknown-narrowed

        Keys that no rule reads are a problem.

        ## Old

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        unknown error

        struct Station {
          name: String
        }
        ```

        ## Why

        Documents that have only keys of the mapping are read as before. Others were read without these
        keys, and are refused.

        ## What to do

        Run real documents with `--sample`.

        """###),
    DiagnosticPage(
      id: "unknown-widened",
      text: ###"""
        # unknown-widened

        Keys that no rule reads are no longer a problem.

        ## Old

        ```kvmap
        unknown error

        struct Station {
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String
        }
        ```

        ## Why

        More documents are read.

        ## What to do

        Nothing.

        """###),
    DiagnosticPage(
      id: "when-changed",
      text: ###"""
        # when-changed

        A case of a union is chosen under other conditions.

        ## Old

        ```kvmap
        union Media {
          photo: Photo when width
          video: Video when seconds
        }

        struct Photo {
          width: Int
          height: Int?
        }

        struct Video {
          seconds: Double
        }
        ```

        ## New

        ```kvmap
        union Media {
          photo: Photo when height
          video: Video when seconds
        }

        struct Photo {
          width: Int
          height: Int?
        }

        struct Video {
          seconds: Double
        }
        ```

        ## Why

        Documents are read as another case, or as none.

        ## What to do

        Keep the condition, or add a case.

        """###),
    DiagnosticPage(
      id: "written-key-changed",
      text: ###"""
        # written-key-changed

        A property is still read from the old key, but written under another one.

        ## Old

        ```kvmap
        struct Station {
          name: String <-> title
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <-> label ?? title
        }
        ```

        ## Why

        Documents that exist are read as before. Programs that use the old mapping do not find the value
        in new documents.

        ## What to do

        Add the key as the second alternative first. When all readers know it, let it be the first.

        """###),
    DiagnosticPage(
      id: "written-place-changed",
      text: ###"""
        # written-place-changed

        A property of the form `<- x -> y` is written to another place.

        ## Old

        ```kvmap
        struct Station {
          name: String <- title -> label
        }
        ```

        ## New

        ```kvmap
        struct Station {
          name: String <- title -> caption
        }
        ```

        ## Why

        What the old mapping reads from documents written now is not where it looks.

        ## What to do

        Keep the old place, or change the place that is read first, everywhere.

        """###),
    DiagnosticPage(
      id: "xml-name-changed",
      text: ###"""
        # xml-name-changed

        XML documents have another root element or namespace.

        ## Old

        ```kvmap
        struct Station {
          element "station"
          name: String
        }
        ```

        ## New

        ```kvmap
        struct Station {
          element "stop"
          name: String
        }
        ```

        ## Why

        Readers that look at the name do not know it. JSON is not concerned.

        ## What to do

        Agree with those who read the XML documents.

        """###),
  ]
}
