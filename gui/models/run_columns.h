// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <string>

namespace trainyard {

/// One column of the runs table: a fixed one, a summary of any series, or any parameter of the spec.
struct RunColumn {
    enum class Kind {
        Name,
        State,
        Tags,
        Model,
        Dataset,
        Device,
        Host,
        Created,
        Started,
        Ended,
        Elapsed,
        Epoch,
        Step,
        Throughput,
        LearningRate,
        Parameters,
        Attempts,
        Notes,
        Curve,
        Metric,
        Param
    };
    Kind kind = Kind::Name;
    QString key;                                 ///< series of a metric, flattened key of a parameter
    MetricSummary summary = MetricSummary::Best; ///< of a metric

    QString id() const;     ///< "name", "metric:best:val/top1", "param:training.epochs": for settings
    QString title() const;  ///< translated header
    QString hint() const;   ///< tooltip of the header
    bool isNumeric() const; ///< right-aligned
    bool isSortable() const;
    int preferredWidth() const; ///< pixels before the user changed it
    friend bool operator==(const RunColumn&, const RunColumn&) = default;

    static std::optional<RunColumn> fromId(const QString& id);
    static RunColumn metric(const QString& series, MetricSummary summary);
    static RunColumn param(const QString& key);
    /// Every fixed column, in the order the Columns dialog offers them.
    static QVector<RunColumn> fixedColumns();
    /// What a new user sees.
    static QVector<RunColumn> defaults();
};

using RunColumns = QVector<RunColumn>;

QStringList columnIds(const RunColumns& columns);
/// Unknown and doubled ids are left out; without any left the defaults. Name is always there, and first.
RunColumns columnsFromIds(const QStringList& ids);

/// Fills metrics and params of a query for these columns.
void requestColumns(const RunColumns& columns, RunQuery& query);
/// Where a metric or parameter column finds its value in RunRow::metrics or ::params.
int valueIndex(const RunColumns& columns, int column);
/// RunQuery::sortBy for a column; empty when it cannot be sorted by.
std::string sortKey(const RunColumns& columns, int column);

/// The series whose curve the Curve column draws.
inline constexpr const char* kCurveSeries = "val/top1";

} // namespace trainyard
