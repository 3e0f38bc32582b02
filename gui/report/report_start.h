// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QString>
#include <QStringList>

namespace trainyard {

/// The text that a new report about runs begins with: a heading, a chart of each series, and a table. `group`: what
/// the charts join runs by, "seeds" or a setting; empty: nothing.
struct ReportStart {
    QString title;
    QString text;
};
ReportStart startReport(StoreReader& reader, const QStringList& runs, const QStringList& series,
                        const QString& group = {});

} // namespace trainyard
