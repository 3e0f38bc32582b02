#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails where the window takes English apart: a sentence that is compared, or a pattern in a file that makes words. And
where a text calls the person's own machine other than "this workstation".

    check_words.py SOURCE_ROOT

A reason travels as a code with arguments (backend/base/reason.h); gui/formats/reason_text.h turns it into words.
"""
import pathlib
import re
import sys

# Three words or more in quotation marks, compared or looked for.
SENTENCE = r'"(?:[^"\\\n]|\\.)*\w+ \w+ \w+(?:[^"\\\n]|\\.)*"'
WRAPPED = rf'(?:QLatin1String|QStringLiteral|std::string|std::string_view|QString)?\(?\s*{SENTENCE}'
COMPARED = re.compile(rf'(?:[=!]=\s*{WRAPPED}|\b(?:startsWith|endsWith|contains|indexOf|compare|starts_with|ends_with|find)'
                      rf'\(\s*{WRAPPED})')
WORDS = re.compile(r"_(?:text|texts|words)\.cpp$")
COMPUTER = re.compile(r'"(?:[^"\\\n]|\\.)*[Tt]his computer(?:[^"\\\n]|\\.)*"')


def problems(path, text):
    found = [f"{path}:{text.count(chr(10), 0, match.start()) + 1}: compares a sentence: {match.group(0)[:80]}"
             for match in COMPARED.finditer(text)]
    found += [f"{path}:{text.count(chr(10), 0, match.start()) + 1}: write \"this workstation\": {match.group(0)[:80]}"
              for match in COMPUTER.finditer(text)]
    if WORDS.search(path) and "QRegularExpression" in text:
        found.append(f"{path}: takes text apart with a pattern")
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    files = sorted(path for room in ("backend/protocol", "gui") for path in (root / room).rglob("*")
                   if path.suffix in (".cpp", ".h"))
    found = [problem for path in files
             for problem in problems(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))]
    print("\n".join(found))
    print(f"{len(files)} files, {len(found)} problems")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
