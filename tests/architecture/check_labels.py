#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when a test's labels do not mean what tests/README.md says of them.

check_labels.py CTEST BUILD_FOLDER FACTOR: FACTOR is how much more time the build allows each test, such as with sanitizers.
"""
import json
import subprocess
import sys

KNOWN = {"fast", "unit", "gui", "ranks", "gpu", "slurm", "slow", "threads"}
LONGEST = {"fast": 120, "unit": 120, "gui": 240}  # seconds after which ctest ends a test that is not "slow"
ALONE = {"fast": {"slow", "slurm", "gpu", "ranks"}, "unit": {"slow", "slurm", "gpu", "ranks"}}


def problems_of(tests, factor=1.0):
    """tests: what `ctest --show-only=json-v1` lists."""
    problems = []
    for test in tests:
        properties = {one["name"]: one.get("value") for one in test.get("properties", [])}
        labels = set(properties.get("LABELS") or [])
        limit = properties.get("TIMEOUT")
        if not labels & KNOWN:
            problems.append(f"{test['name']} has no label")
        for label in sorted(one for one in labels - KNOWN if not one.endswith(("_tests", "_replay"))):  # that is its program
            problems.append(f"{test['name']}: there is no label {label}")
        if not limit:
            problems.append(f"{test['name']} has no TIMEOUT")
            continue
        for label in sorted(labels):
            for other in sorted(labels & ALONE.get(label, set())):
                problems.append(f"{test['name']} is {label} and {other}")
            longest = LONGEST.get(label)
            if longest and "slow" not in labels and limit > longest * factor:
                problems.append(f"{test['name']} is {label} and may take {limit:g} s: at most {longest * factor:g} s, "
                                "or slow")
        if "fast" in labels and not labels & {"unit", "gui"}:
            problems.append(f"{test['name']} is fast, and neither unit nor gui")
    return problems


def main():
    ctest, build, factor = sys.argv[1:]
    listing = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True,
                             check=True)
    tests = json.loads(listing.stdout[listing.stdout.index("{"):])["tests"]
    problems = problems_of(tests, float(factor))
    print("\n".join(problems))
    print(f"{len(tests)} tests, {len(problems)} problems")
    return 1 if problems or not tests else 0


if __name__ == "__main__":
    sys.exit(main())
