// SPDX-License-Identifier: Apache-2.0
#include "backend/search/model_point.h"

#include <charconv>
#include <limits>

namespace trainyard {
namespace {

/// A number of steps from which on a parameter counts as continuous.
constexpr std::int64_t kFineSteps = 20;

bool areAscendingNumbers(const std::vector<std::string>& choices)
{
    double previous = -std::numeric_limits<double>::infinity();
    for (const std::string& choice : choices) {
        double value = 0.0;
        const auto [end, code] = std::from_chars(choice.data(), choice.data() + choice.size(), value);
        if (code != std::errc() || end != choice.data() + choice.size() || value <= previous)
            return false;
        previous = value;
    }
    return true;
}

} // namespace

ModelSpace::ModelSpace(const SearchPlan& plan) : m_plan(plan)
{
    for (const SearchParameter& parameter : plan.parameters) {
        const bool choice = parameter.kind == ParameterKind::Choice;
        m_categories.push_back(choice && !areAscendingNumbers(parameter.choices));
        const std::int64_t values = valueCount(parameter);
        m_smooth.push_back(!choice && (values == 0 || values > kFineSteps));
    }
}

ModelPoint ModelSpace::of(const SearchPoint& point) const
{
    ModelPoint x = toUnit(m_plan, point);
    for (std::size_t i = 0; i < x.size(); ++i)
        if (i >= point.size() || !point[i])
            x[i] = kAbsent;
        else if (m_categories[i])
            x[i] = *point[i];
    return x;
}

SearchPoint ModelSpace::nearest(const ModelPoint& x, const std::vector<double>& otherwise) const
{
    std::vector<double> unit = x;
    for (std::size_t i = 0; i < unit.size(); ++i)
        if (x[i] == kAbsent)
            unit[i] = otherwise[i];
        else if (m_categories[i])
            unit[i] = (x[i] + 0.5) / static_cast<double>(valueCount(m_plan.parameters[i]));
    return fromUnit(m_plan, unit);
}

} // namespace trainyard
