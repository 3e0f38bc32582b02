// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/facts_model.h"
#include "gui/run/run_record.h"

#include <QList>
#include <QString>

namespace trainyard {

/// A label with its value.
struct Fact {
    QString label, text;
    friend bool operator==(const Fact&, const Fact&) = default;
};

// What a run's own page says, in the user's language.

QString runDates(const RunRow& run); ///< "Created 2026-11-20 14:02 · trained 1 h 12 min in 2 attempts"
QList<Fact> resultFacts(const RunRecord& record);
QList<Fact> environmentFacts(const RunRecord& record);
QList<Fact> dataFacts(const RunRecord& record);
/// Settings that differ from the defaults, with the default; then, if `all`, the others.
QVector<FactsModel::Row> settingRows(const RunRecord& record, bool all);
int changedSettings(const RunRecord& record);
QStringList settingHeader();
QVector<FactsModel::Row> attemptRows(const RunRecord& record);
QStringList attemptHeader();
QVector<FactsModel::Row> checkpointRows(const RunRecord& record);
QStringList checkpointHeader();
QVector<FactsModel::Row> alertRows(const RunRecord& record);
QStringList alertHeader();
/// "Started from the weights of", "Its weights were the start of" …
QString relationText(RunRelation relation, bool older);

} // namespace trainyard
