"""What holds for the pages of `kvmapc doc` in a browser: see ../README.md."""

import argparse
import itertools
import os
import pathlib
import shutil
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCHEMES = ["light", "dark"]
WIDTHS = [1100, 400]
# Each set of pages, with its options. The last is everything in one file.
SETS = {
    "examples": (["examples"], []),
    "fixtures": (["Tests/Fixtures/pages/input", "Tests/Fixtures/explain/input"], ["--schema"]),
    "single": (["Tests/Fixtures/pages/input"], ["--single"]),
}

# The boxes, pills and labels of each picture that overlap others of their kind, or leave their box.
OVERLAPS = """
() => [...document.querySelectorAll("svg.picture")].flatMap(svg => {
  const found = [];
  const box = element => { const b = element.getBBox(); return { x: b.x, y: b.y, r: b.x + b.width, b: b.y + b.height, of: element.textContent || element.getAttribute("class") }; };
  const meet = (a, b) => Math.min(a.r, b.r) - Math.max(a.x, b.x) > 0.5 && Math.min(a.b, b.b) - Math.max(a.y, b.y) > 0.5;
  const check = (name, boxes) => boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => { if (meet(a, b)) found.push(name + ": " + a.of + " / " + b.of); }));
  const all = selector => [...svg.querySelectorAll(selector)].map(box);
  check("boxes", all(".pr, .pi"));
  check("pills", all(".pp"));
  all(".pp").forEach(pill => all(".pr, .pi").forEach(other => { if (meet(pill, other)) found.push("pill on a box: " + other.of); }));
  check("labels", all("text"));
  const view = svg.viewBox.baseVal;
  all("rect, text").forEach(b => { if (b.x < 0 || b.r > view.width || b.y < 0 || b.b > view.height) found.push("outside: " + b.of); });
  const rects = [...svg.querySelectorAll("rect")].map(box);
  all("text:not(.pt)").forEach(t => { if (!rects.some(r => t.x >= r.x && t.r <= r.r && t.y >= r.y - 1 && t.b <= r.b + 1)) found.push("label outside of its box: " + t.of); });
  return found;
})
"""


class Laws:
    def __init__(self, browser, screenshots):
        self.browser = browser
        self.screenshots = screenshots
        self.failures = []
        self.looked = 0

    def fail(self, page, message):
        self.failures.append(f"{page}: {message}")
        print(f"FAILED  {page}: {message}", flush=True)

    def check(self, name, files, is_complete):
        """All pages in light and dark, wide and narrow; or each in one of these, in turn."""
        for turn, (scheme, width) in enumerate(itertools.product(SCHEMES, WIDTHS)):
            context = self.browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
            page = context.new_page()
            requests, problems = [], []
            page.on("request", lambda request: requests.append(request.url))
            page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("dialog", lambda dialog: (problems.append("a dialog: " + dialog.message), dialog.dismiss()))
            for number, file in enumerate(files):
                if is_complete or number % 4 == turn:
                    self.look(page, f"{name}/{file.name} {scheme} {width}", file, requests, problems)
            context.close()

    def look(self, page, label, file, requests, problems):
        self.looked += 1
        requests.clear()
        problems.clear()
        page.goto(file.as_uri())
        # What is folded is looked at, too.
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        folder = file.parent.as_uri() + "/"
        outside = [url for url in requests if not url.startswith(folder)]
        if outside:
            self.fail(label, f"requests {outside}")
        if problems:
            self.fail(label, f"says {problems}")
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if width[0] > width[1]:
            self.fail(label, f"is {width[0]} wide in {width[1]}")
        for overlap in page.evaluate(OVERLAPS):
            self.fail(label, overlap)
        for violation in Axe().run(page).response["violations"]:
            nodes = [node["html"][:160] for node in violation["nodes"][:3]]
            self.fail(label, f"axe {violation['id']}: {violation['help']}: {nodes}")
        if self.screenshots:
            name = label.replace("/", "-").replace(" ", "-").replace(".html", "")
            page.screenshot(path=self.screenshots / f"{name}.png", full_page=True)

    def search(self, label, file):
        """The search finds what it should, by keyboard alone."""
        context = self.browser.new_context(viewport={"width": 1100, "height": 900})
        page = context.new_page()
        page.goto(file.as_uri())
        hits = "#hits li[role=option]:not([aria-disabled])"

        def count(text):
            page.fill("#q", text)
            return page.locator(hits).count()

        if count("openedAt") != 1:
            self.fail(label, f"'openedAt' has {count('openedAt')} hits")
        if count("station openedAt") != 1 or count("OPENEDAT") != 1:
            self.fail(label, "the words of a search are not found in any order and case")
        if count("nothing-has-this-name") != 0 or not page.is_visible("#hits"):
            self.fail(label, "a search without a hit does not say so")
        if count("position") < 2:
            self.fail(label, "'position' is a property and a type")
        first = page.locator("#hits [aria-selected=true] code").inner_text()
        page.keyboard.press("ArrowDown")
        second = page.locator("#hits [aria-selected=true] code").inner_text()
        if first != "Position" and second != "Position":
            self.fail(label, f"names are not first: {first}, {second}")
        if Axe().run(page).violations_count:
            self.fail(label, "axe finds a violation in the list of hits")
        page.fill("#q", "")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("/")
        page.keyboard.type("openedAt")
        page.keyboard.press("Enter")
        try:
            page.wait_for_url("**rule-openedAt", timeout=5000)
        except Error:
            self.fail(label, "Enter leads nowhere")
        if not page.url.endswith("rule-openedAt") or page.locator("tr:target").count() != 1:
            self.fail(label, f"Enter leads to {page.url}")
        context.close()

        # Without scripts, the index is a list of links, and there is no search that does nothing.
        context = self.browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(file.as_uri())
        if page.is_visible("#q") or not page.locator("main a", has_text="Station").first.is_visible():
            self.fail(label, "without scripts, the search is there or the list is not")
        context.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--browser", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="looks at every page of the examples four times")
    options = parser.parse_args()
    kvmapc = pathlib.Path(os.environ.get("KVMAPC") or ROOT / ".build/debug/kvmapc").resolve()
    if not kvmapc.exists():
        print("pages: build kvmapc first, or name it in KVMAPC", file=sys.stderr)
        sys.exit(2)
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
        laws = Laws(browser, options.screenshots)
        for name, (paths, extra) in SETS.items():
            output = (options.folder / name).resolve()
            shutil.rmtree(output, ignore_errors=True)
            command = [kvmapc, "doc", *paths, "--output", str(output), *extra]
            subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
            laws.check(name, sorted(output.glob("*.html")), options.all or name != "examples")
        laws.search("fixtures/index.html", (options.folder / "fixtures/index.html").resolve())
        laws.search("single/index.html", search_page(options.folder, kvmapc, ["--single"]))
        browser.close()
    print(f"pages: looked at {laws.looked} pages, {len(laws.failures)} failures")
    sys.exit(1 if laws.failures else 0)


def search_page(folder, kvmapc, extra):
    """One page with the mapping that the search looks for."""
    output = (folder / "search").resolve()
    shutil.rmtree(output, ignore_errors=True)
    mapping = ROOT / "Tests/Fixtures/explain/input/Station.kvmap"
    subprocess.run([kvmapc, "doc", str(mapping), "--output", str(output), *extra], check=True, capture_output=True)
    return output / "index.html"


if __name__ == "__main__":
    main()
