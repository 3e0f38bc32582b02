// SPDX-License-Identifier: Apache-2.0
#include "backend/search/minimise.h"

#include "backend/search/cholesky.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace trainyard {
namespace {

constexpr std::size_t kMemory = 8;

struct Step {
    std::vector<double> moved, turned; ///< differences of x and of the gradient
    double curvature;
};

double product(const std::vector<double>& a, const std::vector<double>& b)
{
    return dotProduct(a.data(), b.data(), a.size());
}

/// The gradient without the coordinates that would leave the box.
std::vector<double> freeGradient(const std::vector<double>& gradient, const std::vector<double>& x,
                                 const std::vector<double>& low, const std::vector<double>& high)
{
    std::vector<double> free = gradient;
    for (std::size_t i = 0; i < x.size(); ++i)
        if ((x[i] <= low[i] && gradient[i] > 0) || (x[i] >= high[i] && gradient[i] < 0))
            free[i] = 0.0;
    return free;
}

/// The two-loop recursion: an approximation of −H⁻¹ g.
std::vector<double> descent(const std::deque<Step>& steps, std::vector<double> direction)
{
    std::vector<double> weights(steps.size());
    for (std::size_t k = steps.size(); k-- > 0;) {
        weights[k] = product(steps[k].moved, direction) / steps[k].curvature;
        for (std::size_t i = 0; i < direction.size(); ++i)
            direction[i] -= weights[k] * steps[k].turned[i];
    }
    const double scale =
        steps.empty() ? 1.0 : steps.back().curvature / product(steps.back().turned, steps.back().turned);
    for (double& value : direction)
        value *= scale;
    for (std::size_t k = 0; k < steps.size(); ++k) {
        const double weight = weights[k] - product(steps[k].turned, direction) / steps[k].curvature;
        for (std::size_t i = 0; i < direction.size(); ++i)
            direction[i] += weight * steps[k].moved[i];
    }
    for (double& value : direction)
        value = -value;
    return direction;
}

} // namespace

Minimum minimise(const Objective& objective, std::vector<double> start, const std::vector<double>& low,
                 const std::vector<double>& high, int evaluations)
{
    const std::size_t size = start.size();
    for (std::size_t i = 0; i < size; ++i)
        start[i] = std::clamp(start[i], low[i], high[i]);
    std::vector<double> gradient(size), nextGradient(size), next(size);
    Minimum best{start, objective(start, gradient)};
    std::deque<Step> steps;
    for (int used = 1; used < evaluations;) {
        const std::vector<double> free = freeGradient(gradient, best.x, low, high);
        std::vector<double> direction = descent(steps, free);
        for (std::size_t i = 0; i < size; ++i)
            if (free[i] == 0.0)
                direction[i] = 0.0;
        double slope = product(direction, free);
        if (!(slope < 0.0)) {
            steps.clear();
            direction = descent(steps, free);
            slope = product(direction, free);
        }
        if (!(slope < -1e-14))
            break;
        double length = 1.0;
        if (steps.empty()) { // nothing is known about the scale: moves by a tenth of the box at most
            double most = 0.0;
            for (std::size_t i = 0; i < size; ++i)
                most = std::max(most, std::abs(direction[i]) / (high[i] - low[i]));
            length = std::min(1.0, 0.1 / most);
        }
        bool better = false;
        double value = best.value;
        for (; used < evaluations && length > 1e-10; length *= 0.4) {
            for (std::size_t i = 0; i < size; ++i)
                next[i] = std::clamp(best.x[i] + length * direction[i], low[i], high[i]);
            value = objective(next, nextGradient);
            ++used;
            better = std::isfinite(value) && value <= best.value + 1e-4 * length * slope;
            if (better)
                break;
        }
        if (!better)
            break;
        Step step;
        for (std::size_t i = 0; i < size; ++i) {
            step.moved.push_back(next[i] - best.x[i]);
            step.turned.push_back(nextGradient[i] - gradient[i]);
        }
        step.curvature = product(step.moved, step.turned);
        const bool settled = best.value - value < 1e-9 * (1.0 + std::abs(value));
        if (step.curvature > 1e-12 * product(step.turned, step.turned))
            steps.push_back(std::move(step));
        if (steps.size() > kMemory)
            steps.pop_front();
        best = {next, value};
        gradient = nextGradient;
        if (settled)
            break;
    }
    return best;
}

} // namespace trainyard
