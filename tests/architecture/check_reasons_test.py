#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of reasons must be able to fail."""
import unittest

import check_reasons


class CheckReasons(unittest.TestCase):
    def count(self, text, path="backend/train/a.cpp"):
        return len(check_reasons.problems(path, text))

    def test_refuses_prose(self):
        for text in ('throw Failure(ErrorKind::BadInput, "open", path, "it is empty");',
                     'throw Failure(ErrorKind::BadInput, "open", path, std::string("it has ") + name);',
                     'throw Failure(ErrorKind::BadInput, "open", path, found ? reasonOf(x) : "there is none");',
                     'throw Failure(ErrorKind::BadInput, "open", path, dataReason("data.a"), "Name another file.");',
                     'throw RunFailure(ExitCode::BadSpec, {ErrorKind::BadInput, "use the run spec", path, why});',
                     'return Error{ErrorKind::Io, "read", path, "it became shorter", {}, 0};',
                     'throw Refusal(Reason("it is no list"));', 'throw std::runtime_error("it is damaged");',
                     'refuse("its padding is " + name);', 'message(LogLevel::Info, "Resumed from step 3");'):
            self.assertGreaterEqual(self.count(text), 1, text)

    def test_says_where(self):
        self.assertIn("a.cpp:3:", check_reasons.problems("a.cpp", '\n\nthrow Refusal("it is empty");')[0])

    def test_allows_codes_and_text_that_is_not_ours(self):
        for text in ('throw Failure(ErrorKind::BadInput, "read the file", path, dataReason("data.empty", "a b c"));',
                     'throw Failure(ErrorKind::Io, "read the file", path, whyOf(exception));',
                     'throw RunFailure(code, errorWith(ErrorKind::Io, "read the file", path, runReason("run.x")));',
                     'refuse(modelReason("model.window-axes", axes.size()));', '// Failure(a, b, c, "some more words")',
                     'Failure(ErrorKind kind, std::string operation, std::string subject, Reason why);'):
            self.assertEqual(self.count(text), 0, text)

    def test_refuses_english_in_the_window(self):
        text = "emit failed(QString::fromStdString(outcome.error().text())); say(qt(run.reason.words));"
        self.assertEqual(self.count(text, "gui/runs/a.cpp"), 2)
        self.assertEqual(self.count(text, "gui/command_line/a.cpp"), 0)
        self.assertEqual(self.count("emit failed(errorText(outcome.error()));", "gui/runs/a.cpp"), 0)


if __name__ == "__main__":
    unittest.main()
