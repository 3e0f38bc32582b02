#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of labels must be able to fail: lists of one test with one sin each."""
import unittest

import check_labels


def problems(labels, limit, factor=1.0):
    properties = [{"name": "LABELS", "value": labels}, {"name": "TIMEOUT", "value": limit}]
    return check_labels.problems_of([{"name": "a/b", "properties": properties}], factor)


class CheckLabels(unittest.TestCase):
    def sins(self, labels, limit, words):
        found = problems(labels, limit)
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_refuses_long_limits(self):
        self.sins(["unit"], 240.0, "unit and may take 240 s")
        self.sins(["gui"], 400.0, "gui and may take 400 s")
        self.assertEqual(len(problems(["unit", "fast"], 300.0)), 2)

    def test_refuses_labels_that_do_not_go_together(self):
        self.sins(["unit", "slow"], 100.0, "unit and slow")
        self.sins(["fast"], 30.0, "neither unit nor gui")

    def test_refuses_what_is_missing_or_unknown(self):
        self.sins([], 30.0, "no label")
        self.sins(["unit", "quick"], 30.0, "no label quick")
        self.sins(["unit"], None, "no TIMEOUT")

    def test_allows_the_rest(self):
        self.assertEqual(problems(["unit", "fast"], 60.0), [])
        self.assertEqual(problems(["gui", "slow"], 900.0), [])
        self.assertEqual(problems(["slurm"], 1500.0), [])
        self.assertEqual(problems(["unit"], 600.0, 5.0), [])


if __name__ == "__main__":
    unittest.main()
