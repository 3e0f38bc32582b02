# SPDX-License-Identifier: Apache-2.0
"""Runs trainyard-engine on a spec and reads back what it recorded. Imported by the scripts beside it."""
import json
import pathlib
import subprocess


def data_folder():
    """As the tests find it: $TRAINYARD_TEST_DATA, else shared/data beside the checkout."""
    import os
    given = os.environ.get("TRAINYARD_TEST_DATA")
    return pathlib.Path(given) if given else pathlib.Path(__file__).resolve().parents[3] / "shared/data"


def run(engine, folder, spec):
    """Trains `spec` in the new folder to its end; raises SystemExit with what the engine said when that fails."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    (folder / "spec.json").write_text(json.dumps({"version": 1, "id": folder.name, "name": folder.name, **spec}))
    ended = subprocess.run([engine, "run", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ended.returncode != 0:
        raise SystemExit(f"the engine ended with {ended.returncode}: {ended.stdout[-2000:]}")
    return folder


def series(folder, name):
    """Step → value of a series of the run's only attempt."""
    values = {}
    for line in (pathlib.Path(folder) / "attempts/0001/events/rank-0000.jsonl").read_text().splitlines():
        event = json.loads(line)
        if event.get("type") == "metrics" and name in event["values"]:
            value = event["values"][name]
            values[event["step"]] = value if isinstance(value, (int, float)) else value["mean"]
    return values


def newest_checkpoint(folder):
    return pathlib.Path(folder) / json.loads((pathlib.Path(folder) / "result.json").read_text())["checkpoint"]


def version(engine):
    return subprocess.run([engine, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]
