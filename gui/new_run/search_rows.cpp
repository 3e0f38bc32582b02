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

bool isNumber(const RunField& field)
{
    return field.info->type == FieldType::Number || field.info->type == FieldType::Whole;
}

/// A typed value; a text that is no such value stays a text.
Json valueJson(const RunField& field, const QString& typed)
{
    const QString text = typed.trimmed();
    bool ok = false;
    if (field.info->type == FieldType::Whole) {
        const qlonglong whole = text.toLongLong(&ok);
        if (ok)
            return whole;
    }
    if (isNumber(field)) {
        const double number = typedReal(text, &ok);
        if (ok)
            return number;
    }
    if (field.info->type == FieldType::Flag && (text == QLatin1String("true") || text == QLatin1String("false")))
        return text == QLatin1String("true");
    return text.toStdString();
}

/// The field's value in the base, as the spec's JSON has it.
std::string baseText(const RunField& field, const RunSpec& base)
{
    const FieldValue value = field.get(base);
    switch (field.info->type) {
    case FieldType::Flag: return std::get<bool>(value) ? "true" : "false";
    case FieldType::Choice:
        return std::string(field.info->choices[static_cast<std::size_t>(std::get<std::int64_t>(value))].name);
    case FieldType::Whole: return std::to_string(std::get<std::int64_t>(value));
    case FieldType::Number: return exactText(std::get<double>(value)).toStdString();
    default: return {};
    }
}

void suggestNumber(SearchRow& row, const FieldInfo& info, double value)
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

void suggestWhole(SearchRow& row, const FieldInfo& info, std::int64_t value)
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
QString suggestedChoices(const RunField& field, const RunSpec& base)
{
    std::vector<std::string> all, valid;
    if (field.info->type == FieldType::Flag)
        all = {"false", "true"};
    for (const FieldChoice& choice : field.info->choices)
        all.emplace_back(choice.name);
    for (const std::string& value : all) {
        const Json json = valueJson(field, QString::fromStdString(value));
        if (specWith(base, field.path, json.dump()))
            valid.push_back(value);
    }
    return listText(valid.size() > 1 ? valid : all);
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

void suggestRow(SearchRow& row, const RunSpec& base)
{
    const RunField& field = *runField(row.field);
    const FieldValue value = field.get(base);
    if (field.info->type == FieldType::Number)
        suggestNumber(row, *field.info, std::get<double>(value));
    else if (field.info->type == FieldType::Whole)
        suggestWhole(row, *field.info, std::get<std::int64_t>(value));
    else
        row.range = SearchRange::Choice;
    completeRow(row, base);
}

void completeRow(SearchRow& row, const RunSpec& base)
{
    const RunField& field = *runField(row.field);
    if (row.range == SearchRange::Choice) {
        if (!row.choices.trimmed().isEmpty())
            return;
        if (!isNumber(field))
            row.choices = suggestedChoices(field, base);
        else if (row.from.isEmpty() && row.to.isEmpty())
            row.choices = QString::fromStdString(baseText(field, base));
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

Json rowJson(const SearchRow& row)
{
    const RunField& field = *runField(row.field);
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

std::vector<std::string> searchChoices(const SearchRow& row)
{
    std::vector<std::string> choices;
    const RunField& field = *runField(row.field);
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
