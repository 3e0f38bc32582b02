# SPDX-License-Identifier: Apache-2.0
"""Runs trainyard-engine on a spec and reads what it recorded. Imported by the other scripts in this folder."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import time


def data_folder():
    """The same folder as in the tests: $TRAINYARD_TEST_DATA, else shared/data next to the checkout."""
    given = os.environ.get("TRAINYARD_TEST_DATA")
    return pathlib.Path(given) if given else pathlib.Path(__file__).resolve().parents[3] / "shared/data"


def run(engine, folder, spec, seconds=None, environment=None, stop_when=None):
    """Trains `spec` to its end in a new folder; raises SystemExit with the engine's output if that fails.

    With `seconds` the run is asked to stop after that time, or once `stop_when(folder)` is true; returns None then, and the
    same call continues the run. What the engine prints is left in said.txt."""
    folder = pathlib.Path(folder)
    text = json.dumps({"version": 1, "id": folder.name, "name": folder.name, **spec})
    written = folder / "spec.json"
    if seconds is not None and written.exists() and written.read_text() != text:
        shutil.rmtree(folder)  # from another spec
    if seconds is None or not written.exists():
        folder.mkdir(parents=True)
        written.write_text(text)
    elif (folder / "result.json").exists() and json.loads((folder / "result.json").read_text())["code"] == 0:
        return folder
    process = subprocess.Popen([str(engine), "run", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, **(environment or {})})
    end = time.monotonic() + (seconds or 0)
    while stop_when and process.poll() is None and time.monotonic() < end:
        if stop_when(folder):
            seconds = 0.001
            break
        time.sleep(0.02)
    try:
        said, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate()
    (folder / "said.txt").write_text(said)
    if process.returncode == 3 and seconds is not None:
        return None
    if process.returncode != 0:
        raise SystemExit(f"the engine ended with {process.returncode}: {said[-2000:]}")
    return folder


def events(folder):
    """(number of the attempt, event) for all events of the run's first rank, in order."""
    for file in sorted(pathlib.Path(folder).glob("attempts/*/events/rank-0000.jsonl")):
        whole, _, _ = file.read_text().rpartition("\n")  # the last line of a run in training may be half a line
        for line in whole.splitlines():
            yield int(file.parts[-3]), json.loads(line)


def points(folder, name):
    """(attempt, step, elapsed seconds, value) of a series in the order in which the run recorded them."""
    for attempt, event in events(folder):
        if event.get("type") == "metrics" and name in event["values"]:
            value = event["values"][name]
            yield attempt, event["step"], event["elapsed"], value["mean"] if isinstance(value, dict) else value


def series(folder, name):
    """Step → value of a series of the run; a later attempt's values replace earlier ones."""
    return {step: value for _, step, _, value in points(folder, name)}


def newest_checkpoint(folder):
    return pathlib.Path(folder) / json.loads((pathlib.Path(folder) / "result.json").read_text())["checkpoint"]


def version(engine):
    return subprocess.run([engine, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]
