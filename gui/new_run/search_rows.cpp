// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_rows.h"

#include "gui/formats/figures.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/typed_list.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kLogSpan = 10.0;        // a logarithmic range spans this factor on both sides of the base's value
constexpr double kHighFromNothing = 0.1; // the upper end around a number that is 0
constexpr std::int64_t kWholeFromNothing = 5;
constexpr int kRangeSteps = 10, kShortDigits = 2;

constexpr double kLargestNumber = 1e300, kLargestWhole = 9e15; // of a parameter without a range

bool isNumber(const SearchedField& field)
{
    return field.type == FieldType::Number || field.type == FieldType::Whole;
}

Json jsonOf(const ProgramValue& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

/// Of a program's parameter.
SearchedField parameterField(const std::string& name, const RunSpec& base)
{
    SearchedField field;
    const ProgramOption* option = base.program ? optionIn(*base.program, name) : nullptr;
    const ProgramValue* value = base.program ? parameterIn(*base.program, name) : nullptr;
    if (!value && option && option->standard)
        value = &*option->standard;
    if (option && !option->choices.empty()) {
        field.type = FieldType::Choice;
        for (const ProgramValue& choice : option->choices) {
            field.names.push_back(valueText(choice));
            field.json.push_back(jsonOf(choice).dump());
        }
    } else if (option ? option->type == OptionType::Flag : value && std::holds_alternative<bool>(*value)) {
        field.type = FieldType::Flag;
        field.names = field.json = {"false", "true"};
    } else if (option ? option->type == OptionType::Whole : value && std::holds_alternative<std::int64_t>(*value)) {
        field.type = FieldType::Whole;
    } else if (option ? option->type == OptionType::Number : value && std::holds_alternative<double>(*value)) {
        field.type = FieldType::Number;
    }
    const double largest = field.type == FieldType::Whole ? kLargestWhole : kLargestNumber;
    field.low = option && option->low ? *option->low : -largest;
    field.high = option && option->high ? *option->high : largest;
    // A number may be written as a whole one, and a placeholder is no number.
    const auto* whole = value ? std::get_if<std::int64_t>(value) : nullptr;
    const auto* real = value ? std::get_if<double>(value) : nullptr;
    if (field.type == FieldType::Number)
        field.value = whole ? static_cast<double>(*whole) : real ? *real : 0.0;
    else if (field.type == FieldType::Whole)
        field.value = whole ? *whole : std::int64_t{0};
    else if (value)
        field.value = std::visit([](const auto& held) { return FieldValue(held); }, *value);
    else
        field.value = std::string();
    return field;
}

/// A typed value; a text that is no such value stays a text.
Json valueJson(const SearchedField& field, const QString& typed)
{
    const QString text = typed.trimmed();
    bool ok = false;
    if (const auto known = std::find(field.names.begin(), field.names.end(), text.toStdString());
        known != field.names.end())
        return Json::parse(field.json[std::size_t(known - field.names.begin())]);
    if (field.type == FieldType::Whole) {
        const qlonglong whole = text.toLongLong(&ok);
        if (ok)
            return whole;
    }
    if (isNumber(field)) {
        const double number = typedReal(text, &ok);
        if (ok)
            return number;
    }
    return text.toStdString();
}

/// The field's value in the base, as people type it.
std::string baseText(const SearchedField& field)
{
    if (const auto* flag = std::get_if<bool>(&field.value))
        return *flag ? "true" : "false";
    if (const auto* whole = std::get_if<std::int64_t>(&field.value))
        return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&field.value))
        return exactText(*number).toStdString();
    const auto* text = std::get_if<std::string>(&field.value);
    return text ? *text : std::string();
}

void suggestNumber(SearchRow& row, const SearchedField& info, double value)
{
    row.range = SearchRange::Uniform;
    double low = std::max(info.low, 0.0), high = std::min(info.high, kHighFromNothing);
    if (value > 0.0 && value * kLogSpan <= info.high) {
        row.range = SearchRange::Log;
        low = value / kLogSpan;
        high = value * kLogSpan;
    } else if (value > 0.0) {
        low = std::max(info.low, value / 2);
        high = value < info.high ? value + (info.high - value) / 2 : value;
    }
    const auto shortened = [&](double end) { // if that is still in the range
        const double rounded = exactText(end, kShortDigits).toDouble();
        return rounded > info.low && rounded <= info.high ? rounded : end;
    };
    row.from = typedText(shortened(low), 6);
    row.to = typedText(shortened(high), 6);
}

void suggestWhole(SearchRow& row, const SearchedField& info, std::int64_t value)
{
    row.range = SearchRange::Integer;
    const auto least = static_cast<std::int64_t>(info.low), most = static_cast<std::int64_t>(info.high);
    const std::int64_t low = std::clamp(value / 2, least, std::max(least, most - 1));
    const std::int64_t high = std::min(most, std::max(low + 1, value > 0 ? value * 2 : low + kWholeFromNothing));
    row.from = QString::number(low);
    row.to = QString::number(high);
}

QString listText(const std::vector<std::string>& values)
{
    QStringList texts;
    for (const std::string& value : values)
        texts << QString::fromStdString(value);
    return texts.join(QStringLiteral(", "));
}

/// All values of a choice or flag, or those that make a valid run.
QString suggestedChoices(const std::string& path, const SearchedField& field, const RunSpec& base)
{
    if (field.names.empty())
        return QString::fromStdString(baseText(field));
    std::vector<std::string> valid;
    for (std::size_t i = 0; i < field.names.size(); ++i)
        if (specWith(base, path, field.json[i]))
            valid.push_back(field.names[i]);
    return listText(valid.size() > 1 ? valid : field.names);
}

