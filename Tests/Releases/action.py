"""Runs the steps of .github/actions/kvmapc as a runner of GitHub does: action.py KVMAPC. Needs PyYAML, git and unzip."""

import functools
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
import zipfile
from pathlib import Path

import yaml

ACTION = Path(__file__).resolve().parents[2] / ".github/actions/kvmapc"
KVMAPC = Path(sys.argv.pop(1)).resolve()

MAPPING = "struct Station {\n  name: String <-> title\n}\n"


class Runner:
    """The part of a runner that a composite action needs."""

    def __init__(self, workspace, temporary, path):
        self.workspace = workspace
        self.temporary = temporary
        self.path = path

    def run(self, **given):
        """The exit code of the first step that fails, or 0, the log and the outputs."""
        action = yaml.safe_load((ACTION / "action.yml").read_text())
        unknown = set(given) - set(action["inputs"])
        assert not unknown, f"the action has no inputs {unknown}"
        values = {f"inputs.{name}": given.get(name, value["default"]) for name, value in action["inputs"].items()}
        log = ""
        for step in action["runs"]["steps"]:
            output = self.temporary / "output"
            output.write_text("")
            environment = {
                "PATH": self.path, "HOME": str(self.temporary), "RUNNER_TEMP": str(self.temporary),
                "GITHUB_ACTION_PATH": str(ACTION), "GITHUB_OUTPUT": str(output),
                **{name: self.replaced(text, values) for name, text in step["env"].items()},
            }
            assert step["shell"] == "bash"
            process = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.workspace,
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
            log += process.stdout
            if process.returncode:
                return process.returncode, log, {}
            for line in output.read_text().splitlines():
                name, value = line.split("=", 1)
                values[f"steps.{step['id']}.outputs.{name}"] = value
        return 0, log, {name: self.replaced(each["value"], values) for name, each in action["outputs"].items()}

    @staticmethod
    def replaced(text, values):
        return re.sub(r"\$\{\{ *([\w.]+) *\}\}", lambda match: values[match[1]], str(text))


class ActionTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.workspace = self.folder / "checkout"
        self.workspace.mkdir()
        temporary = self.folder / "temporary"
        temporary.mkdir()
        # What the steps need, without a kvmapc or swift of this machine.
        self.programs = self.folder / "programs"
        self.programs.mkdir()
        for name in ["bash", "git", "unzip", "uname", "mkdir", "rm", "cut", "sha256sum", "curl", "dirname"]:
            found = shutil.which(name)
            if found:
                (self.programs / name).symlink_to(found)
        self.runner = Runner(self.workspace, temporary, str(self.programs))
        self.write(MAPPING)
        self.generate()

    def write(self, mapping):
        (self.workspace / "Station.kvmap").write_text(mapping)

    def generate(self):
        subprocess.run([KVMAPC, "generate", "."], cwd=self.workspace, check=True, capture_output=True)

    def install(self):
        (self.programs / "kvmapc").symlink_to(KVMAPC)

    def commit(self):
        for command in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "Before"]]:
            subprocess.run(
                ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *command], cwd=self.workspace,
                check=True)

    def bundle(self, triple=None):
        machine = os.uname().machine
        triple = triple or f"{machine}-unknown-linux-gnu"
        file = self.folder / "kvmapc.artifactbundle.zip"
        with zipfile.ZipFile(file, "w") as archive:
            # A link would be the target's path. The permissions are those of the file.
            archive.write(KVMAPC, f"kvmapc.artifactbundle/{triple}/kvmapc")
        return file, hashlib.sha256(file.read_bytes()).hexdigest()

    def problems(self):
        return json.loads((self.workspace / "kvmapc.sarif").read_text())["runs"][0]["results"]

    def test_what_is_right_passes(self):
        self.install()
        code, log, outputs = self.runner.run()
        self.assertEqual(code, 0, log)
        self.assertEqual(outputs, {"kvmapc": str(self.programs / "kvmapc"), "sarif": "kvmapc.sarif"})
        self.assertEqual(self.problems(), [])
        self.assertNotIn("::error::", log)

    def test_an_error_of_a_mapping_fails_and_is_in_the_file_for_code_scanning(self):
        self.install()
        self.write(MAPPING.replace("title", "title | tirmmed"))
        code, log, _ = self.runner.run()
        self.assertEqual(code, 1, log)
        self.assertIn("::error::kvmapc check reported problems", log)
        self.assertEqual([problem["ruleId"] for problem in self.problems()], ["unknown-transformer"])

    def test_a_mapper_that_is_not_up_to_date_fails_unless_none_is_committed(self):
        self.install()
        self.write(MAPPING.replace("title", "label"))
        code, log, _ = self.runner.run()
        self.assertEqual(code, 1, log)
        self.assertIn("::error::kvmapc generate --check reported problems", log)
        self.assertNotIn("::error::kvmapc check", log)
        code, log, _ = self.runner.run(generated="false")
        self.assertEqual(code, 0, log)

    def test_a_change_that_breaks_documents_fails(self):
        self.install()
        self.commit()
        self.write(MAPPING.replace("title", "label"))
        self.generate()
        code, log, _ = self.runner.run(against="HEAD")
        self.assertEqual(code, 1, log)
        self.assertIn("key-changed", log)
        self.assertIn("::error::kvmapc diff --against HEAD reported problems", log)
        code, log, _ = self.runner.run(against="HEAD", audiences="swift")
        self.assertEqual(code, 0, log)
        code, log, _ = self.runner.run(against="no-such-revision")
        self.assertEqual(code, 1, log)

    def test_only_the_named_paths_are_checked(self):
        self.install()
        other = self.workspace / "with a blank"
        other.mkdir()
        (other / "Wrong.kvmap").write_text("struct Wrong {\n  name: Strin\n}\n")
        code, log, _ = self.runner.run(paths="Station.kvmap\n")
        self.assertEqual(code, 0, log)
        code, log, _ = self.runner.run(paths="Station.kvmap\nwith a blank\n")
        self.assertEqual(code, 1, log)
        self.assertEqual(len(self.problems()), 1)

    def test_a_bundle_is_used(self):
        file, checksum = self.bundle()
        code, log, outputs = self.runner.run(bundle=str(file), checksum=checksum)
        self.assertEqual(code, 0, log)
        self.assertTrue(outputs["kvmapc"].startswith(str(self.runner.temporary)), outputs)

    def test_a_bundle_is_loaded(self):
        file, checksum = self.bundle()
        handler = functools.partial(QuietHandler, directory=file.parent)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{server.server_port}/"
            code, log, _ = self.runner.run(bundle=url + file.name, checksum=checksum)
            self.assertEqual(code, 0, log)
            code, log, _ = self.runner.run(bundle=url + "nothing.zip", checksum=checksum)
            self.assertNotEqual(code, 0, log)
            server.shutdown()

    def test_a_bundle_that_is_not_the_expected_one_is_refused(self):
        file, checksum = self.bundle()
        for given, message in [
            ({"bundle": str(file), "checksum": "0" * 64}, f"the checksum of the bundle is {checksum}, expected 000"),
            ({"bundle": "http://127.0.0.1:9/kvmapc.zip"}, "a bundle from a URL needs a checksum"),
            ({"bundle": "nothing.zip"}, "there is no bundle nothing.zip"),
        ]:
            code, log, _ = self.runner.run(**given)
            self.assertEqual(code, 1, log)
            self.assertIn(f"::error::{message}", log)
        file, checksum = self.bundle("riscv64-unknown-linux-gnu")
        code, log, _ = self.runner.run(bundle=str(file), checksum=checksum)
        self.assertEqual(code, 1, log)
        self.assertIn("::error::the bundle has no kvmapc for", log)

    def test_without_kvmapc_and_swift_it_says_what_is_missing(self):
        code, log, _ = self.runner.run()
        self.assertEqual(code, 1, log)
        self.assertIn("::error::name a bundle, or install kvmapc or Swift first", log)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


if __name__ == "__main__":
    unittest.main()
