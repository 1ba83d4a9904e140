"""Compares what Spark rejected with what the filter rejected alone: the same lines, for the same reasons."""

import json
import sys
from pathlib import Path

folder = Path(sys.argv[1])


def parts(name):
    return [line for part in sorted((folder / "spark" / name).glob("part-*"))
            for line in part.read_text().splitlines()]


def reasons(reports):
    """The problems without the places, which Spark counts in each partition."""
    keys = ["kind", "expected", "found"]
    return [[{**{key: problem[key] for key in keys}, "path": problem["path"].partition("]")[2]} for problem in problems]
            for problems in (report["problems"] for report in reports)]


alone = [json.loads(line) for line in (folder / "rejects.ndjson").read_text().splitlines()]
spark = [json.loads(line) for line in parts("rejects")]
numbers = {report["line"] for report in alone}
with open(folder / "lines.ndjson") as lines:
    texts = [line.rstrip("\n") for number, line in enumerate(lines, 1) if number in numbers]

if not alone:
    sys.exit("the filter rejected nothing, so nothing was compared")
if reasons(spark) != reasons(alone):
    sys.exit("Spark rejected lines for other reasons than the filter alone")
if parts("rejected") != texts:
    sys.exit("Spark rejected other lines than the filter alone")
