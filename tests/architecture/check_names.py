#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when two files of a folder give one name in their unnamed namespaces to different things.

    check_names.py SOURCE_ROOT

The files of a library are compiled together (TRAINYARD_UNITY), so they share one unnamed namespace. A build without that
option does not notice such a pair; this check does, without a compiler. Two functions are a pair, too, when their
parameters convert into each other (f(std::string) and f(std::string_view)): a call might silently mean the other one.
The same goes for a function of a header that a file of the folder includes.
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
TEXT = re.compile(r"(std::)?(string|string_view|(filesystem::)?path)|fs::path|constchar\*|char\*|QString|QByteArray|QStringView")
NUMBER = re.compile(r"(std::)?(int|unsigned|long|float|double|bool|char|u?int\d+_t|size_t|qint64|qsizetype)+")
HEADER_FUNCTION = re.compile(r"^(?!return|using|#)[\w:][\w:<>,&* ]*?[ &*](\w+)\(([^;{}]*)\)\s*(?:;|\{|$)", re.M)
INCLUDE = re.compile(r'^#include "([^"]+\.h)"', re.M)
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


def family(parameters):
    """The kinds of parameters a call is matched by: types that convert into each other are one kind."""
    kinds, depth, start = [], 0, 0
    text = parameters + ","
    for at, letter in enumerate(text):
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            one = re.sub(r"=.*", "", text[start:at]).strip()
            one = re.sub(r"(?<=[\w&*>\]])\s*\b\w+$", "", one) if re.search(r"[\s&*]\w+$", one) else one
            bare = re.sub(r"\bconst\b(?!\s*char\s*\*)|&|\s", "", one)
            if bare:
                kinds.append("text" if TEXT.fullmatch(bare) else "number" if NUMBER.fullmatch(bare) else bare)
            start = at + 1
    return ",".join(kinds)


def functions_of(header):
    """{name: families} of the functions that a header declares outside of classes and inner namespaces."""
    found = collections.defaultdict(set)
    for match in HEADER_FUNCTION.finditer(blanked(header.read_text(encoding="utf-8"))):
        found[match.group(1)].add(family(match.group(2)))
    return found


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
        return function.group(1), f"function of ({family(function.group(2))})"
    variable = VARIABLE.match(before_value.removesuffix("{}").strip())
    return (variable.group(1), "variable") if variable else None


def clashes(names):
    """(name, files) of what the files of a folder mean by one name. names: {name: {what it is: files}}"""
    for name, kinds in sorted(names.items()):
        files = sorted(set().union(*kinds.values()))
        functions = all(kind.startswith("function") for kind in kinds)
        aliases = len(kinds) == 1 and next(iter(kinds)).startswith("alias")
        twice = [sorted(where) for where in kinds.values() if len(where) > 1]
        if len(files) > 1 and not aliases and (twice or not functions):
            yield name, twice[0] if functions else files


def hidden(names, root, includes, headers):
    """(name, files) of functions that a header included in the same folder has as well."""
    for header in sorted(includes):
        if not (root / header).is_file():
            continue
        if header not in headers:
            headers[header] = functions_of(root / header)
        for name, families in headers[header].items():
            for one in families:
                for file in names.get(name, {}).get(f"function of ({one})", ()):
                    yield name, [file, header]


def check(root):
    root, count, problems, headers = pathlib.Path(root), 0, [], {}
    for folder in sorted(path for top in TOP for path in (root / top).rglob("*") if path.is_dir()):
        names = collections.defaultdict(dict)  # name -> {what it is: files}
        includes = set()
        for file in sorted(folder.glob("*.cpp")):
            count += 1
            code = file.read_text(encoding="utf-8")
            includes.update(INCLUDE.findall(code))
            for found in filter(None, map(meaning, declarations(code))):
                names[found[0]].setdefault(found[1], set()).add(file.name)
        problems += [f"{folder.relative_to(root)}: {name} means something else in each of {', '.join(files)}"
                     for name, files in [*clashes(names), *hidden(names, root, includes, headers)]]
    return count, problems


def main():
    count, problems = check(sys.argv[1])
    print("\n".join(problems))
    print(f"{count} files, {len(problems)} names with several meanings")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
