// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_spec.h"

#include <string_view>

namespace trainyard {

/// Reads the options from what a program prints for `--help`: texts of Python's argparse and of click. Options whose
/// shape cannot be told (several values) are left out, and so are help and version. Types come from metavars (INT,
/// FLOAT), choices and defaults; where the help says nothing, from the value that `known` has for the option, such as
/// one typed into the command line, then from the name; else the option is a text. Guesses: a person corrects them.
ProgramOptions parseHelp(std::string_view text, const ProgramSpec& known = {});

/// A word of a command line as a typed value: true, 3, 0.1, text.
ProgramValue typedValue(std::string_view word);

/// Takes the options out of a command line: "python train.py data --lr 0.1 --amp" → command "python train.py data",
/// parameters lr = 0.1, amp = true. Only options at its end are taken, and only those that come back as the same words:
/// flags that come twice or with several values stay in the command, and so does all that stands before them.
void takeParameters(ProgramSpec& program);

} // namespace trainyard
