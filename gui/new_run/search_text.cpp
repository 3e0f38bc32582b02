// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_text.h"

#include "backend/protocol/series.h"
#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/series_text.h"
#include "gui/new_run/problem_text.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::SearchForm)
};

/// "/parameters/training~1batch_size/low" → "/training/batch_size" and "low"
struct ProblemPlace {
    std::string field, part;
};

ProblemPlace placeOf(const std::string& path)
{
    constexpr std::string_view kParameters = "/parameters/";
    if (!path.starts_with(kParameters))
        return {};
    const std::size_t end = path.find('/', kParameters.size());
    QString key = QString::fromStdString(path.substr(kParameters.size(), end - kParameters.size()));
    key.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
    std::string part = end == std::string::npos ? std::string() : path.substr(end + 1);
    part.resize(std::min(part.find('/'), part.size()));
    return {(key.startsWith(QLatin1Char('/')) ? key : QLatin1Char('/') + key).toStdString(), part};
}

QString partTitle(const std::string& part)
{
    if (part == "low")
        return SearchText::tr("from");
    if (part == "high")
        return SearchText::tr("to");
    if (part == "step")
        return SearchText::tr("step");
    if (part == "choices")
        return SearchText::tr("values");
    if (part == "when")
        return SearchText::tr("only where");
    return QString::fromStdString(part);
}

/// The title of what is not a parameter.
QString settingTitle(const std::string& path)
{
    for (const auto& [start, title] :
         {std::pair("/goal", SearchText::tr("Goal")), std::pair("/sampler", SearchText::tr("Sampler")),
          std::pair("/start_points", SearchText::tr("Sobol points")),
          std::pair("/stopping/first_rung", SearchText::tr("First rung")),
          std::pair("/stopping", SearchText::tr("Early termination")), std::pair("/repeat", SearchText::tr("Repeats")),
          std::pair("/runs", SearchText::tr("Runs")), std::pair("/budget", SearchText::tr("Budget"))})
        if (path.starts_with(start))
            return title;
    return QString::fromStdString(path);
}

QString joined(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts << format::count(number);
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return SearchText::tr("%1 and %2", "a list and its last number").arg(texts.join(QStringLiteral(", ")), last);
}

} // namespace

QString searchFieldTitle(const std::string& field)
{
    const QString path = QString::fromStdString(field), title = fieldTitle(path);
    return title == path ? path.mid(1) : title;
}

QString searchProblemText(const SpecProblem& problem)
{
    if (problem.path.empty())
        return problemText(problem);
    const ProblemPlace place = placeOf(problem.path);
    if (place.field.empty())
        return SearchText::tr("%1: %2").arg(settingTitle(problem.path), problemText(problem));
    const QString title = searchFieldTitle(place.field);
    return SearchText::tr("%1: %2").arg(
        place.part.empty() ? title : SearchText::tr("%1, %2", "field, part").arg(title, partTitle(place.part)),
        problemText(problem));
}

QString noParametersText()
{
    return SearchText::tr("Add at least one field that the search varies.");
}

QString searchValueText(const std::string& field, const std::string& json)
{
    const nlohmann::json value = nlohmann::json::parse(json, nullptr, false);
    if (value.is_boolean())
        return value.get<bool>() ? SearchText::tr("on") : SearchText::tr("off");
    const QString text = value.is_number()   ? exactText(value.get<double>())
                         : value.is_string() ? QString::fromStdString(value.get<std::string>())
                                             : QString::fromStdString(json);
    return paramValue(QString::fromStdString(flatKey(field)), text);
}

QString searchConditionText(const SearchCondition& condition, const std::vector<std::string>& all)
{
    if (condition.field.empty())
        return SearchText::tr("always");
    const QString title = searchFieldTitle(condition.field);
    std::vector<std::string> left;
    for (const std::string& choice : all)
        if (std::find(condition.choices.begin(), condition.choices.end(), choice) == condition.choices.end())
            left.push_back(choice);
    if (condition.choices.size() > 1 && left.size() == 1 && all.size() == condition.choices.size() + 1)
        return SearchText::tr("%1 ≠ %2", "field, value").arg(title, searchValueText(condition.field, left.front()));
    QStringList values;
    for (const std::string& choice : condition.choices)
        values << searchValueText(condition.field, choice);
    return SearchText::tr("%1 = %2", "field, values").arg(title, values.join(SearchText::tr(" or ")));
}

QString searchGoalTitle(const std::string& series, bool program)
{
    const bool ofStep = series == series::kTrainLoss || series == series::kTrainTop1 || series == series::kTrainTop5;
    const QString title = seriesTitle(series);
    return ofStep && !program ? SearchText::tr("%1 of a step").arg(title) : title; // the engine has an epoch's, too
}

QString searchRungsText(const SearchPlan& plan, int epochs)
{
    const std::vector<int> rungs = searchRungs(plan, epochs);
    if (rungs.empty())
        return {};
    if (plan.stopping == SearchStopping::Median && rungs.size() > 1)
        return SearchText::tr("after every epoch from %1 on").arg(rungs.front());
    return rungs.size() == 1 ? SearchText::tr("after epoch %1").arg(rungs.front())
                             : SearchText::tr("after epochs %1").arg(joined(rungs));
}

QString searchSummary(const SearchPlan& plan, int epochs)
{
    QStringList parts{SearchText::tr("%Ln run(s)", nullptr, plan.runs)};
    if (plan.sampler == SearchSampler::Grid)
        parts << SearchText::tr("grid of %Ln point(s)", nullptr, static_cast<int>(gridSize(plan)));
    if (plan.leaders > 0)
        parts << SearchText::tr("%1 of them repeats").arg(format::count(plan.leaders * (plan.repeats - 1)));
    if (const QString rungs = searchRungsText(plan, epochs); !rungs.isEmpty())
        parts << SearchText::tr("judged %1").arg(rungs);
    if (epochs <= 0 || parameterOf(plan, "/training/epochs"))
        return asSentence(parts.join(SearchText::tr("; ")));
    const std::int64_t all = std::int64_t{plan.runs} * epochs;
    const int plural = pluralOf(all);
    parts << (plan.stopping == SearchStopping::None
                  ? SearchText::tr("%1 epoch(s) in all", nullptr, plural).arg(format::count(all))
                  : SearchText::tr("%1 epoch(s) without early termination", nullptr, plural).arg(format::count(all)));
    return asSentence(parts.join(SearchText::tr("; ")));
}

} // namespace trainyard
