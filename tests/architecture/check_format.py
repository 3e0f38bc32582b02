#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when a C++ file is not laid out as .clang-format says. Exits with 77 (skipped) where clang-format 14 is missing:
other versions lay out some lines in another way.

    check_format.py SOURCE_ROOT
"""
import pathlib
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

VERSION = "14"
TOP = ("backend", "cluster", "storage", "gui", "tests")
PROCESSES = 2
FILES_A_CALL = 40


def program():
    for name in (f"clang-format-{VERSION}", "clang-format"):
        path = shutil.which(name)
        if path and f"version {VERSION}." in subprocess.run([path, "--version"], capture_output=True, text=True).stdout:
            return path
    return None


def main():
    root, clang_format = pathlib.Path(sys.argv[1]), program()
    if clang_format is None:
        print(f"SKIP: clang-format {VERSION} is not installed (packaging/check installs it)")
        return 77
    files = sorted(path for top in TOP for path in (root / top).rglob("*") if path.suffix in (".h", ".cpp", ".cu", ".cuh"))
    calls = [files[at:at + FILES_A_CALL] for at in range(0, len(files), FILES_A_CALL)]

    def complaints(some):
        return subprocess.run([clang_format, "--dry-run", *some], capture_output=True, text=True, cwd=root).stderr

    with ThreadPoolExecutor(PROCESSES) as pool:
        said = "".join(pool.map(complaints, calls))
    wrong = sorted(set(re.findall(r"^(\S+?):\d+:\d+: ", said, re.M)))
    print("\n".join(f"{pathlib.Path(name).relative_to(root)} is not laid out; run clang-format -i on it" for name in wrong))
    print(f"{len(files)} files, {len(wrong)} not laid out as .clang-format says")
    if said and not wrong:
        print(said)
    return 1 if said or not files else 0


if __name__ == "__main__":
    sys.exit(main())
