// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/comparison_model.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <QVector>

namespace trainyard {

/// Which settings tell the lines of a comparison apart: keys of the flattened spec. An empty key leaves it to the run.
struct CurveRules {
    QString colour; ///< equal values have equal colours
    QString dashes; ///< equal values have equal dashes
    QString charts; ///< each value has a chart of its own
    friend bool operator==(const CurveRules&, const CurveRules&) = default;
};

/// The different values of a setting among the runs, ascending where all are numbers, else in the order of the runs.
struct SettingValues {
    QStringList values;
    QHash<QString, int> of; ///< by run id: index of its value
};

/// Nothing for an empty key, and for one in which the runs do not differ. Pure.
SettingValues settingValues(const QVector<ComparedRun>& runs, const QString& key);

/// The settings that differ between the runs, seeds included. Pure.
QStringList ruleKeys(const QVector<ComparedRun>& runs);

} // namespace trainyard
