// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/search_parameters.h"

#include "backend/protocol/field_json.h"
#include "backend/protocol/reasons_search.h"
#include "backend/protocol/search_names.h"
#include "backend/protocol/spec_problems.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostChoices = 1000;

std::string_view withoutSlash(std::string_view field)
{
    return field.substr(field.starts_with('/') ? 1 : 0);
}

Reason unknownField(const std::string& written)
{
    static const std::set<std::string> known = [] {
        std::set<std::string> fields;
        for (const RunField* field : leafFields())
            if (isSearchable(*field))
                fields.emplace(withoutSlash(field->path));
        return fields;
    }();
    const Reason reason = unknownKeyReason(std::string(withoutSlash(written)), known);
    if (reason.arguments.empty())
        return searchReason("search.field", "training/learning_rate/base");
    return searchReason("search.field-near", reason.arguments.front());
}

/// "64, 128"
std::string listed(const std::vector<std::string>& choices)
{
    std::string text;
    for (const std::string& choice : choices)
        text += (text.empty() ? "" : ", ") + choice;
    return text;
}

/// Reads one parameter; `m_plan` holds those that precede it.
class ParameterReader {
public:
    ParameterReader(const SearchPlan& plan, const RunField& field, const std::set<std::string>& later,
                    std::vector<SpecProblem>& problems)
        : m_plan(plan), m_field(field), m_later(later), m_problems(problems), m_path(parameterPath(field.path))
    {
        m_read.field = field.path;
    }

    SearchParameter read(const Json& found)
    {
        const FieldType type = m_field.info->type;
        const bool number = type == FieldType::Whole || type == FieldType::Number || type == FieldType::Scalar;
        if (found.is_array()) {
            readChoices(found, m_path);
        } else if (!found.is_object()) {
            report(m_path, found, searchReason("search.range"));
        } else {
            SpecReader reader(found, m_path, m_problems);
            if (const Json* choices = reader.member("choices"))
                readChoices(*choices, m_path + "/choices");
            else if (number)
                readRange(reader);
            else
                readEveryChoice(reader);
            if (const Json* when = reader.member("when"))
                readCondition(*when);
        }
        return m_read;
    }

private:
    void report(const std::string& path, const Json& found, Reason allowed)
    {
        m_problems.push_back(SpecProblem{path, shortJson(found), std::move(allowed)});
    }

