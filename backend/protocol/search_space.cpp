// SPDX-License-Identifier: Apache-2.0
// The geometry of a search: places between 0 and 1, the grid, the rungs.
#include "backend/protocol/search_plan.h"

#include "backend/base/whole_number.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr std::int64_t kMostGridPoints = 1'000'000'000;

/// The ends between which places are spread. With steps on a logarithmic scale, each value covers what is rounded to
/// it.
struct Ends {
    double low, high;
};

/// The number as people write it: 0 and 9 steps of 0.001 are 0.009, not 0.009000000000000001.
double withoutRoundingError(double value, double step)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.12g", value);
    const double written = std::strtod(text, nullptr);
    return std::abs(written - value) <= 1e-6 * step ? written : value;
}

double valueAt(const SearchParameter& parameter, std::int64_t index)
{
    const double value =
        withoutRoundingError(parameter.low + parameter.step * static_cast<double>(index), parameter.step);
    return parameter.whole ? std::round(value) : std::min(value, parameter.high);
}

Ends logEnds(const SearchParameter& parameter)
{
    if (parameter.step <= 0)
        return {parameter.low, parameter.high};
    const double half = parameter.step / 2;
    return {std::max(parameter.low - half, parameter.low / 2), valueAt(parameter, valueCount(parameter) - 1) + half};
}

/// Rounded to six significant digits of the range, or of the value on a logarithmic scale.
double readable(const SearchParameter& parameter, double value)
{
    const double scale = parameter.kind == ParameterKind::LogUniform ? std::abs(value) : parameter.high - parameter.low;
    if (!(scale > 0))
        return value;
    const int decimals = 5 - static_cast<int>(std::floor(std::log10(scale)));
    char text[400];
    double rounded = value;
    if (decimals >= 0) {
        std::snprintf(text, sizeof text, "%.*f", std::min(decimals, 330), value);
        rounded = std::strtod(text, nullptr);
    } else {
        const double unit = std::pow(10.0, -decimals);
        rounded = std::round(value / unit) * unit;
    }
    return std::clamp(rounded, parameter.low, parameter.high);
}

std::int64_t partOf(double unit, std::int64_t parts)
{
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(unit * static_cast<double>(parts))), 0,
                                    parts - 1);
}

double unitOf(const SearchParameter& parameter, double value)
{
    const std::int64_t count = valueCount(parameter);
    double unit = 0.0;
    if (parameter.kind == ParameterKind::Choice)
        unit = (value + 0.5) / static_cast<double>(count);
    else if (parameter.kind == ParameterKind::LogUniform) {
        const Ends ends = logEnds(parameter);
        unit = std::log(value / ends.low) / std::log(ends.high / ends.low);
    } else if (count > 0)
        unit = ((value - parameter.low) / parameter.step + 0.5) / static_cast<double>(count);
    else
        unit = (value - parameter.low) / (parameter.high - parameter.low);
    return std::clamp(unit, 0.0, 1.0);
}

double valueOf(const SearchParameter& parameter, double unit)
{
    const std::int64_t count = valueCount(parameter);
    if (parameter.kind == ParameterKind::Choice)
        return static_cast<double>(partOf(unit, count));
    if (parameter.kind == ParameterKind::LogUniform) {
        const Ends ends = logEnds(parameter);
        const double value = std::exp(std::log(ends.low) + unit * std::log(ends.high / ends.low));
        if (count == 0)
            return readable(parameter, value);
        const auto steps = static_cast<std::int64_t>(std::llround((value - parameter.low) / parameter.step));
        return valueAt(parameter, std::clamp<std::int64_t>(steps, 0, count - 1));
    }
    if (count > 0)
        return valueAt(parameter, partOf(unit, count));
    return readable(parameter, parameter.low + unit * (parameter.high - parameter.low));
}

bool dependsOn(const SearchParameter& parameter, const SearchParameter& on, std::size_t choice)
{
    return parameter.when == on.field && std::find(parameter.whenChoices.begin(), parameter.whenChoices.end(),
                                                   on.choices[choice]) != parameter.whenChoices.end();
}

/// The values of one parameter on the grid.
std::int64_t gridCount(const SearchParameter& parameter)
{
    const std::int64_t count = valueCount(parameter);
    return count > 0 ? count : kGridPoints;
}

double gridValue(const SearchParameter& parameter, std::int64_t index)
{
    if (parameter.kind == ParameterKind::Choice)
        return static_cast<double>(index);
    if (valueCount(parameter) > 0)
        return valueAt(parameter, index);
    return valueOf(parameter, static_cast<double>(index) / (kGridPoints - 1));
}

/// The grid as a tree: a parameter's values, and below each choice the parameters that exist only there.
class GridTree {
public:
    explicit GridTree(const SearchPlan& plan) : m_plan(plan) {}

