# SPDX-License-Identifier: Apache-2.0
"""Starts a program that prints JSON, with a time limit; files of results that a cut leaves whole. Imported by the other scripts in
this folder."""
import json
import os
import signal
import subprocess


def load(path):
    """The JSON of a file; {} where there is none, or half of one."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def save(path, text):
    """Replaces a file in one go: whoever is cut off meanwhile leaves the old one."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def ask(command, timeout, environment=None):
    """The last JSON that a program prints, or {"missing": why, "code": its exit code, -1 without one}."""
    try: # in its own process group, because torch.compile's helpers would survive
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
                                   env={**os.environ, **(environment or {})})
    except OSError as error:
        return {"missing": str(error), "code": -1}

    def end(number=None, frame=None):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        if number is not None:
            raise SystemExit(128 + number)
    before = signal.signal(signal.SIGTERM, end)
    try:
        said, errors = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        end()
        process.communicate()
        return {"missing": f"it took more than {timeout:.0f} s", "code": -1}
    finally:
        signal.signal(signal.SIGTERM, before)
    text = said.strip()
    if process.returncode == 0:
        for candidate in (text, text.splitlines()[-1] if text else ""):
            try:
                return json.loads(candidate)
            except ValueError:
                pass
    lines = (errors.strip() or text).splitlines()
    return {"missing": f"it ended with {process.returncode}: {lines[-1] if lines else 'no output'}", "code": process.returncode}
