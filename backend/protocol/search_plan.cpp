// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/search_plan.h"

#include "backend/base/whole_number.h"
#include "backend/protocol/field_json.h"
#include "backend/protocol/search_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Where in the spec a field lies.
OrderedJson::json_pointer pointerTo(const std::string& field)
{
    return OrderedJson::json_pointer(field);
}

/// "training/batch_size": the form in which people write a field.
std::string writtenField(const std::string& field)
{
    return field.substr(field.starts_with('/') ? 1 : 0);
}

OrderedJson choicesJson(const std::vector<std::string>& choices)
{
    OrderedJson list = OrderedJson::array();
    for (const std::string& choice : choices)
        list.push_back(OrderedJson::parse(choice));
    return list;
}

OrderedJson numberJson(const SearchParameter& parameter, double value)
{
    return parameter.whole ? OrderedJson(static_cast<std::int64_t>(std::llround(value))) : OrderedJson(value);
}

OrderedJson parameterJson(const SearchParameter& parameter)
{
    if (parameter.kind == ParameterKind::Choice && parameter.when.empty())
        return choicesJson(parameter.choices);
    OrderedJson written = OrderedJson::object();
    if (parameter.kind == ParameterKind::Choice) {
        written["choices"] = choicesJson(parameter.choices);
    } else {
        written["low"] = numberJson(parameter, parameter.low);
        written["high"] = numberJson(parameter, parameter.high);
        written["scale"] = name(parameter.kind);
        if (parameter.step > (parameter.whole ? 1.0 : 0.0))
            written["step"] = numberJson(parameter, parameter.step);
    }
    if (!parameter.when.empty())
        written["when"] = {{writtenField(parameter.when), choicesJson(parameter.whenChoices)}};
    return written;
}

OrderedJson goalJson(const SearchGoal& goal)
{
    return {{"series", goal.series}, {"direction", goal.maximise ? "max" : "min"}, {"take", name(goal.take)}};
}

/// The value as the field's table knows it; nullopt if the field does not allow it.
std::optional<FieldValue> fieldValueOf(const RunField& field, const std::string& text)
{
    std::vector<SpecProblem> problems;
    const nlohmann::json holder = {{field.key, nlohmann::json::parse(text)}};
    SpecReader reader(holder, "", problems);
    return readField(reader, field.key.c_str(), *field.info);
}

/// The place of a spec's value among those of a parameter.
std::optional<double> placeOf(const SearchParameter& parameter, const OrderedJson& value)
{
    if (parameter.kind == ParameterKind::Choice) {
        const auto found = std::find_if(parameter.choices.begin(), parameter.choices.end(),
                                        [&](const std::string& choice) { return OrderedJson::parse(choice) == value; });
        if (found == parameter.choices.end())
            return std::nullopt;
        return static_cast<double>(found - parameter.choices.begin());
    }
    if (!value.is_number())
        return std::nullopt;
    const auto number = value.get<double>();
    if (number < parameter.low || number > parameter.high)
        return std::nullopt;
    const double steps = parameter.step > 0 ? (number - parameter.low) / parameter.step : 0.0;
    if (std::abs(steps - std::round(steps)) > 1e-6)
        return std::nullopt;
    return number;
}

} // namespace

std::string_view name(ParameterKind value)
{
    return search_names::nameIn<ParameterKind>(search_names::kScales, value);
}

std::string_view name(SearchGoal::Take value)
{
    return search_names::nameIn<SearchGoal::Take>(search_names::kTakes, value);
}

std::string_view name(SearchSampler value)
{
    return search_names::nameIn<SearchSampler>(search_names::kSamplers, value);
}

std::string_view name(SearchStopping value)
{
    return search_names::nameIn<SearchStopping>(search_names::kRules, value);
}

