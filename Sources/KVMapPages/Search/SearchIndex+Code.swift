extension SearchIndex {
  /// All words must occur. Names come before texts, and beginnings before the rest.
  static let code: StaticString = #"""
    const box = document.querySelector(".search"), field = document.getElementById("q"), list = document.getElementById("hits");
    const most = 30;
    let hits = [], chosen = -1;

    function rank(entry, words) {
      const name = entry[0].toLowerCase(), text = (name + " " + entry[1] + " " + entry[3]).toLowerCase();
      if (!words.every(word => text.includes(word))) return -1;
      if (name === words[0]) return 0;
      if (name.startsWith(words[0])) return 1;
      return words.every(word => name.includes(word)) ? 2 : 3;
    }

    // Types come before what is in them.
    const members = ["property", "case", "key"], order = entry => members.indexOf(entry[1]);

    function search() {
      const words = field.value.toLowerCase().split(/\s+/).filter(word => word);
      hits = !words.length ? [] : entries.map((entry, at) => [rank(entry, words), at, entry]).filter(hit => hit[0] >= 0)
        .sort((a, b) => a[0] - b[0] || order(a[2]) - order(b[2]) || a[2][0].length - b[2][0].length || a[1] - b[1]).slice(0, most).map(hit => hit[2]);
      chosen = hits.length ? 0 : -1;
      list.replaceChildren(...hits.map((entry, at) => {
        const item = document.createElement("li"), name = document.createElement("code"), kind = document.createElement("span");
        item.id = "hit-" + at;
        item.setAttribute("role", "option");
        name.textContent = entry[0];
        kind.textContent = entry[1] + (entry[3] ? " · " + entry[3] : "");
        item.append(name, " ", kind);
        item.addEventListener("mousedown", event => { event.preventDefault(); open(at); });
        return item;
      }));
      if (words.length && !hits.length) {
        const item = document.createElement("li");
        item.setAttribute("role", "option");
        item.setAttribute("aria-disabled", "true");
        item.textContent = "Nothing found";
        list.append(item);
      }
      list.hidden = !words.length;
      field.setAttribute("aria-expanded", String(!list.hidden));
      mark();
    }

    function mark() {
      [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
      if (chosen < 0) return field.removeAttribute("aria-activedescendant");
      field.setAttribute("aria-activedescendant", "hit-" + chosen);
      list.children[chosen].scrollIntoView({ block: "nearest" });
    }

    function open(at) {
      if (!hits[at]) return;
      location.href = hits[at][2];
      field.value = "";
      search();
    }

    field.addEventListener("input", search);
    field.addEventListener("blur", () => { list.hidden = true; field.setAttribute("aria-expanded", "false"); });
    field.addEventListener("focus", search);
    field.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && hits.length) { chosen = (chosen + step + hits.length) % hits.length; mark(); event.preventDefault(); }
      if (event.key === "Enter") { open(chosen); event.preventDefault(); }
      if (event.key === "Escape") { field.value = ""; search(); field.blur(); }
    });
    document.addEventListener("keydown", event => {
      if (event.key === "/" && document.activeElement !== field) { field.focus(); event.preventDefault(); }
    });
    box.hidden = false;

    // In a long list of types, that of the page is in sight.
    const current = document.querySelector("nav [aria-current]");
    if (current) current.closest("nav").scrollTop = current.offsetTop - 200;

    """#
}
