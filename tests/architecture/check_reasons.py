#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails where an error gets its reason as prose: it would stay English in every window. The command line speaks English.

    check_reasons.py SOURCE_ROOT

The window must not show the English words of a reason, either. A reason is a code with arguments (backend/base/reason.h): a row in backend/protocol/reasons_*.h. Text that is not ours,
such as a library's, is passed on as it is.
"""
import pathlib
import re
import sys

ROOMS = ("backend/base", "backend/protocol", "backend/foreign", "backend/ops", "backend/graph", "backend/models", "backend/cpu", "backend/cuda",
         "backend/data", "backend/distributed", "backend/pruning", "backend/search", "backend/train", "backend/selftest", "backend/engine",
         "cluster", "storage", "gui")
ELSEWHERE = ("gui/command_line/",)  # words for the terminal
# What makes an error or a part of one, and the place of the first argument that people read.
MAKERS = {"Failure": 3, "errorWith": 3, "Error": 3, "Refusal": 0, "RunFailure": 1, "Reason": 0, "refuse": 0, "message": 1,
          "runtime_error": 0}
CALL = re.compile(r"(?<![\w~])(" + "|".join(MAKERS) + r")(?:\s+\w+)?\s*([({])")
CODE = re.compile(r"(?:\w*Reason|errorWith)\($")  # the latter is looked at by itself
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')
# The English words of a reason on their way into the window, which has errorText() and reasonText() for them.
ENGLISH = re.compile(r"\b(?:fromStdString|fromUtf8|qt)\(\s*[\w.\->()]*(?:error|failure|problem|reason)[\w.\->()]*"
                     r"\.(?:text\(\)|what\(\)|words|remedy)\s*\)", re.IGNORECASE)
WINDOW = re.compile(r"gui/(?!command_line/|services/|trace/|formats/reason_text\.cpp)")
PROSE = re.compile(r"[A-Za-z,;]\s+[A-Za-z]|\w{3,}\s|\s\w{3,}")


def end_of_literal(text, at):
    quote = text[at]
    at += 1
    while at < len(text) and text[at] != quote:
        at += 2 if text[at] == "\\" else 1
    return at + 1


def is_digit_separator(text, at):
    return text[at] == "'" and at > 0 and text[at - 1].isalnum()


def arguments(text, at):
    """The arguments of a call whose bracket is at `at`, and where it ends; None where it has no end."""
    out, depth, begin = [], 0, at + 1
    while at < len(text):
        letter = text[at]
        if letter in "\"'" and not is_digit_separator(text, at):
            at = end_of_literal(text, at)
            continue
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
            if depth == 0:
                out.append(text[begin:at])
                return out, at
        elif letter == "," and depth == 1:
            out.append(text[begin:at])
            begin = at + 1
        at += 1
    return None


def prose(argument):
    """The first literal with several words; the arguments of reasons are facts, whatever is in them."""
    at = 0
    while at < len(argument):
        letter = argument[at]
        if letter == "(" and CODE.search(argument[:at + 1]):
            at = arguments(argument, at)[1] + 1
        elif letter == "'" and not is_digit_separator(argument, at):
            at = end_of_literal(argument, at)
        elif letter == '"':
            end = end_of_literal(argument, at)
            if PROSE.search(argument[at + 1:end - 1]):
                return argument[at:end]
            at = end
        else:
            at += 1
    return None


def without_comments(text):
    return re.sub(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*', lambda match: match.group(1) or "", text)


def problems(path, text):
    text = without_comments(text)
    found = []
    for match in CALL.finditer(text):
        call = arguments(text, match.end() - 1)
        if not call or match.group(1) == "runtime_error" and "/protocol/" in path:  # what readers of JSON throw
            continue
        field = match.group(1) == "refuse" and path.startswith("cluster/")  # its first argument names what is refused
        for argument in call[0][1 if field else MAKERS[match.group(1)]:]:
            if literal := prose(argument):
                line = text.count("\n", 0, match.start()) + 1
                found.append(f"{path}:{line}: prose as a reason: {literal[:80]}")
                break
    for match in ENGLISH.finditer(text) if WINDOW.match(path) else ():
        line = text.count("\n", 0, match.start()) + 1
        found.append(f"{path}:{line}: English words in the window: {match.group(0)[:80]}")
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    files = sorted(path for room in ROOMS for path in (root / room).rglob("*")
                   if path.suffix in (".cpp", ".h", ".cu") and not path.name.startswith("reasons_")
                   and not path.relative_to(root).as_posix().startswith(ELSEWHERE))
    found = [problem for path in files
             for problem in problems(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))]
    print("\n".join(found))
    print(f"{len(files)} files, {len(found)} problems")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