OrderedJson toJson(const SearchPlan& plan)
{
    OrderedJson parameters = OrderedJson::object();
    for (const SearchParameter& parameter : plan.parameters)
        parameters[writtenField(parameter.field)] = parameterJson(parameter);
    OrderedJson written = {{"parameters", std::move(parameters)}};
    if (plan.goals.size() == 1) {
        written["goal"] = goalJson(plan.goals.front());
    } else {
        written["goals"] = OrderedJson::array();
        for (const SearchGoal& goal : plan.goals)
            written["goals"].push_back(goalJson(goal));
    }
    written["sampler"] = name(plan.sampler);
    written["seed"] = plan.seed;
    if (plan.startPoints != 0) // a negative one is refused by the reader
        written["start_points"] = plan.startPoints;
    const SearchPlan plain;
    if (plan.stopping != plain.stopping || plan.firstRung != plain.firstRung || plan.reduction != plain.reduction)
        written["stopping"] = {
            {"rule", name(plan.stopping)}, {"first_rung", plan.firstRung}, {"reduction", plan.reduction}};
    written["runs"] = plan.runs;
    written["at_once"] = plan.atOnce;
    if (plan.hours != 0.0) // the reader refuses a negative one
        written["budget"]["hours"] = plan.hours;
    if (plan.deviceHours != 0.0)
        written["budget"]["device_hours"] = plan.deviceHours;
    if (plan.leaders != plain.leaders || plan.repeats != plain.repeats)
        written["repeat"] = {{"leaders", plan.leaders}, {"seeds", plan.repeats}};
    return written;
}

bool isSearchable(const RunField& field)
{
    if (field.path.starts_with("/program/"))
        return field.path.starts_with(kParameterFields);
    static constexpr std::string_view kSections[] = {"/resources/", "/monitoring/", "/parent/", "/data/cache/"};
    static constexpr std::string_view kFields[] = {"/data/format",
                                                   "/data/seed",
                                                   "/data/order_seed",
                                                   "/distribution/mode",
                                                   "/distribution/masters",
                                                   "/pruning/continue_schedule",
                                                   "/training/checkpoint_every_epochs",
                                                   "/training/keep_checkpoints",
                                                   "/training/best_checkpoint",
                                                   "/training/validate_every_epochs",
                                                   "/training/validation_threads"};
    switch (field.info->type) {
    case FieldType::Flag:
    case FieldType::Whole:
    case FieldType::Number:
    case FieldType::Choice:
    case FieldType::Scalar: break;
    default: return false;
    }
    return std::find(std::begin(kFields), std::end(kFields), field.path) == std::end(kFields) &&
           std::none_of(std::begin(kSections), std::end(kSections),
                        [&](std::string_view section) { return field.path.starts_with(section); });
}

std::string valueText(const SearchParameter& parameter, double value)
{
    if (parameter.kind != ParameterKind::Choice) {
        char text[400];
        const double number = parameter.whole ? std::round(value) : value;
        const auto format = parameter.whole ? std::chars_format::fixed : std::chars_format::general;
        return {text, std::to_chars(text, std::end(text), number, format).ptr}; // the shortest that reads the same
    }
    const auto index = wholePart<std::size_t>(value);
    return index < parameter.choices.size() ? parameter.choices[index] : std::string("null");
}

RunSpec specAt(const SearchPlan& plan, const RunSpec& base, const SearchPoint& point,
               std::vector<SpecProblem>& problems)
{
    RunSpec spec = base;
    // In the order of the table: choosing an optimizer resets its constants.
    std::vector<const RunField*> fields = leafFields();
    for (const SearchParameter& parameter : plan.parameters)
        if (parameter.field.starts_with(kParameterFields))
            if (const RunField* field = runField(parameter.field))
                fields.push_back(field);
    for (const RunField* field : fields) {
        const std::optional<std::size_t> place = parameterOf(plan, field->path);
        if (!place || *place >= point.size() || !point[*place])
            continue;
        const auto value = fieldValueOf(*field, valueText(plan.parameters[*place], *point[*place]));
        if (value && *value != field->get(spec))
            field->set(spec, *value);
    }
    clearUnused(spec);
    // The spec as somebody would have written it, so that a value that does not apply or does not fit is reported.
    OrderedJson written = toJson(spec);
    for (std::size_t i = 0; i < std::min(plan.parameters.size(), point.size()); ++i)
        if (point[i])
            written[pointerTo(plan.parameters[i].field)] = OrderedJson::parse(valueText(plan.parameters[i], *point[i]));
    return parseRunSpec(written, problems);
}

std::optional<SearchPoint> pointOf(const SearchPlan& plan, const RunSpec& spec)
{
    const OrderedJson written = toJson(spec);
    SearchPoint point(plan.parameters.size());
    for (std::size_t i = 0; i < plan.parameters.size(); ++i) {
        if (!exists(plan, i, point))
            continue;
        const auto pointer = pointerTo(plan.parameters[i].field);
        if (written.contains(pointer))
            point[i] = placeOf(plan.parameters[i], written[pointer]);
        if (!point[i])
            return std::nullopt;
    }
    return point;
}

} // namespace trainyard
