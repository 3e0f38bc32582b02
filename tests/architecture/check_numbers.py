#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when a part of the window turns a real number into text by itself: charts beside tables would then show different
decimal signs. gui/formats does it for all of them."""
import pathlib
import re
import sys

HOME = "gui/formats"
SINS = {
    r"QString::number\((?:[^()]|\([^()]*\))*,\s*'[efgEFG]'": "QString::number() with a format",
    r"\.toString\((?:[^()]|\([^()]*\))*,\s*'[efgEFG]'": "QLocale::toString() with a format",
    r"\bQLocale\(\)": "QLocale()",
    r"\.arg\((?:[^()]|\([^()]*\))*,\s*0,\s*'[efgEFG]'": "arg() with a format",
}


def problems_in(path, text):
    if path.startswith(HOME + "/"):
        return []
    found = []
    for pattern, what in SINS.items():
        for hit in re.finditer(pattern, text):
            line = text.count("\n", 0, hit.start()) + 1
            found.append(f"{path}:{line}: {what}; use {HOME}/format.h or {HOME}/figures.h")
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    files = sorted([*root.glob("gui/**/*.cpp"), *root.glob("gui/**/*.h")])
    problems = [one for file in files for one in problems_in(str(file.relative_to(root)), file.read_text())]
    print("\n".join(problems))
    print(f"{len(files)} files, {len(problems)} problems")
    return 1 if problems or not files else 0


if __name__ == "__main__":
    sys.exit(main())
