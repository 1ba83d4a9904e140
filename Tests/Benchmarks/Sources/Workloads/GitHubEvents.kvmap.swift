// Generated from GitHubEvents.kvmap. Do not edit.
// kvmap format 1, input d9dfca3ae3e97da2, body 765a44ff1401d85c
// swift-format-ignore-file
// swiftlint:disable all
public import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated extension Event: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{10}\0\0\0\0\0\n\0\0\0\0\0\u{e}\0\u{1}\0\u{6}\0\0\0\u{3}\0\u{c}\0\0\0\0\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0actor\"\0\0\u{4}\0\0\u{3}\0\0\u{1}\0repo\"\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0public\"\0\u{7}\0\0\u{5}\0\0\u{1}\0payload\"\u{2}\0\0\u{6}\0\0\u{1}\0id\"\0\0\0\0\0\u{3}\0\0\u{7}\0\0\0\0org\"\0\0\0\0",
      bits: 4, seed: 0x84bb3f97971d80ab, wide: false, full: false, count: 8, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tGitHubEvents.kvmap\t7
        type\t8\ttype
        created_at\t9\tcreated_at
        actor\t10\tactor
        repo\t11\trepo
        public\t12\tpublic
        payload\t13\tpayload
        id\t14\tid
        org\t15\torg
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Event?
  ) throws(KVMap.Failure) -> Event {
    var _0: Swift.String? = current?.type
    var _1: Swift.String? = current?.created_at
    var _2: EventActor? = current?.actor
    var _3: EventRepository? = current?.repo
    var _4: Swift.Bool? = current?.`public`
    var _5: EventPayload? = current?.payload
    var _6: Swift.String? = current?.id
    var _7: EventActor? = current?.org
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:8
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:9
        case 2: _2 = try EventActor._kvRead(&kv, updating: current?.actor)  // GitHubEvents.kvmap:10
        case 3: _3 = try EventRepository._kvRead(&kv, updating: current?.repo)  // GitHubEvents.kvmap:11
        case 4: _4 = try kv.bool()  // GitHubEvents.kvmap:12
        case 5: _5 = try EventPayload._kvRead(&kv, updating: current?.payload)  // GitHubEvents.kvmap:13
        case 6: _6 = try kv.string()  // GitHubEvents.kvmap:14
        case 7: _7 = try kv.null() ? nil : EventActor._kvRead(&kv, updating: current?.org)  // GitHubEvents.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6 else { throw kv.incomplete() }
    return Event(type: _0, created_at: _1, actor: _2, repo: _3, public: _4, payload: _5, id: _6, org: _7)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"type\":"); kv.string(self.type)  // GitHubEvents.kvmap:8
    kv.key("\"created_at\":"); kv.string(self.created_at)  // GitHubEvents.kvmap:9
    kv.key("\"actor\":"); try self.actor._kvWrite(&kv)  // GitHubEvents.kvmap:10
    kv.key("\"repo\":"); try self.repo._kvWrite(&kv)  // GitHubEvents.kvmap:11
    kv.key("\"public\":"); kv.bool(self.`public`)  // GitHubEvents.kvmap:12
    kv.key("\"payload\":"); try self.payload._kvWrite(&kv)  // GitHubEvents.kvmap:13
    kv.key("\"id\":"); kv.string(self.id)  // GitHubEvents.kvmap:14
    if let value = self.org { kv.key("\"org\":"); try value._kvWrite(&kv) }  // GitHubEvents.kvmap:15
    kv.close()
  }
}

nonisolated extension EventActor: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{b}\0\u{b}\0\0\0\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0login\"\0\0\n\0\0\u{2}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{4}\0\0\u{1}\0id\"\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventActor\tGitHubEvents.kvmap\t18
        gravatar_id\t19\tgravatar_id
        login\t20\tlogin
        avatar_url\t21\tavatar_url
        url\t22\turl
        id\t23\tid
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EventActor?
  ) throws(KVMap.Failure) -> EventActor {
    var _0: Swift.String? = current?.gravatar_id
    var _1: Swift.String? = current?.login
    var _2: Swift.String? = current?.avatar_url
    var _3: Swift.String? = current?.url
    var _4: Swift.Int? = current?.id
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:19
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:20
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:21
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:22
        case 4: _4 = try kv.int()  // GitHubEvents.kvmap:23
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4 else { throw kv.incomplete() }
    return EventActor(gravatar_id: _0, login: _1, avatar_url: _2, url: _3, id: _4)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"gravatar_id\":"); kv.string(self.gravatar_id)  // GitHubEvents.kvmap:19
    kv.key("\"login\":"); kv.string(self.login)  // GitHubEvents.kvmap:20
    kv.key("\"avatar_url\":"); kv.string(self.avatar_url)  // GitHubEvents.kvmap:21
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:22
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:23
    kv.close()
  }
}

nonisolated extension EventRepository: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventRepository\tGitHubEvents.kvmap\t26
        url\t27\turl
        id\t28\tid
        name\t29\tname
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EventRepository?
  ) throws(KVMap.Failure) -> EventRepository {
    var _0: Swift.String? = current?.url
    var _1: Swift.Int? = current?.id
    var _2: Swift.String? = current?.name
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:27
        case 1: _1 = try kv.int()  // GitHubEvents.kvmap:28
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:29
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2 else { throw kv.incomplete() }
    return EventRepository(url: _0, id: _1, name: _2)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:27
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:28
    kv.key("\"name\":"); kv.string(self.name)  // GitHubEvents.kvmap:29
    kv.close()
  }
}

