// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/cell_groups.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <tuple>

namespace trainyard {
namespace {

/// Whether each of the group's cells needs another one, all of one group.
std::optional<std::size_t> groupNeededOneToOne(const CellGroup& group, const std::map<std::string, CellPlace>& places)
{
    std::set<std::string> needed;
    std::optional<std::size_t> of;
    for (const CampaignCell* cell : group.cells) {
        const auto place = places.find(cell->needs);
        if (place == places.end() || (of && *of != place->second.group) || !needed.insert(cell->needs).second)
            return std::nullopt;
        of = place->second.group;
    }
    return group.cells.size() > 1 ? of : std::nullopt;
}

void numberCells(CellGroups& groups)
{
    for (std::size_t number = 0; number < groups.groups.size(); ++number) {
        CellGroup& group = groups.groups[number];
        group.oneToOne = groupNeededOneToOne(group, groups.places).has_value();
        for (std::size_t i = 0; i < group.cells.size(); ++i) {
            group.indices.push_back(group.oneToOne ? groups.places.at(group.cells[i]->needs).index
                                                   : static_cast<int>(i));
            groups.places[group.cells[i]->cell] = {number, group.indices.back()};
        }
    }
}

void shareThrottle(const CampaignPlan& plan, CellGroups& groups)
{
    std::map<int, std::vector<std::pair<std::string, std::string>>> lanes; // of a stage; cascades come one by one
    for (const CellGroup& group : groups.groups) {
        const std::pair lane(group.lane, group.resources);
        auto& ofStage = lanes[group.stage];
        if (std::find(ofStage.begin(), ofStage.end(), lane) == ofStage.end())
            ofStage.push_back(lane);
    }
    for (CellGroup& group : groups.groups) {
        group.throttle = plan.throttle;
        const auto& ofStage = lanes.at(group.stage);
        if (plan.throttle <= 0 || !plan.tickets)
            continue;
        const auto count = static_cast<int>(ofStage.size());
        const auto place = static_cast<int>(
            std::find(ofStage.begin(), ofStage.end(), std::pair(group.lane, group.resources)) - ofStage.begin());
        group.throttle = std::max(1, plan.throttle / count + (place < plan.throttle % count));
    }
}

} // namespace

CellGroups groupCells(const CampaignPlan& plan)
{
    CellGroups out;
    std::map<std::tuple<int, std::string, std::string, int>, std::size_t> known;
    for (const CampaignCell& cell : plan.cells) {
        const std::string resources = toJson(cell.spec).at("resources").dump();
        const auto [at, isNew] =
            known.emplace(std::tuple(cell.stage, resources, cell.lane, cell.cascade), out.groups.size());
        if (isNew) {
            CellGroup group;
            group.stage = cell.stage;
            group.resources = resources;
            group.lane = cell.lane;
            group.cascade = cell.cascade;
            out.groups.push_back(std::move(group));
        }
        out.groups[at->second].cells.push_back(&cell);
    }
    numberCells(out);
    shareThrottle(plan, out);
    return out;
}

std::optional<std::size_t> cascadeBefore(const CellGroups& groups, std::size_t group)
{
    const CellGroup& of = groups.groups[group];
    for (std::size_t i = 0; i < groups.groups.size(); ++i)
        if (const CellGroup& other = groups.groups[i]; other.stage == of.stage && other.resources == of.resources &&
                                                       other.lane == of.lane && other.cascade == of.cascade - 1)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> stageBefore(const CellGroups& groups, std::size_t group)
{
    const CellGroup& of = groups.groups[group];
    for (std::size_t i = 0; i < groups.groups.size(); ++i)
        if (const CellGroup& other = groups.groups[i];
            other.stage == of.stage - 1 && other.resources == of.resources && other.lane == of.lane)
            return i;
    return std::nullopt;
}

} // namespace trainyard
