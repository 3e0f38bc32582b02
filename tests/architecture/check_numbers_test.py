#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of numbers must be able to fail."""
import unittest

import check_numbers


class CheckNumbers(unittest.TestCase):
    def test_refuses_formats_of_its_own(self):
        for text in ["QString::number(rate, 'g', 3)", "QString::number(f(x) * 100.0, 'f', 2)", "QLocale().toString(n)",
                     "format::locale().toString(value, 'f', 1)", "tr(\"%1\").arg(x, 0, 'f', 2)"]:
            self.assertEqual(len(check_numbers.problems_in("gui/live/a.cpp", text)), 1, text)

    def test_allows_whole_numbers_and_the_one_place(self):
        self.assertEqual(check_numbers.problems_in("gui/live/a.cpp", "QString::number(count)"), [])
        self.assertEqual(check_numbers.problems_in("gui/formats/a.cpp", "QString::number(rate, 'g', 3)"), [])


if __name__ == "__main__":
    unittest.main()