    /// The points of the parameters that hang on `parent`'s choice; without a parent, of those that always exist.
    std::int64_t sizeBelow(const SearchParameter* parent, std::size_t choice) const
    {
        std::int64_t size = 1;
        for (const SearchParameter& parameter : m_plan.parameters)
            if (hangs(parameter, parent, choice))
                size = std::min(kMostGridPoints, size * sizeOf(parameter));
        return size;
    }
    void placeBelow(const SearchParameter* parent, std::size_t choice, std::int64_t index, SearchPoint& point) const
    {
        for (std::size_t i = 0; i < m_plan.parameters.size(); ++i) {
            const SearchParameter& parameter = m_plan.parameters[i];
            if (!hangs(parameter, parent, choice))
                continue;
            const std::int64_t size = sizeOf(parameter);
            place(i, index % size, point);
            index /= size;
        }
    }

private:
    static bool hangs(const SearchParameter& parameter, const SearchParameter* parent, std::size_t choice)
    {
        return parent ? dependsOn(parameter, *parent, choice) : parameter.when.empty();
    }
    std::int64_t sizeOf(const SearchParameter& parameter) const
    {
        if (parameter.kind != ParameterKind::Choice)
            return std::min(kMostGridPoints, gridCount(parameter));
        std::int64_t size = 0;
        for (std::size_t choice = 0; choice < parameter.choices.size(); ++choice)
            size = std::min(kMostGridPoints, size + sizeBelow(&parameter, choice));
        return size;
    }
    void place(std::size_t i, std::int64_t index, SearchPoint& point) const
    {
        const SearchParameter& parameter = m_plan.parameters[i];
        if (parameter.kind != ParameterKind::Choice) {
            point[i] = gridValue(parameter, index);
            return;
        }
        std::size_t choice = 0;
        for (; choice + 1 < parameter.choices.size(); ++choice) {
            const std::int64_t size = sizeBelow(&parameter, choice);
            if (index < size)
                break;
            index -= size;
        }
        point[i] = static_cast<double>(choice);
        placeBelow(&parameter, choice, index, point);
    }

    const SearchPlan& m_plan;
};

} // namespace

std::int64_t valueCount(const SearchParameter& parameter)
{
    if (parameter.kind == ParameterKind::Choice)
        return static_cast<std::int64_t>(parameter.choices.size());
    if (parameter.step <= 0)
        return 0;
    const double steps = std::floor((parameter.high - parameter.low) / parameter.step + 1e-6);
    return static_cast<std::int64_t>(std::min(steps, 1e15)) + 1;
}

std::optional<std::size_t> parameterOf(const SearchPlan& plan, std::string_view field)
{
    for (std::size_t i = 0; i < plan.parameters.size(); ++i)
        if (plan.parameters[i].field == field)
            return i;
    return std::nullopt;
}

bool exists(const SearchPlan& plan, std::size_t parameter, const SearchPoint& point)
{
    const SearchParameter& asked = plan.parameters[parameter];
    if (asked.when.empty())
        return true;
    const std::optional<std::size_t> on = parameterOf(plan, asked.when);
    if (!on || *on >= point.size() || !point[*on])
        return false;
    const auto choice = wholePart<std::size_t>(*point[*on]);
    return choice < plan.parameters[*on].choices.size() && dependsOn(asked, plan.parameters[*on], choice);
}

std::int64_t gridSize(const SearchPlan& plan)
{
    return GridTree(plan).sizeBelow(nullptr, 0);
}

SearchPoint gridPoint(const SearchPlan& plan, std::int64_t index)
{
    SearchPoint point(plan.parameters.size());
    GridTree(plan).placeBelow(nullptr, 0, index, point);
    return point;
}

std::vector<int> searchRungs(const SearchPlan& plan, int epochs)
{
    std::vector<int> rungs;
    if (plan.stopping == SearchStopping::None || plan.firstRung < 1)
        return rungs;
    for (std::int64_t rung = plan.firstRung; rung < epochs;) {
        rungs.push_back(static_cast<int>(rung));
        rung = plan.stopping == SearchStopping::Median ? rung + 1 : rung * std::max(plan.reduction, 2);
    }
    return rungs;
}

std::vector<double> toUnit(const SearchPlan& plan, const SearchPoint& point)
{
    std::vector<double> unit(plan.parameters.size(), 0.5);
    for (std::size_t i = 0; i < std::min(unit.size(), point.size()); ++i)
        if (point[i])
            unit[i] = unitOf(plan.parameters[i], *point[i]);
    return unit;
}

SearchPoint fromUnit(const SearchPlan& plan, const std::vector<double>& unit)
{
    SearchPoint point(plan.parameters.size());
    for (std::size_t i = 0; i < std::min(unit.size(), point.size()); ++i)
        if (exists(plan, i, point))
            point[i] = valueOf(plan.parameters[i], std::clamp(unit[i], 0.0, 1.0));
    return point;
}

} // namespace trainyard
