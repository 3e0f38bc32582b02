#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of words must be able to fail."""
import unittest

import check_words


class CheckWords(unittest.TestCase):
    def count(self, text, path="gui/live/a.cpp"):
        return len(check_words.problems(path, text))

    def test_refuses_sentences_that_are_compared(self):
        for line in ('if (allowed == QLatin1String("the folder of the data set"))', 'reason != "it was cancelled by hand"',
                     'text.startsWith(QStringLiteral("Training waits for input"))', 'reason.find("no space left")',
                     'text.starts_with("The training loss became ")'):
            self.assertEqual(self.count(line), 1, line)

    def test_refuses_patterns_where_words_are_made(self):
        self.assertEqual(self.count("QRegularExpression pattern;", "gui/formats/reason_text.cpp"), 1)
        self.assertEqual(self.count("QRegularExpression pattern;", "gui/runs/runs_model.cpp"), 0)

    def test_refuses_another_word_for_the_own_machine(self):
        self.assertEqual(self.count('tr("No run on this computer has a checkpoint yet.")'), 1)
        self.assertEqual(self.count('tr("No run on this workstation"); // on this computer'), 0)

    def test_allows_words_that_are_said(self):
        for line in ('tr("Cannot open the store")', 'state == "running"', 'path.endsWith(".json.gz")',
                     'throw Failure(kind, "open the data set", path)', 'name == QLatin1String("val/top1")'):
            self.assertEqual(self.count(line), 0, line)


if __name__ == "__main__":
    unittest.main()