nonisolated extension EventPayload: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{1d}\0\n\0\0\0\0\0\0\0\0\0!\0\0\0\0\0\u{1f}\0\u{6}\0\u{3}\0\u{13}\0\0\0\0\0\u{c}\0\0\0\0\0\u{1b}\0\0\0\u{8}\0\0\0\u{16}\0\u{e}\0\0\0\u{10}\0\0\0\u{19}\0\u{1}\0\u{7}\0\0\0\0\0\0\0commits\"\r\0\0\u{1}\0\0\0\0distinct_size\"\0\0\u{3}\0\0\u{2}\0\0\0\0ref\"\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0push_id\"\u{4}\0\0\u{4}\0\0\0\0head\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0before\"\0\u{4}\0\0\u{6}\0\0\0\0size\"\0\0\0\u{b}\0\0\u{7}\0\0\0\0description\"\0\0\0\0\r\0\0\u{8}\0\0\0\0master_branch\"\0\0\u{8}\0\0\t\0\0\0\0ref_type\"\0\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0forkee\"\0\u{6}\0\0\u{b}\0\0\0\0action\"\0\u{5}\0\0\u{c}\0\0\0\0issue\"\0\0\u{7}\0\0\r\0\0\0\0comment\"\u{5}\0\0\u{e}\0\0\0\0pages\"\0\0",
      bits: 5, seed: 0x8621a03fe0bbdb7b, wide: false, full: false, count: 15, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventPayload\tGitHubEvents.kvmap\t32
        commits\t33\tcommits
        distinct_size\t34\tdistinct_size
        ref\t35\tref
        push_id\t36\tpush_id
        head\t37\thead
        before\t38\tbefore
        size\t39\tsize
        description\t40\tdescription
        master_branch\t41\tmaster_branch
        ref_type\t42\tref_type
        forkee\t43\tforkee
        action\t44\taction
        issue\t45\tissue
        comment\t46\tcomment
        pages\t47\tpages
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EventPayload?
  ) throws(KVMap.Failure) -> EventPayload {
    var _0: [EventCommit]? = current?.commits
    var _1: Swift.Int? = current?.distinct_size
    var _2: Swift.String? = current?.ref
    var _3: Swift.Int? = current?.push_id
    var _4: Swift.String? = current?.head
    var _5: Swift.String? = current?.before
    var _6: Swift.Int? = current?.size
    var _7: Swift.String? = current?.description
    var _8: Swift.String? = current?.master_branch
    var _9: Swift.String? = current?.ref_type
    var _10: Repository? = current?.forkee
    var _11: Swift.String? = current?.action
    var _12: Issue? = current?.issue
    var _13: Comment? = current?.comment
    var _14: [WikiPage]? = current?.pages
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.null() ? nil : kv.array(of: EventCommit.self)  // GitHubEvents.kvmap:33
        case 1: _1 = try kv.null() ? nil : kv.int()  // GitHubEvents.kvmap:34
        case 2: _2 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:35
        case 3: _3 = try kv.null() ? nil : kv.int()  // GitHubEvents.kvmap:36
        case 4: _4 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:37
        case 5: _5 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:38
        case 6: _6 = try kv.null() ? nil : kv.int()  // GitHubEvents.kvmap:39
        case 7: _7 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:40
        case 8: _8 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:41
        case 9: _9 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:42
        case 10: _10 = try kv.null() ? nil : Repository._kvRead(&kv, updating: current?.forkee)  // GitHubEvents.kvmap:43
        case 11: _11 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:44
        case 12: _12 = try kv.null() ? nil : Issue._kvRead(&kv, updating: current?.issue)  // GitHubEvents.kvmap:45
        case 13: _13 = try kv.null() ? nil : Comment._kvRead(&kv, updating: current?.comment)  // GitHubEvents.kvmap:46
        case 14: _14 = try kv.null() ? nil : kv.array(of: WikiPage.self)  // GitHubEvents.kvmap:47
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    return EventPayload(commits: _0, distinct_size: _1, ref: _2, push_id: _3, head: _4, before: _5, size: _6, description: _7, master_branch: _8, ref_type: _9, forkee: _10, action: _11, issue: _12, comment: _13, pages: _14)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.commits {  // GitHubEvents.kvmap:33
      kv.key("\"commits\":")
      kv.openArray()
      for value0 in value { try value0._kvWrite(&kv) }
      kv.closeArray()
    }
    if let value = self.distinct_size { kv.key("\"distinct_size\":"); kv.int(value) }  // GitHubEvents.kvmap:34
    if let value = self.ref { kv.key("\"ref\":"); kv.string(value) }  // GitHubEvents.kvmap:35
    if let value = self.push_id { kv.key("\"push_id\":"); kv.int(value) }  // GitHubEvents.kvmap:36
    if let value = self.head { kv.key("\"head\":"); kv.string(value) }  // GitHubEvents.kvmap:37
    if let value = self.before { kv.key("\"before\":"); kv.string(value) }  // GitHubEvents.kvmap:38
    if let value = self.size { kv.key("\"size\":"); kv.int(value) }  // GitHubEvents.kvmap:39
    if let value = self.description { kv.key("\"description\":"); kv.string(value) }  // GitHubEvents.kvmap:40
    if let value = self.master_branch { kv.key("\"master_branch\":"); kv.string(value) }  // GitHubEvents.kvmap:41
    if let value = self.ref_type { kv.key("\"ref_type\":"); kv.string(value) }  // GitHubEvents.kvmap:42
    if let value = self.forkee { kv.key("\"forkee\":"); try value._kvWrite(&kv) }  // GitHubEvents.kvmap:43
    if let value = self.action { kv.key("\"action\":"); kv.string(value) }  // GitHubEvents.kvmap:44
    if let value = self.issue { kv.key("\"issue\":"); try value._kvWrite(&kv) }  // GitHubEvents.kvmap:45
    if let value = self.comment { kv.key("\"comment\":"); try value._kvWrite(&kv) }  // GitHubEvents.kvmap:46
    if let value = self.pages {  // GitHubEvents.kvmap:47
      kv.key("\"pages\":")
      kv.openArray()
      for value0 in value { try value0._kvWrite(&kv) }
      kv.closeArray()
    }
    kv.close()
  }
}

nonisolated extension EventCommit: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{8}\0\0\0\0\0\0\0\n\0\u{1}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\u{8}\0\0\u{2}\0\0\u{1}\0distinct\"\0\0\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0sha\"\0\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0author\"\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventCommit\tGitHubEvents.kvmap\t50
        url\t51\turl
        message\t52\tmessage
        distinct\t53\tdistinct
        sha\t54\tsha
        author\t55\tauthor
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EventCommit?
  ) throws(KVMap.Failure) -> EventCommit {
    var _0: Swift.String? = current?.url
    var _1: Swift.String? = current?.message
    var _2: Swift.Bool? = current?.distinct
    var _3: Swift.String? = current?.sha
    var _4: CommitAuthor? = current?.author
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:51
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:52
        case 2: _2 = try kv.bool()  // GitHubEvents.kvmap:53
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:54
        case 4: _4 = try CommitAuthor._kvRead(&kv, updating: current?.author)  // GitHubEvents.kvmap:55
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4 else { throw kv.incomplete() }
    return EventCommit(url: _0, message: _1, distinct: _2, sha: _3, author: _4)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:51
    kv.key("\"message\":"); kv.string(self.message)  // GitHubEvents.kvmap:52
    kv.key("\"distinct\":"); kv.bool(self.distinct)  // GitHubEvents.kvmap:53
    kv.key("\"sha\":"); kv.string(self.sha)  // GitHubEvents.kvmap:54
    kv.key("\"author\":"); try self.author._kvWrite(&kv)  // GitHubEvents.kvmap:55
    kv.close()
  }
}

nonisolated extension CommitAuthor: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0email\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CommitAuthor\tGitHubEvents.kvmap\t58
        email\t59\temail
        name\t60\tname
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: CommitAuthor?
  ) throws(KVMap.Failure) -> CommitAuthor {
    var _0: Swift.String? = current?.email
    var _1: Swift.String? = current?.name
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:59
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:60
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { throw kv.incomplete() }
    return CommitAuthor(email: _0, name: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"email\":"); kv.string(self.email)  // GitHubEvents.kvmap:59
    kv.key("\"name\":"); kv.string(self.name)  // GitHubEvents.kvmap:60
    kv.close()
  }
}

