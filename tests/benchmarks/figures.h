// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard::benchmark {

/// One line of a benchmark's output.
struct Figure {
    std::string name;
    double value;
    std::string unit;
    std::string goal; ///< empty = none
};
using Figures = std::vector<Figure>;

/// Prints a table, or JSON.
void print(const Figures& figures, bool json);

/// Processor time of all threads in seconds; unlike wall-clock time, it hardly depends on other work on the machine.
double processorTime();

} // namespace trainyard::benchmark
