// SPDX-License-Identifier: Apache-2.0
#include "backend/search/ask_point.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/protocol/reasons_search.h"
#include "backend/search/acquisition.h"
#include "backend/search/shuffled_grid.h"
#include "backend/search/sobol.h"

#include <algorithm>

namespace trainyard {
namespace {

SearchPoint gridPointFor(const SearchPlan& plan, int slot)
{
    const std::int64_t size = gridSize(plan), index = slot - 1;
    // Each pass over the grid has an order of its own.
    const auto pass = static_cast<std::uint64_t>(index / size);
    return gridPoint(plan, shuffledIndex(index % size, size, plan.seed ^ (pass * 0x9E3779B97F4A7C15u)));
}

SearchPoint randomPoint(const SearchPlan& plan, int slot)
{
    KeyedRandom random(plan.seed, RandomPurpose::Search, 0, static_cast<std::uint64_t>(slot));
    std::vector<double> unit(plan.parameters.size());
    for (double& place : unit)
        place = random.next() * 0x1p-32;
    return fromUnit(plan, unit);
}

SearchPoint sobolPoint(const SearchPlan& plan, int slot)
{
    const SobolSequence sequence(static_cast<int>(plan.parameters.size()), plan.seed);
    return fromUnit(plan, sequence.point(static_cast<std::uint32_t>(slot - 1)));
}

/// Enough for a first guess of the scales.
int startPointsOf(const SearchPlan& plan)
{
    if (plan.startPoints > 0)
        return plan.startPoints;
    return std::clamp(static_cast<int>(plan.parameters.size()) + 3, 5, 20);
}

SearchPoint bayesianPoint(const SearchPlan& plan, int slot, std::span<const SearchTrial> trials)
{
    if (slot <= startPointsOf(plan))
        return sobolPoint(plan, slot);
    const Observations observations = observe(plan, slot, trials);
    // Fewer values tell nothing about the scales.
    if (observations.told.size() < 3)
        return sobolPoint(plan, slot);
    return bestNextPoint(plan, observations, static_cast<std::uint64_t>(slot));
}

} // namespace

SearchPoint askPoint(const SearchPlan& plan, int slot, std::span<const SearchTrial> trials)
{
    if (plan.parameters.empty())
        throw Failure(ErrorKind::BadInput, "read the plan", "search.json", searchReason("search.no-parameters"));
    switch (plan.sampler) {
    case SearchSampler::Grid: return gridPointFor(plan, slot);
    case SearchSampler::Random: return randomPoint(plan, slot);
    case SearchSampler::Sobol: return sobolPoint(plan, slot);
    case SearchSampler::Bayesian: break;
    }
    return bayesianPoint(plan, slot, trials);
}

} // namespace trainyard
