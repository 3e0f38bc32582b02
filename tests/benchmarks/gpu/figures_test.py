# SPDX-License-Identifier: Apache-2.0
"""Figures are collected from whatever a cut call left, and the README's table is made from them."""
import json
import pathlib
import tempfile
import unittest

import asking
import compare
import figures

README = "# Name\n\n[page](tests/benchmarks/results/2026-01-01-gpu.md):\n\n" + "\n".join(figures.HEAD) + "\n| old | 1 | 2 | 3 |\n\nAfter.\n"


def measured(own=300.0, eager=100.0):
    return {"compare": {net: {"batch": 1, "engine": {"images_per_second": own}, "eager": {"images_per_second": eager}} for net in figures.TASKS}}


class Figures(unittest.TestCase):
    def test_writes_the_table_and_names_the_page(self):
        text = figures.with_table(README, figures.table(measured(1234.4)), "2026-02-02-gpu")
        self.assertIn("| training ResNet50V2 at 128 × 128 | 1,234 images/s | 100 | 12.3 × |\n", text)
        self.assertNotIn("old", text)
        self.assertIn("results/2026-02-02-gpu.md", text)
        self.assertTrue(text.endswith("|\n\nAfter.\n"))
        self.assertEqual(figures.with_table(text, figures.table(measured(1234.4)), "2026-02-02-gpu"), text)

    def test_adds_whole_runs_that_both_have_ended(self):
        runs = {"resnet20v2": {"epochs": 60 * [{"seconds": 2.0}]}, "resnet20v2-peer": {"epochs": 60 * [{"seconds": 3.0}]}}
        self.assertEqual(figures.table({**measured(), **runs})[-1], "| 60 epochs of ResNet20V2 on CIFAR-10 | 120 s | 180 s | 1.5 × |")
        runs["resnet20v2-peer"]["epochs"].pop()
        self.assertEqual(figures.table({**measured(), **runs}), figures.table(measured()))

    def test_finds_the_figures_that_the_readme_names(self):
        with tempfile.TemporaryDirectory() as name:
            readme = pathlib.Path(name) / "README.md"
            readme.write_text(README)
            self.assertEqual(figures.named(readme), readme.parent / "tests/benchmarks/results/2026-01-01-gpu.json")
            readme.write_text("# Name")
            with self.assertRaises(ValueError):
                figures.named(readme)

    def test_refuses_a_missing_figure(self):
        some = measured()
        del some["compare"]["small-cnn"]["eager"]
        with self.assertRaisesRegex(ValueError, "small-cnn"):
            figures.table(some)
        with self.assertRaises(ValueError):
            figures.with_table("# Nothing\n", figures.table(measured()), "page")

    def test_collects_what_a_cut_call_left(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "compare.json").write_text(json.dumps(measured()["compare"]))
            (folder / "details.json").write_text('{"cut')
            (folder / "selftest-fp16.json").write_text(json.dumps({"device": "GPU", "checks": [{"outcome": "passed"}, {"outcome": "failed"}]}))
            (folder / "selftest-bf16.json").write_text("")
            (folder / "images.md").write_text("| a |\n")
            (folder / "resnet20v2.json").write_text('{"epochs": []}')
            (folder / "gpu.md").write_text("the page")
            found = figures.collected(folder)
            self.assertEqual(found["compare"], measured()["compare"])
            self.assertEqual(found["details"], {})
            self.assertEqual((found["resnet20v2"], found["resnet20v2-peer"]), ({"epochs": []}, {}))
            self.assertEqual(found["selftests"]["fp16"], {"device": "GPU", "passed": 1, "failed": 1, "skipped": 0})
            self.assertEqual(found["selftests"]["bf16"]["passed"], 0)
            self.assertEqual(found["tables"], {"images": ["| a |"]})

    def test_goes_on_from_a_broken_file(self):
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name) / "compare.json"
            path.write_text('{"gru": {"batch"')
            kept = compare.Kept(path)
            kept.put("gru", "engine", 8, {"images_per_second": 5.0})
            self.assertEqual(compare.Kept(path).rounds("gru", "engine"), 1)
            self.assertEqual(asking.load(path)["gru"]["engine"]["images_per_second"], 5.0)
            self.assertEqual([one.name for one in path.parent.iterdir()], ["compare.json"])


if __name__ == "__main__":
    unittest.main()
