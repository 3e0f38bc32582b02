// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/subset_text.h"

#include "gui/formats/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace trainyard {
namespace {

struct SubsetText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::SubsetText)
};

constexpr qsizetype kMostNamed = 3;
/// What decides which samples a run is validated on.
constexpr const char* kValidationKeys[] = {"data.validation_samples", "data.validation_share", "data.seed"};

/// "a, b, c …": each text once.
QString namedOnce(QStringList texts)
{
    texts.removeDuplicates();
    const bool more = texts.size() > kMostNamed;
    const QString text = texts.mid(0, kMostNamed).join(QStringLiteral("; "));
    return more ? SubsetText::tr("%1 …").arg(text) : text;
}

QString partText(const RunData& data)
{
    return data.isPart() ? format::subset(data) : SubsetText::tr("all of it");
}

} // namespace

QString subsetHint(const RunData& data)
{
    if (!data.isPart())
        return {};
    return SubsetText::tr("This run sees %1: its results cannot be compared with those of the whole data set.")
        .arg(format::subset(data));
}

QString subsetOfRuns(const std::vector<RunData>& runs)
{
    if (std::none_of(runs.begin(), runs.end(), [](const RunData& data) { return data.isPart(); }))
        return {};
    const RunData* told = &runs.front(); // the total is known once a run has started
    QStringList texts;
    for (const RunData& data : runs) {
        const bool same = data.name == told->name && data.classes == told->classes && data.samples == told->samples;
        if (!same)
            return SubsetText::tr("the runs see different parts of the data");
        if (data.allClasses > told->allClasses || data.allSamples > told->allSamples)
            told = &data;
    }
    return SubsetText::tr("all runs see %1 of %2").arg(format::subset(*told), QString::fromStdString(told->name));
}

ComparedData comparedData(const RunData& data, const std::function<QString(const char* key)>& param)
{
    QStringList validation;
    for (const char* key : kValidationKeys)
        validation << param(key);
    return {data, validation.join(QLatin1Char(' '))};
}

QString comparisonWarning(const std::vector<ComparedData>& runs)
{
    if (runs.size() < 2)
        return {};
    QStringList names, parts;
    bool validation = true;
    const ComparedData* first = nullptr;
    for (const ComparedData& run : runs) {
        if (run.data.name.empty()) // a program's, which says nothing of its data
            continue;
        names << QString::fromStdString(run.data.name);
        parts << partText(run.data);
        first = first ? first : &run;
        validation = validation && run.validation == first->validation;
    }
    const auto differ = [](const QStringList& texts) {
        return !texts.isEmpty() &&
               std::any_of(texts.begin(), texts.end(), [&](const QString& text) { return text != texts.front(); });
    };
    if (differ(names))
        return SubsetText::tr("These runs trained on different data (%1): their results cannot be compared.")
            .arg(namedOnce(names));
    if (differ(parts))
        return SubsetText::tr("These runs saw different parts of the data (%1): their results cannot be compared.")
            .arg(namedOnce(parts));
    if (!validation)
        return SubsetText::tr("These runs were validated on different samples: small differences mean nothing.");
    return {};
}

} // namespace trainyard
