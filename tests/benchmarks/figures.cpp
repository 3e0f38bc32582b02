// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace trainyard::benchmark {

void print(const Figures& figures, bool json)
{
    if (json) {
        nlohmann::ordered_json out = nlohmann::ordered_json::array();
        for (const Figure& figure : figures)
            out.push_back(
                {{"name", figure.name}, {"value", figure.value}, {"unit", figure.unit}, {"goal", figure.goal}});
        std::printf("%s\n", out.dump(2).c_str());
        return;
    }
    std::size_t width = 0;
    for (const Figure& figure : figures)
        width = std::max(width, figure.name.size());
    std::printf("%-*s %14s %-9s %s\n", static_cast<int>(width), "what", "measured", "unit", "goal");
    for (const Figure& figure : figures)
        std::printf("%-*s %14.*f %-9s %s\n", static_cast<int>(width), figure.name.c_str(), figure.value < 1000 ? 2 : 0,
                    figure.value, figure.unit.c_str(), figure.goal.c_str());
}

double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace trainyard::benchmark
