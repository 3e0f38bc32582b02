#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when the top level holds anything but what the architecture names, or a source file lacks its licence line."""
import pathlib
import subprocess
import sys

TOP = {"CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md", "LICENSE", "README.md", "backend", "cluster", "gui",
       "packaging", "resources", "storage", "tests", "translations"}
LICENCES = {"backend": "Apache-2.0", "gui": "GPL-3.0-or-later", "cluster": "GPL-3.0-or-later",
            "storage": "GPL-3.0-or-later"}


def main():
    root = pathlib.Path(sys.argv[1])
    listing = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard"],
                             capture_output=True, text=True)
    if listing.returncode != 0:  # an unpacked archive: no git there
        names = [p.relative_to(root).as_posix() for p in root.rglob("*")
                 if p.is_file() and p.relative_to(root).parts[0] != "build"]
    else:
        names = [name for name in listing.stdout.split("\n") if name and (root / name).exists()]
    problems = []
    for top in sorted({name.split("/")[0] for name in names}):
        if not top.startswith(".") and top not in TOP:
            problems.append(f"{top} does not belong to the top level")
    problems += [f"{name} is missing at the top level" for name in sorted(TOP) if not (root / name).exists()]
    for name in names:
        if not name.endswith((".h", ".cpp", ".cu", ".py", ".sh", ".cmake", "CMakeLists.txt")):
            continue
        head = (root / name).read_text(encoding="utf-8", errors="replace")[:300]
        wanted = LICENCES.get(name.split("/")[0], "")
        if f"SPDX-License-Identifier: {wanted}" not in head:
            problems.append(f"{name} does not name its licence {wanted} in an SPDX line")
    print("\n".join(problems))
    print(f"{len(names)} files, {len(problems)} problems")
    return 1 if problems or not names else 0


if __name__ == "__main__":
    sys.exit(main())
