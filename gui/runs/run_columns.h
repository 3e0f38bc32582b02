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
    QString key;                                 ///< series name or flattened parameter key
    MetricSummary summary = MetricSummary::Best; ///< for a metric

    QString id() const;     ///< "name", "metric:best:val/top1", "param:training.epochs": used in settings
    QString title() const;  ///< translated header
    QString hint() const;   ///< tooltip of the header
    bool isNumeric() const; ///< right-aligned
    bool isSortable() const;
    int preferredWidth() const; ///< initial width in pixels
    friend bool operator==(const RunColumn&, const RunColumn&) = default;

    static std::optional<RunColumn> fromId(const QString& id);
    static RunColumn metric(const QString& series, MetricSummary summary);
    static RunColumn param(const QString& key);
    /// All fixed columns, in the order of the Columns dialog.
    static QVector<RunColumn> fixedColumns();
    /// The initial columns.
    static QVector<RunColumn> defaults();
};

using RunColumns = QVector<RunColumn>;

QStringList columnIds(const RunColumns& columns);
/// Skips unknown and duplicate ids; returns the defaults if none remain. Name is always the first column.
RunColumns columnsFromIds(const QStringList& ids);

/// Sets metrics and params of a query for these columns.
void requestColumns(const RunColumns& columns, RunQuery& query);
/// Index of a metric or parameter column's value in RunRow::metrics or ::params.
int valueIndex(const RunColumns& columns, int column);
/// RunQuery::sortBy for a column; empty if the column cannot be sorted.
std::string sortKey(const RunColumns& columns, int column);

/// The series shown in the Curve column.
inline constexpr const char* kCurveSeries = "val/top1";

} // namespace trainyard
