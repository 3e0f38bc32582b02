// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_plan.h"

#include <span>
#include <string_view>
#include <utility>

/// The names of a search plan's choices in JSON. They never change, because files of past searches contain them.
namespace trainyard::search_names {

template <typename Enum>
using Name = std::pair<Enum, std::string_view>;

inline constexpr Name<ParameterKind> kScales[] = {
    {ParameterKind::Uniform, "linear"}, {ParameterKind::LogUniform, "log"}, {ParameterKind::Choice, "choice"}};
inline constexpr Name<SearchGoal::Take> kTakes[] = {{SearchGoal::Take::Last, "last"}, {SearchGoal::Take::Best, "best"}};
inline constexpr Name<SearchSampler> kSamplers[] = {{SearchSampler::Grid, "grid"},
                                                    {SearchSampler::Random, "random"},
                                                    {SearchSampler::Sobol, "sobol"},
                                                    {SearchSampler::Bayesian, "bayesian"}};
inline constexpr Name<SearchStopping> kRules[] = {{SearchStopping::None, "none"},
                                                  {SearchStopping::Median, "median"},
                                                  {SearchStopping::Asha, "asha"},
                                                  {SearchStopping::Hyperband, "hyperband"}};

template <typename Enum>
std::string_view nameIn(std::span<const Name<Enum>> names, Enum value)
{
    for (const Name<Enum>& candidate : names)
        if (candidate.first == value)
            return candidate.second;
    return "unknown";
}

} // namespace trainyard::search_names
