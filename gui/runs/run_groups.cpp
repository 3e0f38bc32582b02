// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_groups.h"

#include "gui/formats/field_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

constexpr std::size_t kNamedSettings = 3;  // in a label
constexpr std::size_t kMostToldApart = 64; // groups; nobody reads the labels of more
const QString kSeed = QStringLiteral("seed");

/// The settings that the labels name, by their places, ascending: first those that tell the most groups apart, as a
/// label that two groups share says nothing; then the first of the others. `values`: of each group, one a setting.
std::vector<int> namedSettings(const std::vector<QStringList>& values, int settings)
{
    const std::size_t groups = std::min(values.size(), kMostToldApart);
    std::vector<int> named, part(groups, 0); // part: equal for groups that the named settings do not tell apart
    int parts = 1;
    const auto has = [&](int setting) { return std::find(named.begin(), named.end(), setting) != named.end(); };
    for (int best = 0; best >= 0 && named.size() < kNamedSettings;) {
        best = -1;
        std::vector<int> bestPart;
        for (int setting = 0; setting < settings; ++setting) {
            std::map<std::pair<int, QString>, int> known;
            std::vector<int> next;
            for (std::size_t g = 0; g < groups; ++g)
                next.push_back(known.try_emplace({part[g], values[g][setting]}, int(known.size())).first->second);
            if (int(known.size()) > parts) {
                parts = int(known.size());
                best = setting;
                bestPart = std::move(next);
            }
        }
        if (best >= 0) {
            named.push_back(best);
            part = std::move(bestPart);
        }
    }
    for (int setting = 0; setting < settings && named.size() < kNamedSettings; ++setting)
        if (!has(setting))
            named.push_back(setting);
    std::sort(named.begin(), named.end());
    return named;
}

} // namespace

QString settingOf(const ComparedRun& run, const QString& key)
{
    const auto found =
        std::find_if(run.params.begin(), run.params.end(), [&](const auto& param) { return param.first == key; });
    return found == run.params.end() ? QString() : found->second;
}

bool SettingLookup::found(const ComparedRun& run)
{
    const auto& params = run.params;
    for (std::size_t distance = 0; distance <= std::max(m_place, params.size()); ++distance) {
        const std::size_t after = m_place + distance, before = m_place - distance; // beyond the start: a huge number
        for (const std::size_t place : {after, before})
            if (place < params.size() && params[place].first == m_key) {
                m_place = place;
                return true;
            }
    }
    return false;
}

QStringList differingSettings(const QVector<ComparedRun>& runs)
{
    QStringList keys;
    QSet<QString> known;
    const ComparedRun* before = nullptr;
    for (const ComparedRun& run : runs) {
        for (std::size_t place = 0; place < run.params.size(); ++place) {
            const QString& key = run.params[place].first;
            if (before && place < before->params.size() && before->params[place].first == key)
                continue; // as in most runs
            if (!isSeedSetting(key) && !known.contains(key)) {
                known.insert(key);
                keys << key;
            }
        }
        before = &run;
    }
    keys.removeIf([&](const QString& key) {
        SettingLookup setting(key);
        const QString first = setting.of(runs.front());
        return std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) { return setting.of(run) == first; });
    });
    return keys;
}

std::vector<RunGroup> groupRuns(const QVector<ComparedRun>& runs, const QStringList& keys,
                                const std::function<QString(const QString& key)>& title)
{
    std::vector<RunGroup> groups;
    QHash<QStringList, int> known;
    std::vector<QStringList> valuesOf;
    std::vector<SettingLookup> settings(keys.begin(), keys.end());
    for (int i = 0; i < runs.size(); ++i) {
        QStringList values;
        for (SettingLookup& setting : settings)
            values << setting.of(runs[i]);
        const auto found = known.constFind(values);
        if (found == known.constEnd()) {
            known.insert(values, static_cast<int>(groups.size()));
            groups.push_back({{}, {i}, 0});
            valuesOf.push_back(values);
        } else {
            groups[static_cast<std::size_t>(*found)].members << i;
        }
    }
    const std::vector<int> named = namedSettings(valuesOf, static_cast<int>(keys.size()));
    for (std::size_t g = 0; g < groups.size(); ++g) {
        QSet<QString> seeds;
        SettingLookup seed(kSeed);
        for (const int run : groups[g].members)
            seeds.insert(seed.of(runs[run]));
        groups[g].seeds = static_cast<int>(seeds.size());
        QStringList parts;
        for (const int k : named)
            if (const QString& value = valuesOf[g][k]; !value.isEmpty())
                parts << title(keys[k]) + QLatin1Char(' ') + paramValue(keys[k], value);
        groups[g].label = parts.join(QStringLiteral(", "));
    }
    return groups;
}

namespace {

struct GroupValues {
    int group = 0;
    std::vector<double> values;
    std::map<QString, double> bySeed; ///< empty if a seed comes twice
    double mean = 0.0;
};

GroupValues valuesOf(const QVector<ComparedRun>& runs, const std::vector<RunGroup>& groups, int group,
                     const std::vector<double>& values)
{
    GroupValues out{group, {}, {}, 0.0};
    SettingLookup seed(kSeed);
    bool once = true;
    for (const int run : groups[static_cast<std::size_t>(group)].members)
        if (const double value = values[static_cast<std::size_t>(run)]; std::isfinite(value)) {
            out.values.push_back(value);
            out.mean += value;
            once = out.bySeed.emplace(seed.of(runs[run]), value).second && once;
        }
    out.mean /= static_cast<double>(out.values.size());
    if (!once)
        out.bySeed.clear();
    return out;
}

bool sameSeeds(const GroupValues& a, const GroupValues& b)
{
    return a.bySeed.size() > 1 && std::equal(a.bySeed.begin(), a.bySeed.end(), b.bySeed.begin(), b.bySeed.end(),
                                             [](const auto& x, const auto& y) { return x.first == y.first; });
}

std::vector<double> inOrderOfSeeds(const GroupValues& group)
{
    std::vector<double> out;
    for (const auto& [seed, value] : group.bySeed)
        out.push_back(value);
    return out;
}

} // namespace

std::optional<GroupVerdict> bestGroup(const QVector<ComparedRun>& runs, const std::vector<RunGroup>& groups,
                                      const std::vector<double>& values, bool higherIsBetter)
{
    std::vector<GroupValues> known;
    for (int group = 0; group < static_cast<int>(groups.size()); ++group)
        if (GroupValues one = valuesOf(runs, groups, group, values); !one.values.empty())
            known.push_back(std::move(one));
    if (known.size() < 2)
        return std::nullopt;
    std::stable_sort(known.begin(), known.end(), [&](const GroupValues& a, const GroupValues& b) {
        return higherIsBetter ? a.mean > b.mean : a.mean < b.mean;
    });
    const GroupValues &first = known[0], &second = known[1];
    GroupVerdict verdict;
    verdict.better = first.group;
    verdict.than = second.group;
    verdict.paired = sameSeeds(first, second);
    verdict.difference = verdict.paired ? pairedDifference(inOrderOfSeeds(second), inOrderOfSeeds(first))
                                        : meanDifference(second.values, first.values);
    verdict.effect = effectSize(second.values, first.values);
    return verdict;
}

} // namespace trainyard
