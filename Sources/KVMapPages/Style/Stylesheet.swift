/// The style sheet of all pages. Eight colours, with a second set for dark screens.
enum Stylesheet {
  static var html: HTML {
    var html = HTML()
    html.raw(layout)
    html.raw(content)
    html.raw(pictures)
    return html
  }

  static var text: String { html.text }

  private static let layout: StaticString = #"""
    :root {
      color-scheme: light dark;
      --bg: #ffffff; --surface: #f5f7fa; --text: #1a2230; --muted: #566273; --border: #d5dbe4;
      --accent: #0b57d0; --read: #0a6b50; --write: #9a4700;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --bg: #11151b; --surface: #1a2029; --text: #e4e9f0; --muted: #9ca8b8; --border: #313b49;
        --accent: #8ab8ff; --read: #63d2a6; --write: #f7b27a;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 72px; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; overflow-wrap: anywhere; }
    code, pre, .picture text, .attribute, .name { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; }
    code { font-size: .875em; unicode-bidi: isolate; }
    pre { margin: 0; font-size: 13px; line-height: 1.6; }
    pre code { font-size: inherit; }
    pre span { unicode-bidi: isolate; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 3px; }
    a:not(:hover) { text-decoration-color: color-mix(in srgb, var(--accent) 45%, transparent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 16px; top: 12px; z-index: 3; background: var(--bg); padding: 4px 12px; }
    .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    header.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 24px; height: 56px; padding: 0 24px; background: var(--bg); border-bottom: 1px solid var(--border); }
    .home { display: flex; align-items: center; gap: 10px; color: var(--text); font-weight: 650; text-decoration: none; white-space: nowrap; overflow: hidden; }
    .home span { overflow: hidden; text-overflow: ellipsis; }
    .logo { flex: none; fill: var(--accent); }
    .logo path { fill: none; stroke: var(--accent); stroke-width: 1.8; }
    .search { position: relative; margin-left: auto; width: min(340px, 52vw); }
    .search input { width: 100%; height: 36px; padding: 0 36px 0 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; font-size: 14px; }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search kbd { position: absolute; right: 10px; top: 8px; font: 12px/18px ui-monospace, monospace; color: var(--muted); border: 1px solid var(--border); border-radius: 4px; padding: 0 6px; background: var(--bg); pointer-events: none; }
    .search input:focus + kbd { display: none; }
    #hits { position: absolute; right: 0; top: 42px; width: min(440px, 90vw); max-height: 70vh; overflow-y: auto; margin: 0; padding: 6px; list-style: none; background: var(--bg); border: 1px solid var(--border); border-radius: 10px; box-shadow: 0 12px 32px rgb(0 0 0 / .18); }
    #hits li { padding: 6px 10px; border-radius: 6px; cursor: pointer; font-size: 14px; }
    #hits li[aria-selected="true"] { background: var(--surface); box-shadow: inset 3px 0 var(--accent); }
    #hits li span { color: var(--muted); font-size: 13px; }
    .columns { display: grid; grid-template-columns: 248px minmax(0, 1fr); }
    nav.side { position: sticky; top: 56px; max-height: calc(100vh - 56px); overflow-y: auto; padding: 16px 12px 32px; }
    nav.side h2 { margin: 20px 12px 4px; font-size: 12px; font-weight: 600; color: var(--muted); }
    nav.side h2:first-child { margin-top: 4px; }
    nav.side ul { margin: 0; padding: 0; list-style: none; }
    nav.side a { display: block; padding: 3px 12px; border-radius: 6px; color: var(--text); font-size: 14px; text-decoration: none; }
    nav.side a:hover { background: var(--surface); }
    nav.side a[aria-current] { background: var(--surface); color: var(--accent); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
    main { padding: 32px 40px 64px; min-width: 0; max-width: 1120px; }
    .columns > main { box-shadow: -1px 0 var(--border); }
    footer { padding: 20px 40px; border-top: 1px solid var(--border); color: var(--muted); font-size: 13px; }
    @media (max-width: 900px) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      nav.side { display: none; }
      main { padding: 24px 16px 48px; }
      .columns > main { box-shadow: none; }
      header.top { padding: 0 16px; gap: 12px; }
      footer { padding: 16px; }
      .search kbd { display: none; }
    }
    @media print { header.top, nav.side, footer { display: none; } .columns { display: block; } }

    """#

  private static let content: StaticString = #"""
    h1 { margin: 0 0 8px; font-size: 34px; line-height: 1.2; letter-spacing: -.015em; }
    h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
    h3, h4 { margin: 0; font-size: 16px; line-height: 1.4; }
    p { margin: 0 0 12px; max-width: 72ch; }
    section, .fold { margin-top: 40px; }
    .lead { color: var(--muted); font-size: 17px; }
    .where { margin: 0 0 4px; color: var(--muted); font-size: 14px; }
    .kind { display: inline-block; padding: 0 8px; border-radius: 5px; background: color-mix(in srgb, var(--accent) 12%, var(--bg)); color: var(--accent); font-size: 12px; font-weight: 600; line-height: 20px; }
    .head p { font-size: 17px; }
    .head .where, .head .relations { font-size: 14px; }
    .relations { margin: 4px 0 0; color: var(--muted); max-width: none; }
    .relations > span { display: inline-block; min-width: 60px; }
    .chip { display: inline-block; margin: 2px 2px 2px 0; padding: 1px 10px; border: 1px solid var(--border); border-radius: 20px; color: var(--text); font-size: 13px; line-height: 20px; text-decoration: none; }
    a.chip { color: var(--accent); }
    a.chip:hover { background: var(--surface); }
    .note, .doc { color: var(--muted); font-size: 14px; }
    .note { margin: 12px 0 0; }
    span.note { margin: 0; }
    .warning { color: var(--write); font-weight: 600; }
    .scroll { position: relative; overflow-x: auto; border: 1px solid var(--border); border-radius: 10px; background: var(--bg); }
    table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 1.5; }
    th, td { padding: 9px 12px; text-align: left; vertical-align: top; border-top: 1px solid var(--border); overflow-wrap: normal; }
    thead th { border-top: 0; background: var(--surface); color: var(--muted); font-size: 12px; font-weight: 600; white-space: nowrap; }
    tbody th { font-weight: 600; min-width: 110px; max-width: 300px; }
    .of-type { display: inline-block; min-width: 84px; }
    table code { font-size: 13px; }
    .doc { font-weight: 400; font-size: 13px; }
    .doc p { margin: 2px 0 0; }
    tr:target { background: color-mix(in srgb, var(--accent) 9%, var(--bg)); }
    .arrow { font: 600 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--accent); white-space: nowrap; }
    .arrow.read { color: var(--read); }
    .arrow.write { color: var(--write); }
    .attribute { color: var(--write); font-size: 12px; font-weight: 400; }
    .pill { display: inline-block; padding: 0 9px; border-radius: 10px; background: var(--surface); border: 1px solid var(--border); font-size: 12px; line-height: 20px; cursor: help; }
    .step + .step { margin-top: 4px; }
    .entry { display: block; padding-left: 1.5ch; white-space: nowrap; }
    .place { display: inline-block; min-width: 96px; }
    .pill { white-space: nowrap; }
    .pill.long { min-width: 168px; white-space: normal; }
    .check { display: block; min-width: 84px; }
    .required { color: var(--write); font-size: 13px; font-weight: 600; }
    .types { margin: 0; padding: 0; list-style: none; border: 1px solid var(--border); border-radius: 10px; }
    .types li { display: grid; grid-template-columns: minmax(220px, 2fr) 3fr minmax(64px, auto); gap: 4px 20px; align-items: baseline; padding: 9px 16px; border-top: 1px solid var(--border); }
    .types li:first-child { border-top: 0; }
    .types li:target { background: var(--surface); }
    .types .kind { min-width: 76px; text-align: center; }
    .types .name { margin-left: 6px; font-size: 15px; font-weight: 600; }
    .types p { margin: 0; color: var(--muted); font-size: 14px; }
    .types .count { color: var(--muted); font-size: 13px; white-space: nowrap; text-align: right; }
    .types .chip { margin-right: 8px; font-size: 12px; line-height: 16px; }
    .file h2 { font-size: 16px; color: var(--muted); font-weight: 600; }
    .example { margin-top: 16px; border: 1px solid var(--border); border-radius: 10px; overflow: hidden; }
    .example-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 10px 16px; border-bottom: 1px solid var(--border); }
    .example-head > .note { margin-left: auto; font-size: 13px; }
    .badge { padding: 0 9px; border: 1px solid currentColor; border-radius: 10px; color: var(--muted); font-size: 12px; font-weight: 600; line-height: 18px; white-space: nowrap; }
    .badge.passed { color: var(--read); }
    .badge.failed { color: var(--write); }
    .badge.passed::before { content: "✓ "; }
    .badge.failed::before { content: "✗ "; }
    .failures { margin: 0; padding: 8px 16px 8px 36px; color: var(--write); font-size: 14px; border-bottom: 1px solid var(--border); }
    .panes { display: flex; flex-wrap: wrap; gap: 1px; background: var(--border); }
    figure { flex: 1 1 290px; margin: 0; padding: 10px 16px 14px; background: var(--bg); min-width: 0; }
    figcaption, .caption { margin: 0 0 6px; color: var(--muted); font-size: 12px; font-weight: 600; }
    figure pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .problem ul { margin: 0; padding-left: 18px; font-size: 14px; color: var(--write); }
    .same { flex: 1 0 100%; max-width: none; margin: 0; padding: 8px 16px; background: var(--surface); color: var(--muted); font-size: 13px; }
    dl.settings { margin: 0; border: 1px solid var(--border); border-radius: 10px; font-size: 14px; }
    dl.settings div { display: grid; grid-template-columns: minmax(180px, 2fr) 3fr; gap: 2px 20px; padding: 8px 16px; border-top: 1px solid var(--border); }
    dl.settings div:first-child { border-top: 0; }
    dl.settings dd { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; }
    .line-of { margin-left: auto; color: var(--muted); font-size: 13px; }
    .fold { border: 1px solid var(--border); border-radius: 10px; }
    .fold + .fold { margin-top: 12px; }
    .fold > summary { padding: 10px 16px; font-size: 16px; font-weight: 650; cursor: pointer; }
    .fold[open] > summary { border-bottom: 1px solid var(--border); }
    .fold .scroll { border: 0; border-radius: 0 0 10px 10px; }
    .fold pre { padding: 12px 16px; }
    .schema + .schema { border-top: 1px solid var(--border); }
    .schema .caption { padding: 12px 16px 0; }
    .source .line { display: inline-block; min-width: 100%; }
    .source .line::before { content: attr(data-n); display: inline-block; width: 3ch; margin-right: 2ch; text-align: right; color: var(--muted); user-select: none; }
    .source .line:target { background: color-mix(in srgb, var(--accent) 12%, var(--bg)); }
    .k, .t { color: var(--accent); }
    .k { font-weight: 600; }
    .s, .n { color: var(--read); }
    .d, .v { color: var(--write); }
    .f, .a { color: var(--write); }
    .p { font-weight: 600; }
    .c, .o { color: var(--muted); }
    .tree ul { margin: 0; padding-left: 22px; font-size: 15px; }
    article { margin-top: 72px; padding-top: 32px; border-top: 3px double var(--border); }
    h2.title { font-size: 30px; }
    .single h3 { font-size: 20px; margin-bottom: 12px; }
    .single h4 { font-size: 16px; }
    @media (max-width: 700px) {
      h1 { font-size: 28px; }
      .file h2 { font-size: 14px; }
      .types li { grid-template-columns: minmax(0, 1fr) auto; }
      .types .about { grid-column: 1 / -1; grid-row: 2; }
      dl.settings div { grid-template-columns: 1fr; }
      .line-of { margin-left: 0; }
      .example-head > .note { margin-left: 0; }
    }

    """#

  private static let pictures: StaticString = #"""
    .picture { display: block; width: 100%; min-width: 760px; max-width: 1040px; height: auto; direction: ltr; }
    .picture text { fill: var(--text); font-size: 14px; white-space: pre; }
    .picture .pt { fill: var(--muted); font-size: 12px; }
    .picture .ps { fill: var(--muted); font-size: 11px; }
    .picture .pd { fill: var(--muted); }
    .picture .pn { font-weight: 600; }
    .picture .pn .pd { font-weight: 400; }
    .picture .px { font-size: 12px; }
    .pr { fill: var(--surface); stroke: var(--border); }
    .pc { fill: var(--bg); }
    .po { fill: none; stroke: var(--muted); stroke-dasharray: 4 3; }
    .pw { fill: var(--bg); stroke: var(--write); }
    .pi { fill: var(--bg); stroke: var(--accent); stroke-width: 1.3; }
    .pp { fill: var(--bg); stroke: var(--muted); }
    .pb { fill: none; stroke: var(--border); stroke-width: 1.2; }
    .pl { fill: none; stroke: var(--accent); stroke-width: 1.6; }
    .pa { stroke-dasharray: 6 4; }
    .ph { fill: var(--accent); }
    .pl.pread { stroke: var(--read); }
    .ph.pread { fill: var(--read); }
    .pl.pwrite { stroke: var(--write); }
    .ph.pwrite { fill: var(--write); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 10px 0 0; color: var(--muted); font-size: 13px; max-width: none; }
    .legend i { font-style: normal; font-weight: 700; color: var(--accent); }
    .legend i.read { color: var(--read); }
    .legend i.write { color: var(--write); }
    @media print { .scroll { overflow: visible; } }

    """#
}
