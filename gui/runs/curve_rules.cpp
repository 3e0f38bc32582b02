// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/curve_rules.h"

#include "gui/runs/run_groups.h"

#include <algorithm>

namespace trainyard {

SettingValues settingValues(const QVector<ComparedRun>& runs, const QString& key)
{
    SettingValues found;
    if (key.isEmpty())
        return found;
    QVector<QString> ofRun;
    for (const ComparedRun& run : runs) {
        ofRun << settingOf(run, key);
        if (!found.values.contains(ofRun.back()))
            found.values << ofRun.back();
    }
    if (found.values.size() < 2)
        return {};
    const auto isNumber = [](const QString& text) {
        bool number = false;
        text.toDouble(&number);
        return number;
    };
    if (std::all_of(found.values.begin(), found.values.end(), isNumber))
        std::stable_sort(found.values.begin(), found.values.end(),
                         [](const QString& a, const QString& b) { return a.toDouble() < b.toDouble(); });
    for (qsizetype i = 0; i < runs.size(); ++i)
        found.of.insert(runs[i].id, static_cast<int>(found.values.indexOf(ofRun[i])));
    return found;
}

QStringList ruleKeys(const QVector<ComparedRun>& runs)
{
    QStringList keys = differingSettings(runs);
    for (const QString& seed : seedSettings())
        if (!settingValues(runs, seed).values.isEmpty())
            keys << seed;
    return keys;
}

} // namespace trainyard
