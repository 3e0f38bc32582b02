// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_machines.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trainyard {
namespace {

/// Gives each stretch the row that has been free for the shortest time, so that gaps are short.
void packRows(MachineLane& lane, double begin)
{
    std::stable_sort(lane.stretches.begin(), lane.stretches.end(),
                     [](const MachineStretch& a, const MachineStretch& b) { return a.from < b.from; });
    std::vector<double> freeSince;
    for (MachineStretch& stretch : lane.stretches) {
        std::size_t row = freeSince.size();
        for (std::size_t i = 0; i < freeSince.size(); ++i)
            if (freeSince[i] <= stretch.from && (row == freeSince.size() || freeSince[i] > freeSince[row]))
                row = i;
        if (row == freeSince.size())
            freeSince.push_back(begin);
        stretch.row = static_cast<int>(row);
        stretch.waitedFrom = std::min(freeSince[row], stretch.from);
        freeSince[row] = stretch.to;
        lane.trained += stretch.to - stretch.from;
        lane.waited += stretch.from - stretch.waitedFrom;
    }
    lane.rows = static_cast<int>(freeSince.size());
}

} // namespace

std::vector<MachineLane> machineLanes(const std::vector<SearchRun>& runs, double begin, double now)
{
    std::map<std::pair<std::string, std::string>, MachineLane> lanes;
    for (std::size_t i = 0; i < runs.size(); ++i)
        for (const RunStretch& attempt : runs[i].stretches) {
            if (attempt.from <= 0.0)
                continue;
            MachineLane& lane = lanes[{runs[i].machine, attempt.host}];
            lane.machine = runs[i].machine;
            lane.host = attempt.host;
            const double to = attempt.to > 0.0 ? attempt.to : now;
            lane.stretches.push_back({i, attempt.from, std::max(attempt.from, to), 0, attempt.from});
        }
    std::vector<MachineLane> all;
    for (auto& [place, lane] : lanes) {
        packRows(lane, begin);
        all.push_back(std::move(lane));
    }
    return all;
}

} // namespace trainyard
