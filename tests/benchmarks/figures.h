// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard::benchmark {

/// One line of what a benchmark says.
struct Figure {
    std::string name;
    double value;
    std::string unit;
    std::string goal; ///< empty = none
};
using Figures = std::vector<Figure>;

/// As a table, or as JSON.
void print(const Figures& figures, bool json);

/// Seconds of processor time of all threads: on a machine with other work, what the wall clock hides.
double processorTime();

} // namespace trainyard::benchmark
