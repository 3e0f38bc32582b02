#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when two files of a folder give one name in their unnamed namespaces to different things.

    check_names.py SOURCE_ROOT

The files of a library are compiled together (TRAINYARD_UNITY), so they share one unnamed namespace. A build without that
option does not notice such a pair; this check does, without a compiler.
"""
import collections
import pathlib
import re
import sys

TOP = ("backend", "cluster", "storage", "gui")
NOT_CODE = re.compile(r'R"(\w*)\((?s:.*?)\)\1"|//[^\n]*|/\*(?s:.*?)\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'')
DIGIT_SEPARATOR = re.compile(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])")
NAMESPACE = re.compile(r"(?:^|\s)namespace(\s+[\w:]+)?\s*$")
TYPE = re.compile(r"(?:struct|class|enum class|enum|union)\s+(\w+)")
ALIAS = re.compile(r"(?:using|namespace)\s+(\w+)\s*=\s*(.*)")
FUNCTION = re.compile(r"[^=(]*?(~?\w+|operator\S+)\s*\((.*)\)\s*(?:const|noexcept|->.*)*\s*(?:\{\})?$")
VARIABLE = re.compile(r".*?(\w+)(?:\[[\w ]*\])*$")


def blanked(text):
    """Without comments, preprocessor lines and what stands between quotation marks."""
    text = DIGIT_SEPARATOR.sub("", text)
    text = NOT_CODE.sub(lambda found: '""' if found.group(0)[0] in 'R"' else " ", text)
    return re.sub(r"^\s*#(?:.*\\\n)*.*$", "", text, flags=re.M)


def end_of_block(text, start):
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at
    return len(text) - 1


def declarations(text):
    """What stands in unnamed namespaces, each as one line with its body as {}."""
    text, at, open_spaces, statement, brackets = blanked(text), 0, [], "", 0
    while at < len(text):
        letter = text[at]
        brackets += {"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0)
        if letter == "{" and brackets == 0 and NAMESPACE.search(statement.strip()):
            open_spaces.append(NAMESPACE.search(statement.strip()).group(1) is None)
            statement = ""
        elif letter == "{":
            at = end_of_block(text, at)
            statement += "{}"
            following = text[at + 1:].lstrip()[:1]
            if brackets == 0 and following not in (";", ",") and not re.search(r"=\s*[^=]*$", statement[:-2]):
                if any(open_spaces):
                    yield " ".join(statement.split())
                statement = ""
        elif letter == ";" and brackets == 0:
            if any(open_spaces) and statement.strip():
                yield " ".join(statement.split())
            statement = ""
        elif letter == "}":
            if open_spaces:
                open_spaces.pop()
            statement = ""
        else:
            statement += letter
        at += 1


def meaning(declaration):
    """(name, what it is); two files may share a name only when neither or both define an overload or the same alias."""
    declaration = re.sub(r"^template\s*<.*?>\s*(?=[a-zA-Z])", "", declaration)
    declaration = re.sub(r"^\[\[\w+\]\]\s*", "", declaration)
    alias = ALIAS.match(declaration)
    if alias:
        return alias.group(1), "alias of " + alias.group(2)
    if declaration.startswith("using "):
        return None
    kind = TYPE.match(declaration)
    if kind and re.match(r"\s*(?:final\s*)?(?::[^:(][^(]*)?(?:\{\})?$", declaration[kind.end():]):
        return kind.group(1), "type"
    before_value = declaration.split("=")[0].strip()
    function = FUNCTION.match(declaration)
    if function and ("=" not in declaration.split("(")[0]):
        types = re.sub(r"\b\w+\s*(=[^,]*)?(?=,|$)", "", function.group(2)).replace(" ", "")
        return function.group(1), f"function of ({types})"
    variable = VARIABLE.match(before_value.removesuffix("{}").strip())
    return (variable.group(1), "variable") if variable else None


def check(root):
    root, count, problems = pathlib.Path(root), 0, []
    for folder in sorted(path for top in TOP for path in (root / top).glob("*") if path.is_dir()):
        names = collections.defaultdict(dict)  # name -> {what it is: files}
        for file in sorted(folder.glob("*.cpp")):
            count += 1
            for found in filter(None, map(meaning, declarations(file.read_text(encoding="utf-8")))):
                names[found[0]].setdefault(found[1], set()).add(file.name)
        for name, kinds in sorted(names.items()):
            files = sorted(set().union(*kinds.values()))
            functions = all(kind.startswith("function") for kind in kinds)
            aliases = len(kinds) == 1 and next(iter(kinds)).startswith("alias")
            twice = [sorted(where) for where in kinds.values() if len(where) > 1]
            if aliases or len(files) < 2 or (functions and not twice):
                continue
            problems.append(f"{folder.relative_to(root)}: {name} means something else in each of "
                            + ", ".join(twice[0] if functions else files))
    return count, problems


def main():
    count, problems = check(sys.argv[1])
    print("\n".join(problems))
    print(f"{count} files, {len(problems)} names with several meanings")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
