"""The laws that hold for the schemas of `kvmapc schema`. See README.md."""

import argparse
import collections
import concurrent.futures
import decimal
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import jsonschema
from openapi_spec_validator import OpenAPIV31SpecValidator

import fixtures
import generation

Validator = jsonschema.Draft202012Validator
FORMATS = Validator.FORMAT_CHECKER


class Result:
    def __init__(self):
        self.counts = collections.Counter()
        self.problems = []
        self.notes = []


def load(text):
    return json.loads(text, parse_float=decimal.Decimal)


def exact(schema):
    """With the numbers that `load` makes: a Decimal is no multiple of a float."""
    return load(json.dumps(schema))


def run(options, *words):
    return subprocess.run([options.kvmapc, *map(str, words)], capture_output=True)


def check(options, subject):
    result = Result()
    schemas = {}
    for side in ("read", "write"):
        made = run(options, "schema", subject.path, subject.type, "--side", side)
        if made.returncode not in (0, 1, 2):
            result.problems.append(f"{subject.name}: kvmapc schema ended with {made.returncode}")
            return result
        if made.returncode:
            result.counts["without a schema"] += 1
            if made.returncode == 1:
                result.notes.append(f"{subject.name}: {made.stderr.decode().splitlines()[:1]}")
            continue
        schemas[side] = json.loads(made.stdout)
        result.counts["schemas"] += 1
        try:
            Validator.check_schema(schemas[side])
        except jsonschema.SchemaError as error:
            result.problems.append(f"{subject.name}: the {side} schema is wrong: {error.message}")
        check_openapi(options, subject, side, result)
    if "read" in schemas:
        check_documents(options, subject, schemas, result)
    return result


def check_openapi(options, subject, side, result):
    made = run(options, "schema", subject.path, subject.type, "--side", side, "--dialect", "openapi-3.1")
    errors = list(OpenAPIV31SpecValidator(json.loads(made.stdout)).iter_errors())
    result.counts["OpenAPI documents"] += 1
    for error in errors[:1]:
        result.problems.append(f"{subject.name}: the OpenAPI document of the {side} side is wrong: {error.message[:200]}")


def check_documents(options, subject, schemas, result):
    unsaid = generation.comments(schemas["read"])
    made = generation.documents(schemas["read"], options.examples, options.seconds)
    if isinstance(made, str):
        result.counts["types of which no document could be made"] += 1
        result.notes.append(f"{subject.name}: no documents: {made}")
        made = []
    texts = [json.dumps(value).encode() for value in made] + subject.documents
    if not texts:
        return
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index, text in enumerate(texts):
            path = pathlib.Path(folder) / f"{index}.json"
            path.write_bytes(text)
            paths.append(path)
        context = ["--context", subject.context] if subject.context else []
        read = states(run(options, "map", subject.path, subject.type, "--quiet", "--stub-swift", *context, *paths), paths)
        written = run(options, "map", subject.path, subject.type, "--lines", *context, "--write", "json", *paths)
    read_validator = Validator(exact(schemas["read"]), format_checker=FORMATS)
    for index, (text, problem) in enumerate(zip(texts, read)):
        if index < len(made):
            result.counts["documents made"] += 1
            if problem is None:
                result.counts["documents made that are read"] += 1
            elif unsaid:
                result.counts["documents made that a comment excludes"] += 1
            elif "arrays and objects inside each other" in problem:
                # Schemas say nothing about `depth`: docs/schemas.md.
                result.counts["documents made that are too deep"] += 1
            else:
                result.problems.append(f"{subject.name}: not read: {text.decode()[:300]}\n      {problem[:300]}")
        elif problem is None:
            result.counts["documents at hand"] += 1
            if valid(read_validator, text):
                result.counts["documents at hand that satisfy the read schema"] += 1
            else:
                result.notes.append(f"{subject.name}: narrower: {text.decode()[:200]}")
    if "write" not in schemas:
        return
    validator = Validator(exact(schemas["write"]), format_checker=FORMATS)
    for line in written.stdout.splitlines():
        try:
            value = load(line)
        except ValueError:
            continue
        result.counts["written documents"] += 1
        error = next(iter(validator.iter_errors(value)), None)
        if error is not None:
            where = "/".join(map(str, error.absolute_path))
            result.problems.append(f"{subject.name}: written: {line.decode()[:300]}\n      {where}: {error.message[:200]}")


def valid(validator, text):
    try:
        return validator.is_valid(load(text))
    except ValueError:
        return False


def states(process, paths):
    """For each document the problem, or None. `--quiet` prints 'ok PATH', or the path and then the problems."""
    found, current = {}, None
    names = {str(path): path for path in paths}
    for line in process.stdout.decode(errors="replace").splitlines():
        if line.startswith("ok ") and line[3:] in names:
            found[line[3:]] = None
        elif line.endswith(":") and line[:-1] in names:
            current = line[:-1]
            found[current] = ""
        elif current is not None:
            found[current] += line + " "
    lost = process.stderr.decode(errors="replace")[:300] or "no answer"
    return [found.get(str(path), lost) for path in paths]


def check_types(options, subjects):
    """`tsc --noEmit` accepts the types of all subjects, each in a module of its own."""
    tsc = shutil.which("tsc")
    if tsc is None:
        print("skipped: there is no tsc")
        return []
    folder = options.folder / "types"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    origins = {}
    for index, subject in enumerate(subjects):
        for side in ("read", "write"):
            made = run(options, "schema", subject.path, subject.type, "--side", side, "--typescript")
            if made.returncode == 0:
                path = folder / f"{index}-{side}.d.ts"
                path.write_bytes(made.stdout)
                origins[path.name] = subject.name
    files = sorted(str(path) for path in folder.glob("*.d.ts"))
    if not files:
        return []
    done = subprocess.run([tsc, "--noEmit", "--strict", "--target", "es2020", *files], capture_output=True, text=True)
    print(f"{len(files)} files of types")
    problems = []
    for line in done.stdout.splitlines():
        name = pathlib.Path(line.split("(")[0]).name
        problems.append(f"{origins.get(name, name)}: tsc: {line}")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--kvmapc", default=".build/debug/kvmapc")
    parser.add_argument("--examples", type=int, default=25)
    parser.add_argument("--seconds", type=int, default=20, help="the longest time for the documents of one type")
    parser.add_argument("--only", default="")
    parser.add_argument("--notes", action="store_true", help="prints what is noteworthy and no problem")
    options = parser.parse_args()
    options.kvmapc = str(fixtures.ROOT / options.kvmapc)
    if not os.access(options.kvmapc, os.X_OK):
        sys.exit(f"{options.kvmapc} does not exist: build kvmapc first")
    subjects = [s for s in fixtures.all_subjects(options.folder.resolve()) if options.only in s.name]
    counts, problems, notes = collections.Counter(), [], []
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        for result in pool.map(check, [options] * len(subjects), subjects, chunksize=1):
            counts += result.counts
            problems += result.problems
            notes += result.notes
            for problem in result.problems:
                print(f"  {problem}", flush=True)
    print(f"{len(subjects)} types")
    for name, count in sorted(counts.items()):
        print(f"{count} {name}")
    wrong_types = check_types(options, subjects)
    for problem in wrong_types:
        print(f"  {problem}")
    problems += wrong_types
    if options.notes:
        for note in notes:
            print(f"  note: {note}")
    print(f"{len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