nonisolated extension Repository: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0d\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\0\0\0\0\0\09\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0m\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0<\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\u{1}\0\0\0\0\0\0\0\0\0\0\0\0g\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{2}\u{1}B\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\u{15}\u{1}\0\0\0\0\u{19}\u{1}\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0O\0\0\07\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\u{1}\0\0\0\0\0\0\0\0w\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\u{1}\0\0-\0\u{14}\0?\0o\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0L\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\09\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0U\06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0\0\0\0\0\0\0\0\0\0\0t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0q\0\u{11}\0\0\0\0\0\0\0z\0'\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0E\0j\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\u{1}\0\0\0\01\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\0\0\0\0\0\0\0\0\0\0\0$\u{1}\0\0\0\0\0\0\0\0!\u{1}\0\0\0\0\u{12}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0[\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\0\0\0\u{7f}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0R\0\0\0\0\0\0\0_\0\0\0\u{b}\u{1}\0\0\0\0\0\0\0\0\0\0\u{e}\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0fork\"\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0url\"\0\0\0\0\u{8}\0\0\u{3}\0\0\u{1}\0language\"\0\0\0\0\0\0\0\u{e}\0\0\u{4}\0\0\u{1}\0stargazers_url\"\0\t\0\0\u{5}\0\0\u{1}\0clone_url\"\0\0\0\0\0\0\u{8}\0\0\u{6}\0\0\u{1}\0tags_url\"\0\0\0\0\0\0\0\t\0\0\u{7}\0\0\u{1}\0full_name\"\0\0\0\0\0\0\n\0\0\u{8}\0\0\u{1}\0merges_url\"\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0forks\"\0\0\u{7}\0\0\n\0\0\u{1}\0private\"\u{c}\0\0\u{b}\0\0\u{1}\0git_refs_url\"\0\0\0\u{b}\0\0\u{c}\0\0\u{1}\0archive_url\"\0\0\0\0\u{11}\0\0\r\0\0\u{1}\0collaborators_url\"\0\0\0\0\0\0\u{5}\0\0\u{e}\0\0\u{1}\0owner\"\0\0\r\0\0\u{f}\0\0\u{1}\0languages_url\"\0\0\t\0\0\u{10}\0\0\u{1}\0trees_url\"\0\0\0\0\0\0\n\0\0\u{11}\0\0\u{1}\0labels_url\"\0\0\0\0\0\u{8}\0\0\u{12}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\t\0\0\u{13}\0\0\u{1}\0pushed_at\"\0\0\0\0\0\0\n\0\0\u{14}\0\0\u{1}\0created_at\"\0\0\0\0\0\n\0\0\u{15}\0\0\u{1}\0has_issues\"\0\0\0\0\0\t\0\0\u{16}\0\0\u{1}\0forks_url\"\0\0\0\0\0\0\u{c}\0\0\u{17}\0\0\u{1}\0branches_url\"\0\0\0\u{b}\0\0\u{18}\0\0\u{1}\0commits_url\"\0\0\0\0\u{11}\0\0\u{19}\0\0\u{1}\0notifications_url\"\0\0\0\0\0\0\u{b}\0\0\u{1a}\0\0\u{1}\0open_issues\"\0\0\0\0\u{c}\0\0\u{1b}\0\0\u{1}\0contents_url\"\0\0\0\t\0\0\u{1c}\0\0\u{1}\0blobs_url\"\0\0\0\0\0\0\n\0\0\u{1d}\0\0\u{1}\0issues_url\"\0\0\0\0\0\u{b}\0\0\u{1e}\0\0\u{1}\0compare_url\"\0\0\0\0\u{10}\0\0\u{1f}\0\0\u{1}\0issue_events_url\"\0\0\0\0\0\0\0\u{4}\0\0 \0\0\u{1}\0name\"\0\0\0\n\0\0!\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{c}\0\0\"\0\0\u{1}\0statuses_url\"\0\0\0\u{b}\0\0#\0\0\u{1}\0forks_count\"\0\0\0\0\r\0\0$\0\0\u{1}\0assignees_url\"\0\0\u{7}\0\0%\0\0\u{1}\0ssh_url\"\u{6}\0\0&\0\0\u{1}\0public\"\0\u{8}\0\0'\0\0\u{1}\0has_wiki\"\0\0\0\0\0\0\0\u{f}\0\0(\0\0\u{1}\0subscribers_url\"\n\0\0)\0\0\0\0mirror_url\"\0\0\0\0\0\u{e}\0\0*\0\0\u{1}\0watchers_count\"\0\u{2}\0\0+\0\0\u{1}\0id\"\0\0\0\0\0\r\0\0,\0\0\u{1}\0has_downloads\"\0\0\u{f}\0\0-\0\0\u{1}\0git_commits_url\"\r\0\0.\0\0\u{1}\0downloads_url\"\0\0\t\0\0/\0\0\u{1}\0pulls_url\"\0\0\0\0\0\0\u{8}\0\00\0\0\0\0homepage\"\0\0\0\0\0\0\0\u{11}\0\01\0\0\u{1}\0issue_comment_url\"\0\0\0\0\0\0\t\0\02\0\0\u{1}\0hooks_url\"\0\0\0\0\0\0\u{10}\0\03\0\0\u{1}\0subscription_url\"\0\0\0\0\0\0\0\u{e}\0\04\0\0\u{1}\0milestones_url\"\0\u{7}\0\05\0\0\u{1}\0svn_url\"\n\0\06\0\0\u{1}\0events_url\"\0\0\0\0\0\u{c}\0\07\0\0\u{1}\0git_tags_url\"\0\0\0\t\0\08\0\0\u{1}\0teams_url\"\0\0\0\0\0\0\u{c}\0\09\0\0\u{1}\0comments_url\"\0\0\0\u{11}\0\0:\0\0\u{1}\0open_issues_count\"\0\0\0\0\0\0\u{8}\0\0;\0\0\u{1}\0keys_url\"\0\0\0\0\0\0\0\u{7}\0\0<\0\0\u{1}\0git_url\"\u{10}\0\0=\0\0\u{1}\0contributors_url\"\0\0\0\0\0\0\0\u{4}\0\0>\0\0\u{1}\0size\"\0\0\0\u{8}\0\0?\0\0\u{1}\0watchers\"\0\0\0\0\0\0\0",
      bits: 9, seed: 0x3dd12464a0ee15b5, wide: false, full: false, count: 64, required: 62,
      unknown: .ignore, duplicates: .error,
      rules: """
        Repository\tGitHubEvents.kvmap\t63
        description\t64\tdescription
        fork\t65\tfork
        url\t66\turl
        language\t67\tlanguage
        stargazers_url\t68\tstargazers_url
        clone_url\t69\tclone_url
        tags_url\t70\ttags_url
        full_name\t71\tfull_name
        merges_url\t72\tmerges_url
        forks\t73\tforks
        private\t74\tprivate
        git_refs_url\t75\tgit_refs_url
        archive_url\t76\tarchive_url
        collaborators_url\t77\tcollaborators_url
        owner\t78\towner
        languages_url\t79\tlanguages_url
        trees_url\t80\ttrees_url
        labels_url\t81\tlabels_url
        html_url\t82\thtml_url
        pushed_at\t83\tpushed_at
        created_at\t84\tcreated_at
        has_issues\t85\thas_issues
        forks_url\t86\tforks_url
        branches_url\t87\tbranches_url
        commits_url\t88\tcommits_url
        notifications_url\t89\tnotifications_url
        open_issues\t90\topen_issues
        contents_url\t91\tcontents_url
        blobs_url\t92\tblobs_url
        issues_url\t93\tissues_url
        compare_url\t94\tcompare_url
        issue_events_url\t95\tissue_events_url
        name\t96\tname
        updated_at\t97\tupdated_at
        statuses_url\t98\tstatuses_url
        forks_count\t99\tforks_count
        assignees_url\t100\tassignees_url
        ssh_url\t101\tssh_url
        public\t102\tpublic
        has_wiki\t103\thas_wiki
        subscribers_url\t104\tsubscribers_url
        mirror_url\t105\tmirror_url
        watchers_count\t106\twatchers_count
        id\t107\tid
        has_downloads\t108\thas_downloads
        git_commits_url\t109\tgit_commits_url
        downloads_url\t110\tdownloads_url
        pulls_url\t111\tpulls_url
        homepage\t112\thomepage
        issue_comment_url\t113\tissue_comment_url
        hooks_url\t114\thooks_url
        subscription_url\t115\tsubscription_url
        milestones_url\t116\tmilestones_url
        svn_url\t117\tsvn_url
        events_url\t118\tevents_url
        git_tags_url\t119\tgit_tags_url
        teams_url\t120\tteams_url
        comments_url\t121\tcomments_url
        open_issues_count\t122\topen_issues_count
        keys_url\t123\tkeys_url
        git_url\t124\tgit_url
        contributors_url\t125\tcontributors_url
        size\t126\tsize
        watchers\t127\twatchers
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Repository?
  ) throws(KVMap.Failure) -> Repository {
    var _0: Swift.String? = current?.description
    var _1: Swift.Bool? = current?.fork
    var _2: Swift.String? = current?.url
    var _3: Swift.String? = current?.language
    var _4: Swift.String? = current?.stargazers_url
    var _5: Swift.String? = current?.clone_url
    var _6: Swift.String? = current?.tags_url
    var _7: Swift.String? = current?.full_name
    var _8: Swift.String? = current?.merges_url
    var _9: Swift.Int? = current?.forks
    var _10: Swift.Bool? = current?.`private`
    var _11: Swift.String? = current?.git_refs_url
    var _12: Swift.String? = current?.archive_url
    var _13: Swift.String? = current?.collaborators_url
    var _14: Account? = current?.owner
    var _15: Swift.String? = current?.languages_url
    var _16: Swift.String? = current?.trees_url
    var _17: Swift.String? = current?.labels_url
    var _18: Swift.String? = current?.html_url
    var _19: Swift.String? = current?.pushed_at
    var _20: Swift.String? = current?.created_at
    var _21: Swift.Bool? = current?.has_issues
    var _22: Swift.String? = current?.forks_url
    var _23: Swift.String? = current?.branches_url
    var _24: Swift.String? = current?.commits_url
    var _25: Swift.String? = current?.notifications_url
    var _26: Swift.Int? = current?.open_issues
    var _27: Swift.String? = current?.contents_url
    var _28: Swift.String? = current?.blobs_url
    var _29: Swift.String? = current?.issues_url
    var _30: Swift.String? = current?.compare_url
    var _31: Swift.String? = current?.issue_events_url
    var _32: Swift.String? = current?.name
    var _33: Swift.String? = current?.updated_at
    var _34: Swift.String? = current?.statuses_url
    var _35: Swift.Int? = current?.forks_count
    var _36: Swift.String? = current?.assignees_url
    var _37: Swift.String? = current?.ssh_url
    var _38: Swift.Bool? = current?.`public`
    var _39: Swift.Bool? = current?.has_wiki
    var _40: Swift.String? = current?.subscribers_url
    var _41: Swift.String? = current?.mirror_url
    var _42: Swift.Int? = current?.watchers_count
    var _43: Swift.Int? = current?.id
    var _44: Swift.Bool? = current?.has_downloads
    var _45: Swift.String? = current?.git_commits_url
    var _46: Swift.String? = current?.downloads_url
    var _47: Swift.String? = current?.pulls_url
    var _48: Swift.String? = current?.homepage
    var _49: Swift.String? = current?.issue_comment_url
    var _50: Swift.String? = current?.hooks_url
    var _51: Swift.String? = current?.subscription_url
    var _52: Swift.String? = current?.milestones_url
    var _53: Swift.String? = current?.svn_url
    var _54: Swift.String? = current?.events_url
    var _55: Swift.String? = current?.git_tags_url
    var _56: Swift.String? = current?.teams_url
    var _57: Swift.String? = current?.comments_url
    var _58: Swift.Int? = current?.open_issues_count
    var _59: Swift.String? = current?.keys_url
    var _60: Swift.String? = current?.git_url
    var _61: Swift.String? = current?.contributors_url
    var _62: Swift.Int? = current?.size
    var _63: Swift.Int? = current?.watchers
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:64
        case 1: _1 = try kv.bool()  // GitHubEvents.kvmap:65
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:66
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:67
        case 4: _4 = try kv.string()  // GitHubEvents.kvmap:68
        case 5: _5 = try kv.string()  // GitHubEvents.kvmap:69
        case 6: _6 = try kv.string()  // GitHubEvents.kvmap:70
        case 7: _7 = try kv.string()  // GitHubEvents.kvmap:71
        case 8: _8 = try kv.string()  // GitHubEvents.kvmap:72
        case 9: _9 = try kv.int()  // GitHubEvents.kvmap:73
        case 10: _10 = try kv.bool()  // GitHubEvents.kvmap:74
        case 11: _11 = try kv.string()  // GitHubEvents.kvmap:75
        case 12: _12 = try kv.string()  // GitHubEvents.kvmap:76
        case 13: _13 = try kv.string()  // GitHubEvents.kvmap:77
        case 14: _14 = try Account._kvRead(&kv, updating: current?.owner)  // GitHubEvents.kvmap:78
        case 15: _15 = try kv.string()  // GitHubEvents.kvmap:79
        case 16: _16 = try kv.string()  // GitHubEvents.kvmap:80
        case 17: _17 = try kv.string()  // GitHubEvents.kvmap:81
        case 18: _18 = try kv.string()  // GitHubEvents.kvmap:82
        case 19: _19 = try kv.string()  // GitHubEvents.kvmap:83
        case 20: _20 = try kv.string()  // GitHubEvents.kvmap:84
        case 21: _21 = try kv.bool()  // GitHubEvents.kvmap:85
        case 22: _22 = try kv.string()  // GitHubEvents.kvmap:86
        case 23: _23 = try kv.string()  // GitHubEvents.kvmap:87
        case 24: _24 = try kv.string()  // GitHubEvents.kvmap:88
        case 25: _25 = try kv.string()  // GitHubEvents.kvmap:89
        case 26: _26 = try kv.int()  // GitHubEvents.kvmap:90
        case 27: _27 = try kv.string()  // GitHubEvents.kvmap:91
        case 28: _28 = try kv.string()  // GitHubEvents.kvmap:92
        case 29: _29 = try kv.string()  // GitHubEvents.kvmap:93
        case 30: _30 = try kv.string()  // GitHubEvents.kvmap:94
        case 31: _31 = try kv.string()  // GitHubEvents.kvmap:95
        case 32: _32 = try kv.string()  // GitHubEvents.kvmap:96
        case 33: _33 = try kv.string()  // GitHubEvents.kvmap:97
        case 34: _34 = try kv.string()  // GitHubEvents.kvmap:98
        case 35: _35 = try kv.int()  // GitHubEvents.kvmap:99
        case 36: _36 = try kv.string()  // GitHubEvents.kvmap:100
        case 37: _37 = try kv.string()  // GitHubEvents.kvmap:101
        case 38: _38 = try kv.bool()  // GitHubEvents.kvmap:102
        case 39: _39 = try kv.bool()  // GitHubEvents.kvmap:103
        case 40: _40 = try kv.string()  // GitHubEvents.kvmap:104
        case 41: _41 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:105
        case 42: _42 = try kv.int()  // GitHubEvents.kvmap:106
        case 43: _43 = try kv.int()  // GitHubEvents.kvmap:107
        case 44: _44 = try kv.bool()  // GitHubEvents.kvmap:108
        case 45: _45 = try kv.string()  // GitHubEvents.kvmap:109
        case 46: _46 = try kv.string()  // GitHubEvents.kvmap:110
        case 47: _47 = try kv.string()  // GitHubEvents.kvmap:111
        case 48: _48 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:112
        case 49: _49 = try kv.string()  // GitHubEvents.kvmap:113
        case 50: _50 = try kv.string()  // GitHubEvents.kvmap:114
        case 51: _51 = try kv.string()  // GitHubEvents.kvmap:115
        case 52: _52 = try kv.string()  // GitHubEvents.kvmap:116
        case 53: _53 = try kv.string()  // GitHubEvents.kvmap:117
        case 54: _54 = try kv.string()  // GitHubEvents.kvmap:118
        case 55: _55 = try kv.string()  // GitHubEvents.kvmap:119
        case 56: _56 = try kv.string()  // GitHubEvents.kvmap:120
        case 57: _57 = try kv.string()  // GitHubEvents.kvmap:121
        case 58: _58 = try kv.int()  // GitHubEvents.kvmap:122
        case 59: _59 = try kv.string()  // GitHubEvents.kvmap:123
        case 60: _60 = try kv.string()  // GitHubEvents.kvmap:124
        case 61: _61 = try kv.string()  // GitHubEvents.kvmap:125
        case 62: _62 = try kv.int()  // GitHubEvents.kvmap:126
        case 63: _63 = try kv.int()  // GitHubEvents.kvmap:127
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _7, let _8, let _9, let _10, let _11, let _12, let _13, let _14, let _15, let _16, let _17, let _18, let _19, let _20, let _21, let _22, let _23, let _24, let _25, let _26, let _27, let _28, let _29, let _30, let _31, let _32, let _33, let _34, let _35, let _36, let _37, let _38, let _39, let _40, let _42, let _43, let _44, let _45, let _46, let _47, let _49, let _50, let _51, let _52, let _53, let _54, let _55, let _56, let _57, let _58, let _59, let _60, let _61, let _62, let _63 else { throw kv.incomplete() }
    return Repository(description: _0, fork: _1, url: _2, language: _3, stargazers_url: _4, clone_url: _5, tags_url: _6, full_name: _7, merges_url: _8, forks: _9, private: _10, git_refs_url: _11, archive_url: _12, collaborators_url: _13, owner: _14, languages_url: _15, trees_url: _16, labels_url: _17, html_url: _18, pushed_at: _19, created_at: _20, has_issues: _21, forks_url: _22, branches_url: _23, commits_url: _24, notifications_url: _25, open_issues: _26, contents_url: _27, blobs_url: _28, issues_url: _29, compare_url: _30, issue_events_url: _31, name: _32, updated_at: _33, statuses_url: _34, forks_count: _35, assignees_url: _36, ssh_url: _37, public: _38, has_wiki: _39, subscribers_url: _40, mirror_url: _41, watchers_count: _42, id: _43, has_downloads: _44, git_commits_url: _45, downloads_url: _46, pulls_url: _47, homepage: _48, issue_comment_url: _49, hooks_url: _50, subscription_url: _51, milestones_url: _52, svn_url: _53, events_url: _54, git_tags_url: _55, teams_url: _56, comments_url: _57, open_issues_count: _58, keys_url: _59, git_url: _60, contributors_url: _61, size: _62, watchers: _63)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"description\":"); kv.string(self.description)  // GitHubEvents.kvmap:64
    kv.key("\"fork\":"); kv.bool(self.fork)  // GitHubEvents.kvmap:65
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:66
    kv.key("\"language\":"); kv.string(self.language)  // GitHubEvents.kvmap:67
    kv.key("\"stargazers_url\":"); kv.string(self.stargazers_url)  // GitHubEvents.kvmap:68
    kv.key("\"clone_url\":"); kv.string(self.clone_url)  // GitHubEvents.kvmap:69
    kv.key("\"tags_url\":"); kv.string(self.tags_url)  // GitHubEvents.kvmap:70
    kv.key("\"full_name\":"); kv.string(self.full_name)  // GitHubEvents.kvmap:71
    kv.key("\"merges_url\":"); kv.string(self.merges_url)  // GitHubEvents.kvmap:72
    kv.key("\"forks\":"); kv.int(self.forks)  // GitHubEvents.kvmap:73
    kv.key("\"private\":"); kv.bool(self.`private`)  // GitHubEvents.kvmap:74
    kv.key("\"git_refs_url\":"); kv.string(self.git_refs_url)  // GitHubEvents.kvmap:75
    kv.key("\"archive_url\":"); kv.string(self.archive_url)  // GitHubEvents.kvmap:76
    kv.key("\"collaborators_url\":"); kv.string(self.collaborators_url)  // GitHubEvents.kvmap:77
    kv.key("\"owner\":"); try self.owner._kvWrite(&kv)  // GitHubEvents.kvmap:78
    kv.key("\"languages_url\":"); kv.string(self.languages_url)  // GitHubEvents.kvmap:79
    kv.key("\"trees_url\":"); kv.string(self.trees_url)  // GitHubEvents.kvmap:80
    kv.key("\"labels_url\":"); kv.string(self.labels_url)  // GitHubEvents.kvmap:81
    kv.key("\"html_url\":"); kv.string(self.html_url)  // GitHubEvents.kvmap:82
    kv.key("\"pushed_at\":"); kv.string(self.pushed_at)  // GitHubEvents.kvmap:83
    kv.key("\"created_at\":"); kv.string(self.created_at)  // GitHubEvents.kvmap:84
    kv.key("\"has_issues\":"); kv.bool(self.has_issues)  // GitHubEvents.kvmap:85
    kv.key("\"forks_url\":"); kv.string(self.forks_url)  // GitHubEvents.kvmap:86
    kv.key("\"branches_url\":"); kv.string(self.branches_url)  // GitHubEvents.kvmap:87
    kv.key("\"commits_url\":"); kv.string(self.commits_url)  // GitHubEvents.kvmap:88
    kv.key("\"notifications_url\":"); kv.string(self.notifications_url)  // GitHubEvents.kvmap:89
    kv.key("\"open_issues\":"); kv.int(self.open_issues)  // GitHubEvents.kvmap:90
    kv.key("\"contents_url\":"); kv.string(self.contents_url)  // GitHubEvents.kvmap:91
    kv.key("\"blobs_url\":"); kv.string(self.blobs_url)  // GitHubEvents.kvmap:92
    kv.key("\"issues_url\":"); kv.string(self.issues_url)  // GitHubEvents.kvmap:93
    kv.key("\"compare_url\":"); kv.string(self.compare_url)  // GitHubEvents.kvmap:94
    kv.key("\"issue_events_url\":"); kv.string(self.issue_events_url)  // GitHubEvents.kvmap:95
    kv.key("\"name\":"); kv.string(self.name)  // GitHubEvents.kvmap:96
    kv.key("\"updated_at\":"); kv.string(self.updated_at)  // GitHubEvents.kvmap:97
    kv.key("\"statuses_url\":"); kv.string(self.statuses_url)  // GitHubEvents.kvmap:98
    kv.key("\"forks_count\":"); kv.int(self.forks_count)  // GitHubEvents.kvmap:99
    kv.key("\"assignees_url\":"); kv.string(self.assignees_url)  // GitHubEvents.kvmap:100
    kv.key("\"ssh_url\":"); kv.string(self.ssh_url)  // GitHubEvents.kvmap:101
    kv.key("\"public\":"); kv.bool(self.`public`)  // GitHubEvents.kvmap:102
    kv.key("\"has_wiki\":"); kv.bool(self.has_wiki)  // GitHubEvents.kvmap:103
    kv.key("\"subscribers_url\":"); kv.string(self.subscribers_url)  // GitHubEvents.kvmap:104
    if let value = self.mirror_url { kv.key("\"mirror_url\":"); kv.string(value) }  // GitHubEvents.kvmap:105
    kv.key("\"watchers_count\":"); kv.int(self.watchers_count)  // GitHubEvents.kvmap:106
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:107
    kv.key("\"has_downloads\":"); kv.bool(self.has_downloads)  // GitHubEvents.kvmap:108
    kv.key("\"git_commits_url\":"); kv.string(self.git_commits_url)  // GitHubEvents.kvmap:109
    kv.key("\"downloads_url\":"); kv.string(self.downloads_url)  // GitHubEvents.kvmap:110
    kv.key("\"pulls_url\":"); kv.string(self.pulls_url)  // GitHubEvents.kvmap:111
    if let value = self.homepage { kv.key("\"homepage\":"); kv.string(value) }  // GitHubEvents.kvmap:112
    kv.key("\"issue_comment_url\":"); kv.string(self.issue_comment_url)  // GitHubEvents.kvmap:113
    kv.key("\"hooks_url\":"); kv.string(self.hooks_url)  // GitHubEvents.kvmap:114
    kv.key("\"subscription_url\":"); kv.string(self.subscription_url)  // GitHubEvents.kvmap:115
    kv.key("\"milestones_url\":"); kv.string(self.milestones_url)  // GitHubEvents.kvmap:116
    kv.key("\"svn_url\":"); kv.string(self.svn_url)  // GitHubEvents.kvmap:117
    kv.key("\"events_url\":"); kv.string(self.events_url)  // GitHubEvents.kvmap:118
    kv.key("\"git_tags_url\":"); kv.string(self.git_tags_url)  // GitHubEvents.kvmap:119
    kv.key("\"teams_url\":"); kv.string(self.teams_url)  // GitHubEvents.kvmap:120
    kv.key("\"comments_url\":"); kv.string(self.comments_url)  // GitHubEvents.kvmap:121
    kv.key("\"open_issues_count\":"); kv.int(self.open_issues_count)  // GitHubEvents.kvmap:122
    kv.key("\"keys_url\":"); kv.string(self.keys_url)  // GitHubEvents.kvmap:123
    kv.key("\"git_url\":"); kv.string(self.git_url)  // GitHubEvents.kvmap:124
    kv.key("\"contributors_url\":"); kv.string(self.contributors_url)  // GitHubEvents.kvmap:125
    kv.key("\"size\":"); kv.int(self.size)  // GitHubEvents.kvmap:126
    kv.key("\"watchers\":"); kv.int(self.watchers)  // GitHubEvents.kvmap:127
    kv.close()
  }
}

nonisolated extension Account: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "!\0\u{1d}\0\u{12}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\u{e}\0*\0\t\0\0\0\0\0\0\0\0\0'\0\0\0\u{6}\0\0\0\u{b}\0\u{1}\0\u{1a}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0gists_url\"\0\0\0\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0type\"\0\0\0\n\0\0\u{4}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{11}\0\0\u{5}\0\0\u{1}\0subscriptions_url\"\0\0\0\0\0\0\u{11}\0\0\u{6}\0\0\u{1}\0organizations_url\"\0\0\0\0\0\0\u{13}\0\0\u{7}\0\0\u{1}\0received_events_url\"\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0repos_url\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0login\"\0\0\u{2}\0\0\n\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{b}\0\0\u{1}\0starred_url\"\0\0\0\0\n\0\0\u{c}\0\0\u{1}\0events_url\"\0\0\0\0\0\r\0\0\r\0\0\u{1}\0followers_url\"\0\0\r\0\0\u{e}\0\0\u{1}\0following_url\"\0\0",
      bits: 5, seed: 0x3466e9a083914f65, wide: false, full: false, count: 15, required: 15,
      unknown: .ignore, duplicates: .error,
      rules: """
        Account\tGitHubEvents.kvmap\t130
        url\t131\turl
        gists_url\t132\tgists_url
        gravatar_id\t133\tgravatar_id
        type\t134\ttype
        avatar_url\t135\tavatar_url
        subscriptions_url\t136\tsubscriptions_url
        organizations_url\t137\torganizations_url
        received_events_url\t138\treceived_events_url
        repos_url\t139\trepos_url
        login\t140\tlogin
        id\t141\tid
        starred_url\t142\tstarred_url
        events_url\t143\tevents_url
        followers_url\t144\tfollowers_url
        following_url\t145\tfollowing_url
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Account?
  ) throws(KVMap.Failure) -> Account {
    var _0: Swift.String? = current?.url
    var _1: Swift.String? = current?.gists_url
    var _2: Swift.String? = current?.gravatar_id
    var _3: Swift.String? = current?.type
    var _4: Swift.String? = current?.avatar_url
    var _5: Swift.String? = current?.subscriptions_url
    var _6: Swift.String? = current?.organizations_url
    var _7: Swift.String? = current?.received_events_url
    var _8: Swift.String? = current?.repos_url
    var _9: Swift.String? = current?.login
    var _10: Swift.Int? = current?.id
    var _11: Swift.String? = current?.starred_url
    var _12: Swift.String? = current?.events_url
    var _13: Swift.String? = current?.followers_url
    var _14: Swift.String? = current?.following_url
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:131
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:132
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:133
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:134
        case 4: _4 = try kv.string()  // GitHubEvents.kvmap:135
        case 5: _5 = try kv.string()  // GitHubEvents.kvmap:136
        case 6: _6 = try kv.string()  // GitHubEvents.kvmap:137
        case 7: _7 = try kv.string()  // GitHubEvents.kvmap:138
        case 8: _8 = try kv.string()  // GitHubEvents.kvmap:139
        case 9: _9 = try kv.string()  // GitHubEvents.kvmap:140
        case 10: _10 = try kv.int()  // GitHubEvents.kvmap:141
        case 11: _11 = try kv.string()  // GitHubEvents.kvmap:142
        case 12: _12 = try kv.string()  // GitHubEvents.kvmap:143
        case 13: _13 = try kv.string()  // GitHubEvents.kvmap:144
        case 14: _14 = try kv.string()  // GitHubEvents.kvmap:145
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _7, let _8, let _9, let _10, let _11, let _12, let _13, let _14 else { throw kv.incomplete() }
    return Account(url: _0, gists_url: _1, gravatar_id: _2, type: _3, avatar_url: _4, subscriptions_url: _5, organizations_url: _6, received_events_url: _7, repos_url: _8, login: _9, id: _10, starred_url: _11, events_url: _12, followers_url: _13, following_url: _14)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:131
    kv.key("\"gists_url\":"); kv.string(self.gists_url)  // GitHubEvents.kvmap:132
    kv.key("\"gravatar_id\":"); kv.string(self.gravatar_id)  // GitHubEvents.kvmap:133
    kv.key("\"type\":"); kv.string(self.type)  // GitHubEvents.kvmap:134
    kv.key("\"avatar_url\":"); kv.string(self.avatar_url)  // GitHubEvents.kvmap:135
    kv.key("\"subscriptions_url\":"); kv.string(self.subscriptions_url)  // GitHubEvents.kvmap:136
    kv.key("\"organizations_url\":"); kv.string(self.organizations_url)  // GitHubEvents.kvmap:137
    kv.key("\"received_events_url\":"); kv.string(self.received_events_url)  // GitHubEvents.kvmap:138
    kv.key("\"repos_url\":"); kv.string(self.repos_url)  // GitHubEvents.kvmap:139
    kv.key("\"login\":"); kv.string(self.login)  // GitHubEvents.kvmap:140
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:141
    kv.key("\"starred_url\":"); kv.string(self.starred_url)  // GitHubEvents.kvmap:142
    kv.key("\"events_url\":"); kv.string(self.events_url)  // GitHubEvents.kvmap:143
    kv.key("\"followers_url\":"); kv.string(self.followers_url)  // GitHubEvents.kvmap:144
    kv.key("\"following_url\":"); kv.string(self.following_url)  // GitHubEvents.kvmap:145
    kv.close()
  }
}

