"""Documents made from a schema."""

import json
import signal
import warnings

from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis_jsonschema import from_schema

warnings.simplefilter("ignore")

# What comments say can be kept here, in values that are made.
DIGITS = "a number of at most 38 digits, from 1e-128 to 1e165"
JSON_TEXT = "the text is JSON that satisfies contentSchema"


def comments(schema):
    """What a schema cannot say, as far as the values made here do not keep it anyway."""
    found = set()
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$comment":
                found |= {c for c in value.split("; ") if c not in (DIGITS, JSON_TEXT)}
            elif key not in ("default", "const", "enum"):
                found |= comments(value)
    elif isinstance(schema, list):
        for value in schema:
            found |= comments(value)
    return found


class TooSlow(Exception):
    """Some schemas take the strategies minutes."""


def _stop(*_):
    raise TooSlow


class Adaptation:
    """A schema of 2020-12 in the terms that hypothesis-jsonschema knows, with recursion cut off."""

    def __init__(self, schema, depth):
        self.definitions = schema.get("$defs", {})
        self.formats = {}
        self.size = 0
        self.schema = self.adapted({k: v for k, v in schema.items() if k not in ("$defs", "$schema")}, {}, depth)

    def adapted(self, schema, entered, depth):
        if isinstance(schema, bool):
            return schema
        self.size += 1
        if self.size > 3000:
            raise OverflowError
        if "$ref" in schema:
            name = schema["$ref"].removeprefix("#/$defs/")
            if entered.get(name, 0) >= depth:
                return False
            inner = self.adapted(self.definitions[name], {**entered, name: entered.get(name, 0) + 1}, depth)
            return inner
        result = {}
        for key, value in schema.items():
            if key in ("anyOf", "allOf"):
                result[key] = [self.adapted(v, entered, depth) for v in value]
            elif key == "properties":
                result[key] = {k: self.adapted(v, entered, depth) for k, v in value.items()}
            elif key == "prefixItems":
                result["items"] = [self.adapted(v, entered, depth) for v in value]
                if "items" in schema:
                    result["additionalItems"] = self.adapted(schema["items"], entered, depth)
            elif key == "items":
                if "prefixItems" not in schema:
                    result[key] = self.adapted(value, entered, depth)
            elif key in ("additionalProperties", "propertyNames", "not", "contains"):
                result[key] = self.adapted(value, entered, depth)
            elif key == "contentSchema":
                name = f"json-{len(self.formats)}"
                self.formats[name] = None
                inner = from_schema(self.adapted(value, entered, depth), custom_formats=self.made())
                self.formats[name] = inner.map(json.dumps)
                result["format"] = name
            elif key not in ("description", "default", "$comment", "title", "contentEncoding", "contentMediaType"):
                result[key] = value
        if schema.get("type") == "number" and DIGITS in schema.get("$comment", ""):
            result.setdefault("multipleOf", 0.25)
            result["minimum"] = max(result.get("minimum", -1e15), -1e15)
            result["maximum"] = min(result.get("maximum", 1e15), 1e15)
        return result

    def made(self):
        return {name: strategy for name, strategy in self.formats.items() if strategy is not None} or None


def documents(schema, count, seconds):
    """Up to `count` documents that satisfy a schema, found within a time; a text that says why there are none."""
    signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1)
    found = []
    try:
        # On a slow machine the time may end while the strategies are made.
        return _documents(schema, count, found)
    except TooSlow as error:
        return found or type(error).__name__
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _documents(schema, count, found):
    for depth in (2, 1):
        try:
            adapted = Adaptation(schema, depth)
            break
        except OverflowError:
            continue
    else:
        return "it is too large without references"

    @settings(
        max_examples=count, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck), verbosity=Verbosity.quiet,
    )
    @given(from_schema(adapted.schema, custom_formats=adapted.made()))
    def run(value):
        found.append(value)

    try:
        run()
    except (Exception, TooSlow) as error:  # Of the strategies, not of ours.
        if not found:
            return type(error).__name__ + ": " + str(error)[:200]
    return found
