#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails when a translation is not whole: a text of the sources that is missing, unfinished, gone or empty, or one whose
placeholders, tags, menu letter, line ends or closing dots differ from its translation's.

usage: check_translations.py LUPDATE SOURCE_FOLDER SPEC_TABLES
SPEC_TABLES is the program trainyard_spec_tables, which lists the texts of the tables of fields.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

MARKS = re.compile(r"%L?\d{1,2}|%L?n|</?[a-z]+[^<>]*>|\n|\t")
LETTER = re.compile(r"&(?!&)(\w)")


def texts(message):
    """All translations of a message: one, or one for each numerus form."""
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def marks(text):
    return sorted(MARKS.findall(text))


def sins(source, message):
    kind = message.find("translation").get("type", "")
    if kind:
        return [kind]
    found = []
    for text in texts(message):
        if not text.strip() and source.strip():
            found.append("empty")
            continue
        # A numerus form may leave the number out: "one run" for "%n runs".
        wanted = [mark for mark in marks(source) if not (message.get("numerus") and mark in ("%n", "%Ln"))]
        given = [mark for mark in marks(text) if not (message.get("numerus") and mark in ("%n", "%Ln"))]
        if wanted != given:
            found.append(f"has {given} where the source has {wanted}")
        plain = source.replace("&&", ""), text.replace("&&", "")
        if len(LETTER.findall(plain[0])) != len(LETTER.findall(plain[1])):
            found.append("has another number of menu letters (&) than the source")
        if source.endswith("…") != text.endswith("…"):
            found.append("… at the end of one alone")
        if source[:1].isspace() != text[:1].isspace() or source[-1:].isspace() != text[-1:].isspace():
            found.append("blanks around one alone")
    return found


def check_file(path):
    """The number of messages of a .ts file, and what is wrong with them."""
    count, problems = 0, []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            count += 1
            source = message.findtext("source") or ""
            problems += [f"{name}: {source!r}: {sin}" for sin in sins(source, message)]
    return count, problems


def keys(path):
    return {(context.findtext("name"), message.findtext("source"), message.findtext("comment"))
            for context in ElementTree.parse(path).getroot().iter("context") for message in context.iter("message")}


def is_english(translation):
    """Whether it is of the language of the sources, and so has plurals alone."""
    return ' language="en' in translation.read_text(encoding="utf-8")[:300]


def check(lupdate, folder, translations, spec_tables=None):
    """Brings copies of the translations up to date with the sources and looks at them; then each holds every text, those
    that are new as unfinished ones and those that left the sources as vanished. All but English in one go, because lupdate
    reads the sources each time."""
    total, problems = 0, []
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        field_texts = scratch / "field_texts.h"
        with open(field_texts, "w") as file:
            if spec_tables:
                subprocess.run([spec_tables, "texts"], check=True, stdout=file, timeout=20)
        for plurals in (True, False):
            chosen = [one for one in translations if is_english(one) == plurals]
            copies = [scratch / one.name for one in chosen]
            for one, copy in zip(chosen, copies):
                shutil.copy(one, copy)
            if copies:
                subprocess.run([lupdate, "-silent", *(["-pluralonly"] if plurals else []), "-recursive", "-I", str(folder),
                                str(folder / "gui"), str(folder / "backend/base"), str(folder / "backend/protocol"),
                                str(field_texts), "-locations", "none", "-ts", *map(str, copies)], check=True, timeout=100)
            for one, copy in zip(chosen, copies):
                count, found = check_file(copy)
                total += count
                problems += [f"{one.name}: {problem}" for problem in found]
                problems += [f"{one.name}: {name}: {source!r}: not in it: build update_translations"
                             for name, source, _ in sorted(keys(copy) - keys(one), key=str)]
    return total, problems


def main():
    lupdate, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted((folder / "translations").glob("*.ts"))
    total, bad = check(lupdate, folder, files, sys.argv[3])
    print("\n".join(bad))
    print(f"{len(files)} translations, {total} texts, {len(bad)} problems")
    return 1 if bad or not total else 0


if __name__ == "__main__":
    sys.exit(main())
