// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_groups.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kNamedSettings = 3; // in a label

QString valueOf(const ComparedRun& run, const QString& key)
{
    const auto found =
        std::find_if(run.params.begin(), run.params.end(), [&](const auto& param) { return param.first == key; });
    return found == run.params.end() ? QString() : found->second;
}

} // namespace

bool isSeedSetting(const QString& key)
{
    static const QStringList kSeeds = {QStringLiteral("seed"), QStringLiteral("data.order_seed"),
                                       QStringLiteral("data.seed"), QStringLiteral("campaign"), QStringLiteral("cell")};
    return kSeeds.contains(key);
}

QStringList differingSettings(const QVector<ComparedRun>& runs)
{
    QStringList keys;
    QSet<QString> known;
    for (const ComparedRun& run : runs)
        for (const auto& [key, value] : run.params)
            if (!isSeedSetting(key) && !known.contains(key)) {
                known.insert(key);
                keys << key;
            }
    keys.removeIf([&](const QString& key) {
        return std::all_of(runs.begin(), runs.end(),
                           [&](const ComparedRun& run) { return valueOf(run, key) == valueOf(runs.front(), key); });
    });
    return keys;
}

std::vector<RunGroup> groupRuns(const QVector<ComparedRun>& runs, const QStringList& keys,
                                const std::function<QString(const QString& key)>& title)
{
    std::vector<RunGroup> groups;
    QHash<QStringList, int> known;
    std::vector<QStringList> valuesOf;
    for (int i = 0; i < runs.size(); ++i) {
        QStringList values;
        for (const QString& key : keys)
            values << valueOf(runs[i], key);
        const auto found = known.constFind(values);
        if (found == known.constEnd()) {
            known.insert(values, static_cast<int>(groups.size()));
            groups.push_back({{}, {i}, 0});
            valuesOf.push_back(values);
        } else {
            groups[static_cast<std::size_t>(*found)].members << i;
        }
    }
    for (std::size_t g = 0; g < groups.size(); ++g) {
        QSet<QString> seeds;
        for (const int run : groups[g].members)
            seeds.insert(valueOf(runs[run], QStringLiteral("seed")));
        groups[g].seeds = static_cast<int>(seeds.size());
        QStringList parts;
        for (int k = 0; k < keys.size() && parts.size() < kNamedSettings; ++k)
            if (const QString& value = valuesOf[g][k]; !value.isEmpty())
                parts << title(keys[k]) + QLatin1Char(' ') + value;
        groups[g].label = parts.join(QStringLiteral(", "));
    }
    return groups;
}

} // namespace trainyard
