#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of the translations must be able to fail: small trees with one sin each."""
import html
import pathlib
import sys
import tempfile
import unittest

import check_translations

LUPDATE = sys.argv.pop(1)


def message(source, translation, kind="", numerus=False):
    text = html.escape(translation) if not numerus else "".join(
        f"<numerusform>{html.escape(form)}</numerusform>" for form in translation)
    head = '<message numerus="yes">' if numerus else "<message>"
    return f"{head}<source>{html.escape(source)}</source><translation{kind}>{text}</translation></message>"


def document(*messages):
    return ('<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de_DE" sourcelanguage="en">'
            f"<context><name>Page</name>{''.join(messages)}</context></TS>")


class CheckTranslations(unittest.TestCase):
    def problems(self, code, *messages):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "gui").mkdir()
            (folder / "backend/base").mkdir(parents=True)
            (folder / "backend/protocol").mkdir()
            (folder / "gui" / "page.cpp").write_text("void f() {" + "".join(
                f'QCoreApplication::translate("Page", {call});' for call in code) + "}", encoding="utf-8")
            file = folder / "trainyard_de.ts"
            file.write_text(document(*messages), encoding="utf-8")
            return check_translations.check(LUPDATE, folder, [file])[1]

    def sins(self, part, *rest):
        found = self.problems(*rest)
        self.assertTrue(found)
        self.assertTrue(all(part in problem or "not in" in problem for problem in found), found)

    def test_accepts_a_whole_translation(self):
        self.assertEqual(self.problems(['"&Open %1…"', '"%n runs", nullptr, 2'], message("&Open %1…", "%1 ö&ffnen…"),
                                       message("%n runs", ["ein Lauf", "%n Läufe"], numerus=True)), [])

    def test_refuses_a_text_that_is_missing(self):
        self.sins("unfinished", ['"Stop"', '"Start"'], message("Stop", "Stoppen"))

    def test_refuses_unfinished_ones(self):
        self.sins("unfinished", ['"Stop"'], message("Stop", "Stoppen", ' type="unfinished"'))

    def test_refuses_texts_that_are_gone(self):
        self.sins("vanished", ['"Stop"'], message("Stop", "Stoppen"), message("Halt", "Halt"))

    def test_refuses_empty_ones(self):
        self.sins("empty", ['"Stop"'], message("Stop", ""))

    def test_refuses_other_placeholders(self):
        self.sins("where the source has", ['"%1 of %2"'], message("%1 of %2", "%1 von %1"))
        self.sins("where the source has", ['"<b>%1</b> runs"'], message("<b>%1</b> runs", "%1 Läufe"))
        self.sins("where the source has", ['"%L1 s"'], message("%L1 s", "%1 s"))
        self.sins("where the source has", ['"a\\nb"'], message("a\nb", "a b"))

    def test_refuses_a_lost_menu_letter_and_dots(self):
        self.sins("menu letters", ['"&Stop"'], message("&Stop", "Stoppen"))
        self.sins("at the end", ['"Export…"'], message("Export…", "Exportieren"))
        self.sins("blanks", ['" px"'], message(" px", "px"))


if __name__ == "__main__":
    unittest.main()
