#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of names must be able to fail: small trees with one sin each."""
import pathlib
import tempfile
import unittest

import check_names


class CheckNames(unittest.TestCase):
    def problems(self, first, second, other="gui/live"):
        with tempfile.TemporaryDirectory() as name:
            for file, code in (("gui/live/a.cpp", first), (f"{other}/b.cpp", second)):
                path = pathlib.Path(name) / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("namespace trainyard {\nnamespace {\n" + code + "\n} // namespace\nint after();\n}\n")
            return check_names.check(name)[1]

    def sins(self, name, first, second):
        found = self.problems(first, second)
        self.assertEqual(len(found), 1, found)
        self.assertIn(f" {name} ", found[0])

    def test_refuses_constants(self):
        self.sins("kRow", "constexpr int kRow = 26;", "constexpr int kRow = 40; // higher")
        self.sins("kKey", 'const QString kKey = QStringLiteral("a;b");', 'const QString kKey{"c"};')
        self.sins("kAll", "constexpr int kAll[] = {1, 2};", "constexpr std::array kAll{3, 4};")

    def test_refuses_functions_of_the_same_parameters(self):
        self.sins("at", "int at(const char* key)\n{\n    return *key;\n}", "int at(const char* name) { return name[1]; }")

    def test_refuses_types_and_aliases_that_differ(self):
        self.sins("Geometry", "struct Geometry {\n    int a = 1;\n};", "class Geometry : public Base {\n};")
        self.sins("Kind", "using Kind = A::Kind;", "using Kind = B::Kind;")
        self.sins("Colour", "using Colour = int;", "struct Colour { int r; };")

    def test_allows_what_goes_together(self):
        self.assertEqual(self.problems("namespace fs = std::filesystem;", "namespace fs = std::filesystem;"), [])
        self.assertEqual(self.problems("using Json = nlohmann::json;", "using Json = nlohmann::json;"), [])
        self.assertEqual(self.problems("int at(int i) { return i; }", "int at(const Shape& shape) { return shape.c; }"), [])
        self.assertEqual(self.problems("constexpr int kRow = 1;", "constexpr int kRow = 2;", "gui/widgets"), [])
        self.assertEqual(self.problems('int a() { int kRow = 1; return kRow; }', "int b() { int kRow = 2; return kRow; }"), [])

    def test_refuses_functions_whose_parameters_convert(self):
        self.sins("trimmed", "std::string trimmed(std::string text);", "std::string trimmed(std::string_view text) { return {}; }")
        self.sins("rounded", "int rounded(double value);", "int rounded(const float x) { return 1; }")
        self.assertEqual(self.problems("void f(int a, int b = 1);", "void f(int a);"), [])

    def test_refuses_functions_of_included_headers(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "gui" / "live"
            folder.mkdir(parents=True)
            (folder / "text.h").write_text("namespace trainyard {\n\ninline std::string trimmed(std::string text)\n{\n    return text;\n}\n}\n")
            (folder / "a.cpp").write_text('#include "gui/live/text.h"\n')
            (folder / "b.cpp").write_text("namespace {\nstd::string trimmed(std::string_view text)\n{\n    return {};\n}\n}\n")
            found = check_names.check(name)[1]
            self.assertEqual(len(found), 1, found)
            self.assertIn("trimmed means something else in each of b.cpp, gui/live/text.h", found[0])

    def test_looks_into_unnamed_namespaces_only(self):
        self.assertEqual(self.problems("} namespace b { int f(); } namespace {", "} namespace c { int f(); } namespace {"), [])


if __name__ == "__main__":
    unittest.main()