nonisolated extension Issue: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{10}\0\u{1d}\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0,\0\0\0\0\0\0\0\"\0\0\0\0\0\n\0 \0\0\0\u{13}\0\u{19}\0\0\0\0\0)\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0'\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\u{16}\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0/\0$\0\0\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0labels\"\0\u{8}\0\0\u{3}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\n\0\0\u{4}\0\0\u{1}\0labels_url\"\0\0\0\0\0\u{c}\0\0\u{5}\0\0\u{1}\0pull_request\"\0\0\0\n\0\0\u{6}\0\0\u{1}\0created_at\"\0\0\0\0\0\t\0\0\u{7}\0\0\0\0closed_at\"\0\0\0\0\0\0\t\0\0\u{8}\0\0\0\0milestone\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0title\"\0\0\u{4}\0\0\n\0\0\u{1}\0body\"\0\0\0\n\0\0\u{b}\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{c}\0\0\u{1}\0number\"\0\u{5}\0\0\r\0\0\u{1}\0state\"\0\0\u{8}\0\0\u{e}\0\0\0\0assignee\"\0\0\0\0\0\0\0\u{2}\0\0\u{f}\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{10}\0\0\u{1}\0events_url\"\0\0\0\0\0\u{c}\0\0\u{11}\0\0\u{1}\0comments_url\"\0\0\0\u{8}\0\0\u{12}\0\0\u{1}\0comments\"\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 19, required: 16,
      unknown: .ignore, duplicates: .error,
      rules: """
        Issue\tGitHubEvents.kvmap\t148
        user\t149\tuser
        url\t150\turl
        labels\t151\tlabels
        html_url\t152\thtml_url
        labels_url\t153\tlabels_url
        pull_request\t154\tpull_request
        created_at\t155\tcreated_at
        closed_at\t156\tclosed_at
        milestone\t157\tmilestone
        title\t158\ttitle
        body\t159\tbody
        updated_at\t160\tupdated_at
        number\t161\tnumber
        state\t162\tstate
        assignee\t163\tassignee
        id\t164\tid
        events_url\t165\tevents_url
        comments_url\t166\tcomments_url
        comments\t167\tcomments
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Issue?
  ) throws(KVMap.Failure) -> Issue {
    var _0: Account? = current?.user
    var _1: Swift.String? = current?.url
    var _2: [Swift.String]? = current?.labels
    var _3: Swift.String? = current?.html_url
    var _4: Swift.String? = current?.labels_url
    var _5: PullRequestLinks? = current?.pull_request
    var _6: Swift.String? = current?.created_at
    var _7: Swift.String? = current?.closed_at
    var _8: Swift.String? = current?.milestone
    var _9: Swift.String? = current?.title
    var _10: Swift.String? = current?.body
    var _11: Swift.String? = current?.updated_at
    var _12: Swift.Int? = current?.number
    var _13: Swift.String? = current?.state
    var _14: Account? = current?.assignee
    var _15: Swift.Int? = current?.id
    var _16: Swift.String? = current?.events_url
    var _17: Swift.String? = current?.comments_url
    var _18: Swift.Int? = current?.comments
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Account._kvRead(&kv, updating: current?.user)  // GitHubEvents.kvmap:149
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:150
        case 2: _2 = try kv.strings()  // GitHubEvents.kvmap:151
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:152
        case 4: _4 = try kv.string()  // GitHubEvents.kvmap:153
        case 5: _5 = try PullRequestLinks._kvRead(&kv, updating: current?.pull_request)  // GitHubEvents.kvmap:154
        case 6: _6 = try kv.string()  // GitHubEvents.kvmap:155
        case 7: _7 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:156
        case 8: _8 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:157
        case 9: _9 = try kv.string()  // GitHubEvents.kvmap:158
        case 10: _10 = try kv.string()  // GitHubEvents.kvmap:159
        case 11: _11 = try kv.string()  // GitHubEvents.kvmap:160
        case 12: _12 = try kv.int()  // GitHubEvents.kvmap:161
        case 13: _13 = try kv.string()  // GitHubEvents.kvmap:162
        case 14: _14 = try kv.null() ? nil : Account._kvRead(&kv, updating: current?.assignee)  // GitHubEvents.kvmap:163
        case 15: _15 = try kv.int()  // GitHubEvents.kvmap:164
        case 16: _16 = try kv.string()  // GitHubEvents.kvmap:165
        case 17: _17 = try kv.string()  // GitHubEvents.kvmap:166
        case 18: _18 = try kv.int()  // GitHubEvents.kvmap:167
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _9, let _10, let _11, let _12, let _13, let _15, let _16, let _17, let _18 else { throw kv.incomplete() }
    return Issue(user: _0, url: _1, labels: _2, html_url: _3, labels_url: _4, pull_request: _5, created_at: _6, closed_at: _7, milestone: _8, title: _9, body: _10, updated_at: _11, number: _12, state: _13, assignee: _14, id: _15, events_url: _16, comments_url: _17, comments: _18)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // GitHubEvents.kvmap:149
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:150
    kv.key("\"labels\":")  // GitHubEvents.kvmap:151
    kv.openArray()
    for value0 in self.labels { kv.string(value0) }
    kv.closeArray()
    kv.key("\"html_url\":"); kv.string(self.html_url)  // GitHubEvents.kvmap:152
    kv.key("\"labels_url\":"); kv.string(self.labels_url)  // GitHubEvents.kvmap:153
    kv.key("\"pull_request\":"); try self.pull_request._kvWrite(&kv)  // GitHubEvents.kvmap:154
    kv.key("\"created_at\":"); kv.string(self.created_at)  // GitHubEvents.kvmap:155
    if let value = self.closed_at { kv.key("\"closed_at\":"); kv.string(value) }  // GitHubEvents.kvmap:156
    if let value = self.milestone { kv.key("\"milestone\":"); kv.string(value) }  // GitHubEvents.kvmap:157
    kv.key("\"title\":"); kv.string(self.title)  // GitHubEvents.kvmap:158
    kv.key("\"body\":"); kv.string(self.body)  // GitHubEvents.kvmap:159
    kv.key("\"updated_at\":"); kv.string(self.updated_at)  // GitHubEvents.kvmap:160
    kv.key("\"number\":"); kv.int(self.number)  // GitHubEvents.kvmap:161
    kv.key("\"state\":"); kv.string(self.state)  // GitHubEvents.kvmap:162
    if let value = self.assignee { kv.key("\"assignee\":"); try value._kvWrite(&kv) }  // GitHubEvents.kvmap:163
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:164
    kv.key("\"events_url\":"); kv.string(self.events_url)  // GitHubEvents.kvmap:165
    kv.key("\"comments_url\":"); kv.string(self.comments_url)  // GitHubEvents.kvmap:166
    kv.key("\"comments\":"); kv.int(self.comments)  // GitHubEvents.kvmap:167
    kv.close()
  }
}

nonisolated extension PullRequestLinks: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{7}\0\u{1}\0\u{4}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0html_url\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0patch_url\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0diff_url\"\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PullRequestLinks\tGitHubEvents.kvmap\t170
        html_url\t171\thtml_url
        patch_url\t172\tpatch_url
        diff_url\t173\tdiff_url
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: PullRequestLinks?
  ) throws(KVMap.Failure) -> PullRequestLinks {
    var _0: Swift.String? = current?.html_url
    var _1: Swift.String? = current?.patch_url
    var _2: Swift.String? = current?.diff_url
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:171
        case 1: _1 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:172
        case 2: _2 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:173
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    return PullRequestLinks(html_url: _0, patch_url: _1, diff_url: _2)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.html_url { kv.key("\"html_url\":"); kv.string(value) }  // GitHubEvents.kvmap:171
    if let value = self.patch_url { kv.key("\"patch_url\":"); kv.string(value) }  // GitHubEvents.kvmap:172
    if let value = self.diff_url { kv.key("\"diff_url\":"); kv.string(value) }  // GitHubEvents.kvmap:173
    kv.close()
  }
}

nonisolated extension Comment: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{10}\0\0\0\0\0\0\0\0\0\u{5}\0\r\0\0\0\u{8}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{b}\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\t\0\0\u{2}\0\0\u{1}\0issue_url\"\0\0\0\0\0\0\n\0\0\u{3}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{4}\0\0\u{4}\0\0\u{1}\0body\"\0\0\0\n\0\0\u{5}\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{2}\0\0\u{6}\0\0\u{1}\0id\"\0\0\0\0\0",
      bits: 4, seed: 0xc2d326e0055bdef7, wide: false, full: false, count: 7, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Comment\tGitHubEvents.kvmap\t176
        user\t177\tuser
        url\t178\turl
        issue_url\t179\tissue_url
        created_at\t180\tcreated_at
        body\t181\tbody
        updated_at\t182\tupdated_at
        id\t183\tid
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Comment?
  ) throws(KVMap.Failure) -> Comment {
    var _0: Account? = current?.user
    var _1: Swift.String? = current?.url
    var _2: Swift.String? = current?.issue_url
    var _3: Swift.String? = current?.created_at
    var _4: Swift.String? = current?.body
    var _5: Swift.String? = current?.updated_at
    var _6: Swift.Int? = current?.id
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Account._kvRead(&kv, updating: current?.user)  // GitHubEvents.kvmap:177
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:178
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:179
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:180
        case 4: _4 = try kv.string()  // GitHubEvents.kvmap:181
        case 5: _5 = try kv.string()  // GitHubEvents.kvmap:182
        case 6: _6 = try kv.int()  // GitHubEvents.kvmap:183
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6 else { throw kv.incomplete() }
    return Comment(user: _0, url: _1, issue_url: _2, created_at: _3, body: _4, updated_at: _5, id: _6)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // GitHubEvents.kvmap:177
    kv.key("\"url\":"); kv.string(self.url)  // GitHubEvents.kvmap:178
    kv.key("\"issue_url\":"); kv.string(self.issue_url)  // GitHubEvents.kvmap:179
    kv.key("\"created_at\":"); kv.string(self.created_at)  // GitHubEvents.kvmap:180
    kv.key("\"body\":"); kv.string(self.body)  // GitHubEvents.kvmap:181
    kv.key("\"updated_at\":"); kv.string(self.updated_at)  // GitHubEvents.kvmap:182
    kv.key("\"id\":"); kv.int(self.id)  // GitHubEvents.kvmap:183
    kv.close()
  }
}

nonisolated extension WikiPage: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\0\0\r\0\u{7}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{b}\0\t\0\t\0\0\0\0\0\u{1}\0page_name\"\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0title\"\0\0\u{3}\0\0\u{3}\0\0\u{1}\0sha\"\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0summary\"\u{6}\0\0\u{5}\0\0\u{1}\0action\"\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        WikiPage\tGitHubEvents.kvmap\t186
        page_name\t187\tpage_name
        html_url\t188\thtml_url
        title\t189\ttitle
        sha\t190\tsha
        summary\t191\tsummary
        action\t192\taction
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: WikiPage?
  ) throws(KVMap.Failure) -> WikiPage {
    var _0: Swift.String? = current?.page_name
    var _1: Swift.String? = current?.html_url
    var _2: Swift.String? = current?.title
    var _3: Swift.String? = current?.sha
    var _4: Swift.String? = current?.summary
    var _5: Swift.String? = current?.action
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // GitHubEvents.kvmap:187
        case 1: _1 = try kv.string()  // GitHubEvents.kvmap:188
        case 2: _2 = try kv.string()  // GitHubEvents.kvmap:189
        case 3: _3 = try kv.string()  // GitHubEvents.kvmap:190
        case 4: _4 = try kv.null() ? nil : kv.string()  // GitHubEvents.kvmap:191
        case 5: _5 = try kv.string()  // GitHubEvents.kvmap:192
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _5 else { throw kv.incomplete() }
    return WikiPage(page_name: _0, html_url: _1, title: _2, sha: _3, summary: _4, action: _5)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"page_name\":"); kv.string(self.page_name)  // GitHubEvents.kvmap:187
    kv.key("\"html_url\":"); kv.string(self.html_url)  // GitHubEvents.kvmap:188
    kv.key("\"title\":"); kv.string(self.title)  // GitHubEvents.kvmap:189
    kv.key("\"sha\":"); kv.string(self.sha)  // GitHubEvents.kvmap:190
    if let value = self.summary { kv.key("\"summary\":"); kv.string(value) }  // GitHubEvents.kvmap:191
    kv.key("\"action\":"); kv.string(self.action)  // GitHubEvents.kvmap:192
    kv.close()
  }
}