    void readChoices(const Json& list, const std::string& path)
    {
        m_read.kind = ParameterKind::Choice;
        m_read.low = 0.0;
        m_read.high = 1.0;
        if (!list.is_array() || list.empty() || list.size() > kMostChoices)
            return report(path, list, searchReason("search.choices", kMostChoices));
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string number = std::to_string(i);
            const Json holder = {{number, list[i]}};
            SpecReader item(holder, path, m_problems);
            const std::optional<FieldValue> value = readField(item, number.c_str(), *m_field.info);
            if (!value)
                continue;
            const std::string text = fieldJson(*m_field.info, *value).dump();
            if (std::find(m_read.choices.begin(), m_read.choices.end(), text) != m_read.choices.end())
                item.report(number.c_str(), list[i], searchReason("search.choice-twice"));
            else
                m_read.choices.push_back(text);
        }
    }

    /// A choice or a flag without a list: all of the field's values.
    void readEveryChoice(SpecReader& reader)
    {
        const char* wrong = nullptr;
        for (const char* key : {"step", "scale", "high", "low"})
            if (reader.has(key))
                wrong = key;
        if (wrong)
            reader.report(wrong, *reader.member(wrong), searchReason("search.no-numbers", withoutSlash(m_field.path)));
        m_read.kind = ParameterKind::Choice;
        if (m_field.info->type == FieldType::Flag)
            m_read.choices = {"false", "true"};
        for (const FieldChoice& choice : m_field.info->choices)
            m_read.choices.push_back(Json(choice.name).dump());
    }

    /// One end of the range; false if it is missing or wrong.
    bool readEnd(SpecReader& reader, const char* key, double& value)
    {
        FieldInfo info = *m_field.info;
        if (info.type == FieldType::Scalar)
            info.low = m_read.whole ? -9e15 : -1e300, info.high = m_read.whole ? 9e15 : 1e300;
        const std::size_t before = m_problems.size();
        const auto low = static_cast<std::int64_t>(info.low), high = static_cast<std::int64_t>(info.high);
        if (!reader.has(key)) {
            const Reason allowed = m_read.whole ? specReason("spec.whole", low, high)
                                   : info.openLow
                                       ? specReason("spec.number-above", plainNumber(info.low), plainNumber(info.high))
                                       : specReason("spec.number", plainNumber(info.low), plainNumber(info.high));
            m_problems.push_back(SpecProblem{reader.pathOf(key), "", allowed});
        } else if (m_read.whole) {
            std::int64_t whole = 0;
            reader.read(key, whole, low, high);
            value = static_cast<double>(whole);
        } else {
            reader.read(key, value, info.low, info.high, info.openLow);
        }
        return m_problems.size() == before;
    }

    void readRange(SpecReader& reader)
    {
        static constexpr auto kScales = std::span(search_names::kScales).first(2);
        // A program's parameter has no type of its own: ends without a point make it a whole number.
        const auto isWhole = [&](const char* key) {
            return reader.has(key) && reader.member(key)->is_number_integer();
        };
        m_read.whole =
            m_field.info->type == FieldType::Whole || (m_field.info->type == FieldType::Scalar && isWhole("low") &&
                                                       isWhole("high") && (!reader.has("step") || isWhole("step")));
        m_read.step = m_read.whole ? 1.0 : 0.0;
        reader.read("scale", m_read.kind, kScales);
        const bool low = readEnd(reader, "low", m_read.low), high = readEnd(reader, "high", m_read.high);
        if (low && m_read.kind == ParameterKind::LogUniform && m_read.low <= 0)
            reader.report("low", *reader.member("low"), searchReason("search.log"));
        if (low && high && m_read.high <= m_read.low) {
            reader.report("high", *reader.member("high"), searchReason("search.above-low", plainNumber(m_read.low)));
            (void)reader.has("step");
            return;
        }
        const double width = low && high ? m_read.high - m_read.low : m_field.info->high;
        if (m_read.whole) {
            auto step = static_cast<std::int64_t>(m_read.step);
            reader.read("step", step, 1, static_cast<std::int64_t>(width));
            m_read.step = static_cast<double>(step);
        } else if (const Json* step = reader.member("step"); step && *step != 0) {
            reader.read("step", m_read.step, 0.0, width, true);
        }
    }

    void readCondition(const Json& found)
    {
        const std::string path = m_path + "/when";
        if (!found.is_object() || found.size() != 1)
            return report(path, found, searchReason("search.when"));
        const std::string written = found.begin().key();
        const std::string field = "/" + std::string(withoutSlash(written));
        const std::string below = path + "/" + escapedKey(written);
        const std::optional<std::size_t> on = parameterOf(m_plan, field);
        if (field == m_field.path)
            return report(below, found.begin().value(), searchReason("search.when-itself"));
        if (!on)
            return report(below, found.begin().value(),
                          m_later.contains(field) ? searchReason("search.when-later")
                                                  : searchReason("search.when-unknown"));
        const SearchParameter& chooser = m_plan.parameters[*on];
        if (chooser.kind != ParameterKind::Choice)
            return report(below, found.begin().value(), searchReason("search.when-range"));
        m_read.when = field;
        readConditionValues(found.begin().value(), chooser, below);
    }

    void readConditionValues(const Json& found, const SearchParameter& chooser, const std::string& path)
    {
        const Json list = found.is_array() ? found : Json::array({found});
        const auto known = [&](const Json& value) {
            return std::find(chooser.choices.begin(), chooser.choices.end(), textOf(value, chooser)) !=
                   chooser.choices.end();
        };
        if (list.empty() || !std::all_of(list.begin(), list.end(), known))
            return report(path, found, searchReason("search.when-values", listed(chooser.choices)));
        // In the order of the choices, each once.
        for (const std::string& choice : chooser.choices)
            if (std::any_of(list.begin(), list.end(),
                            [&](const Json& value) { return textOf(value, chooser) == choice; }))
                m_read.whenChoices.push_back(choice);
    }

    /// As in the list of choices: 1 is "1.0" if the field is any number.
    static std::string textOf(const Json& value, const SearchParameter& chooser)
    {
        for (const std::string& choice : chooser.choices)
            if (Json::parse(choice) == value)
                return choice;
        return {};
    }

    const SearchPlan& m_plan;
    const RunField& m_field;
    const std::set<std::string>& m_later;
    std::vector<SpecProblem>& m_problems;
    std::string m_path;
    SearchParameter m_read;
};

