#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when packaging/sanitized leaves out a test: each runs in an asan slice, and each with the label threads in a tsan slice.

check_slices.py CTEST BUILD_FOLDER packaging/sanitized
"""
import json
import pathlib
import re
import subprocess
import sys

SLICE = re.compile(r'^\s*"(asan|tsan) \| ([^|"]*) \|([^"]*)"$', re.M)


def slices_of(text):
    """The slices that the script lists: preset, programs, the labels that a test must have, those that it must not have."""
    slices = []
    for preset, programs, options in SLICE.findall(text):
        words = options.split()
        pairs = list(zip(words[::2], words[1::2]))
        wanted = [value for option, value in pairs if option == "-L"]
        unwanted = [value for option, value in pairs if option == "-LE"]
        slices.append((preset, programs.split(), wanted, unwanted))
    return slices


def runs(one, labels):
    _, programs, wanted, unwanted = one

    def has(pattern):
        return any(re.search(pattern, label) for label in labels)

    return any(label in programs for label in labels) and all(map(has, wanted)) and not any(map(has, unwanted))


def problems_of(tests, slices):
    """tests: name -> labels."""
    problems = []
    for name, labels in tests.items():
        if "gpu" in labels or not any(label.endswith(("_tests", "_replay")) for label in labels):
            continue  # these need other hardware, or are no program of ours
        for preset in ["asan"] + ["tsan"] * ("threads" in labels):
            if not any(one[0] == preset and runs(one, labels) for one in slices):
                problems.append(f"{name} is in no {preset} slice")
    for one in slices:
        if not any(runs(one, labels) for labels in tests.values()):
            problems.append(f"no test is in the {one[0]} slice of {' '.join(one[1])}")
    return problems


def main():
    ctest, build, script = sys.argv[1:]
    listing = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True, check=True)
    tests = {}
    for test in json.loads(listing.stdout[listing.stdout.index("{"):])["tests"]:
        properties = {one["name"]: one.get("value") for one in test.get("properties", [])}
        tests[test["name"]] = properties.get("LABELS") or []
    slices = slices_of(pathlib.Path(script).read_text(encoding="utf-8"))
    problems = problems_of(tests, slices)
    print("\n".join(problems))
    print(f"{len(tests)} tests in {len(slices)} slices, {len(problems)} problems")
    return 1 if problems or not slices else 0


if __name__ == "__main__":
    sys.exit(main())
