#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of slices must be able to fail."""
import unittest

import check_slices

SCRIPT = '''
    "asan | a_tests b_tests | -LE slow|gpu"
    "asan | a_tests | -L slow"
    "tsan | b_tests | -L threads -LE slow"
'''


class CheckSlices(unittest.TestCase):
    def problems(self, tests):
        every = {"a": ["unit", "a_tests"], "s": ["slow", "a_tests"], "t": ["threads", "b_tests"], **tests}
        return check_slices.problems_of(every, check_slices.slices_of(SCRIPT))

    def test_allows_what_is_in_a_slice(self):
        self.assertEqual(self.problems({"gpu": ["gpu", "b_tests"], "script": ["unit"]}), [])

    def test_refuses_what_is_left_out(self):
        self.assertEqual(self.problems({"x": ["unit", "c_tests"]}), ["x is in no asan slice"])
        self.assertEqual(self.problems({"x": ["slow", "b_tests"]}), ["x is in no asan slice"])
        self.assertEqual(self.problems({"x": ["threads", "a_tests"]}), ["x is in no tsan slice"])
        self.assertEqual(len(self.problems({"x": ["threads", "slow", "b_tests"]})), 2)

    def test_refuses_an_empty_slice(self):
        found = check_slices.problems_of({}, check_slices.slices_of(SCRIPT))
        self.assertEqual(len(found), 3)
        self.assertIn("no test is in the asan slice of a_tests b_tests", found)


if __name__ == "__main__":
    unittest.main()
