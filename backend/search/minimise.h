// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

namespace trainyard {

/// A function and its gradient at x.
using Objective = std::function<double(const std::vector<double>& x, std::vector<double>& gradient)>;

struct Minimum {
    std::vector<double> x;
    double value = 0.0;
};

/// Follows a smooth function downhill from `start` within a box: L-BFGS (Nocedal and Wright, chapter 7) on the
/// coordinates that are free to move, with a backtracking search along the path that is cut off at the box. Calls the
/// function at most `evaluations` times.
Minimum minimise(const Objective& objective, std::vector<double> start, const std::vector<double>& low,
                 const std::vector<double>& high, int evaluations);

} // namespace trainyard