/// What people look for in a message: "training/batch_size = 64".
std::string shownValue(const SearchParameter& parameter, double value)
{
    return std::string(withoutSlash(parameter.field)) + " = " + valueText(parameter, value);
}

} // namespace

std::string parameterPath(std::string_view field)
{
    return "/parameters/" + escapedKey(withoutSlash(field));
}

void readSearchParameters(const nlohmann::ordered_json& parameters, SearchPlan& plan,
                          std::vector<SpecProblem>& problems)
{
    if (!parameters.is_object() || parameters.empty() || parameters.size() > kMostSearchParameters) {
        problems.push_back(SpecProblem{"/parameters", shortJson(Json(parameters)),
                                       searchReason("search.parameters", kMostSearchParameters)});
        return;
    }
    std::set<std::string> later;
    for (const auto& item : parameters.items())
        later.insert("/" + std::string(withoutSlash(item.key())));
    for (const auto& item : parameters.items()) {
        const std::string path = "/" + std::string(withoutSlash(item.key()));
        const std::string where = "/parameters/" + escapedKey(item.key());
        const RunField* field = path.size() > 1 && !path.ends_with('/') ? runField(path) : nullptr;
        const Json value(item.value());
        if (!field || field->isGroup())
            problems.push_back(SpecProblem{where, shortJson(value), unknownField(item.key())});
        else if (!isSearchable(*field))
            problems.push_back(SpecProblem{where, shortJson(value), searchReason("search.not-varied")});
        else if (parameterOf(plan, path))
            problems.push_back(SpecProblem{where, shortJson(value), searchReason("search.field-twice")});
        else
            plan.parameters.push_back(ParameterReader(plan, *field, later, problems).read(value));
    }
}

void checkSearchRuns(const SearchPlan& plan, const RunSpec& base, std::vector<SpecProblem>& problems)
{
    if (!validateRunSpec(base).empty())
        return;
    const std::vector<double> middle = toUnit(plan, pointOf(plan, base).value_or(SearchPoint(plan.parameters.size())));
    // From an end of each range, and from each choice, with the conditions that it depends on.
    for (std::size_t i = 0; i < plan.parameters.size(); ++i) {
        const SearchParameter& parameter = plan.parameters[i];
        const bool choice = parameter.kind == ParameterKind::Choice;
        const std::size_t ends = choice ? parameter.choices.size() : 2;
        for (std::size_t end = 0; end < ends; ++end) {
            std::vector<double> unit = middle;
            for (std::optional<std::size_t> on = i; on && !plan.parameters[*on].when.empty();) {
                const SearchParameter& dependent = plan.parameters[*on];
                on = parameterOf(plan, dependent.when);
                if (!on || dependent.whenChoices.empty())
                    break;
                const std::vector<std::string>& choices = plan.parameters[*on].choices;
                const auto place = std::find(choices.begin(), choices.end(), dependent.whenChoices.front());
                unit[*on] = (static_cast<double>(place - choices.begin()) + 0.5) / static_cast<double>(choices.size());
            }
            unit[i] = choice ? (static_cast<double>(end) + 0.5) / static_cast<double>(ends) : static_cast<double>(end);
            const SearchPoint point = fromUnit(plan, unit);
            std::vector<SpecProblem> found;
            (void)specAt(plan, base, point, found);
            if (found.empty())
                continue;
            const bool secret = found.front().allowed.code == "spec.secret-argument"; // it is not repeated
            problems.push_back(SpecProblem{
                parameterPath(parameter.field), secret ? "\u2026" : valueText(parameter, *point[i]),
                searchReason("search.valid-runs",
                             secret ? std::string(withoutSlash(parameter.field)) : shownValue(parameter, *point[i]),
                             found.front().why())});
            break;
        }
    }
}

} // namespace trainyard