/// "\"cosine\"" → "cosine", "64" → "64"
std::string plainText(const std::string& json)
{
    const Json value = Json::parse(json, nullptr, false);
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_float())
        return exactText(value.get<double>()).toStdString();
    return json;
}

} // namespace

SearchedField searchedField(const std::string& path, const RunSpec& base)
{
    const RunField& found = *runField(path);
    if (found.info->type == FieldType::Scalar)
        return parameterField(found.key, base);
    SearchedField field{found.info->type, found.info->low, found.info->high, {}, {}, found.get(base)};
    if (field.type == FieldType::Flag)
        field.names = field.json = {"false", "true"};
    for (const FieldChoice& choice : found.info->choices) {
        field.names.emplace_back(choice.name);
        field.json.push_back(Json(choice.name).dump());
    }
    return field;
}

void suggestRow(SearchRow& row, const RunSpec& base)
{
    const SearchedField field = searchedField(row.field, base);
    if (field.type == FieldType::Number)
        suggestNumber(row, field, std::get<double>(field.value));
    else if (field.type == FieldType::Whole)
        suggestWhole(row, field, std::get<std::int64_t>(field.value));
    else
        row.range = SearchRange::Choice;
    completeRow(row, base);
}

void completeRow(SearchRow& row, const RunSpec& base)
{
    if (row.range == SearchRange::Choice) {
        if (!row.choices.trimmed().isEmpty())
            return;
        const SearchedField field = searchedField(row.field, base);
        if (!isNumber(field))
            row.choices = suggestedChoices(row.field, field, base);
        else if (row.from.isEmpty() && row.to.isEmpty())
            row.choices = QString::fromStdString(baseText(field));
        else
            row.choices = QStringLiteral("%1, %2").arg(QString(row.from).replace(QLatin1Char(','), QLatin1Char('.')),
                                                       QString(row.to).replace(QLatin1Char(','), QLatin1Char('.')));
        return;
    }
    if (row.from.isEmpty() && row.to.isEmpty()) {
        SearchRow suggested = row;
        suggestRow(suggested, base);
        row.from = suggested.from;
        row.to = suggested.to;
    }
    bool low = false, high = false;
    const double width = typedReal(row.to, &high) - typedReal(row.from, &low);
    if (row.range == SearchRange::Quantised && row.step.isEmpty() && low && high && width > 0.0)
        row.step = typedText(width / kRangeSteps, 1);
}

Json rowJson(const SearchRow& row, const RunSpec& base)
{
    const SearchedField field = searchedField(row.field, base);
    Json written = Json::object();
    if (row.range == SearchRange::Choice) {
        written["choices"] = Json::array();
        for (const QString& part : typedList(row.choices))
            written["choices"].push_back(valueJson(field, part));
    } else {
        if (!row.from.trimmed().isEmpty())
            written["low"] = valueJson(field, row.from);
        if (!row.to.trimmed().isEmpty())
            written["high"] = valueJson(field, row.to);
        written["scale"] = row.range == SearchRange::Log ? "log" : "linear";
        if (row.range == SearchRange::Quantised || (row.range != SearchRange::Uniform && !row.step.trimmed().isEmpty()))
            written["step"] = valueJson(field, row.step);
    }
    if (!row.condition.field.empty()) {
        Json choices = Json::array();
        for (const std::string& choice : row.condition.choices)
            choices.push_back(Json::parse(choice, nullptr, false));
        written["when"] = {{row.condition.field.substr(1), std::move(choices)}};
    }
    return written;
}

SearchRow rowOfParameter(const SearchParameter& parameter)
{
    SearchRow row;
    row.field = parameter.field;
    row.condition = {parameter.when, parameter.whenChoices};
    if (parameter.kind == ParameterKind::Choice) {
        row.range = SearchRange::Choice;
        std::vector<std::string> values;
        for (const std::string& choice : parameter.choices)
            values.push_back(plainText(choice));
        row.choices = listText(values);
        return row;
    }
    row.range = parameter.kind == ParameterKind::LogUniform ? SearchRange::Log
                : parameter.whole                           ? SearchRange::Integer
                : parameter.step > 0.0                      ? SearchRange::Quantised
                                                            : SearchRange::Uniform;
    row.from = typedText(parameter.low);
    row.to = typedText(parameter.high);
    if (parameter.step > (parameter.whole ? 1.0 : 0.0))
        row.step = typedText(parameter.step);
    return row;
}

std::vector<std::string> searchChoices(const SearchRow& row, const RunSpec& base)
{
    std::vector<std::string> choices;
    const SearchedField field = searchedField(row.field, base);
    for (const QString& part : typedList(row.choices))
        choices.push_back(valueJson(field, part).dump());
    return choices;
}

std::optional<RunSpec> specWith(const RunSpec& base, const std::string& field, const std::string& json)
{
    SearchPlan plan;
    SearchParameter parameter;
    parameter.field = field;
    parameter.kind = ParameterKind::Choice;
    parameter.choices = {json};
    plan.parameters = {parameter};
    std::vector<SpecProblem> problems;
    const RunSpec spec = specAt(plan, base, {0.0}, problems);
    return problems.empty() ? std::optional(spec) : std::nullopt;
}

bool isValueOf(const SearchRow& row, const std::string& part, const SpecProblem& problem)
{
    if (row.range == SearchRange::Choice)
        return part == "choices";
    if (part != "low" && part != "high")
        return false;
    bool ok = false, is = false;
    const double found = reasonText(problem.found).toDouble(&ok);
    return ok && typedReal(part == "low" ? row.from : row.to, &is) == found && is;
}

} // namespace trainyard
