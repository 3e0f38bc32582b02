// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_columns.h"

#include "backend/protocol/series.h"
#include "gui/formats/field_text.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct Columns {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Columns)
};

using Kind = RunColumn::Kind;

struct Fixed {
    Kind kind;
    const char* id;
    const char* title;
    const char* hint;
    const char* sort; ///< RunQuery::sortBy, empty if not sortable
    bool numeric;
    int width;
};

constexpr Fixed kFixed[] = {
    {Kind::Name, "name", QT_TRANSLATE_NOOP("trainyard::Columns", "Name"), "", "name", false, 240},
    {Kind::State, "state", QT_TRANSLATE_NOOP("trainyard::Columns", "State"),
     QT_TRANSLATE_NOOP("trainyard::Columns", "State of the run on its machine"), "state", false, 124},
    {Kind::Tags, "tags", QT_TRANSLATE_NOOP("trainyard::Columns", "Tags"), "", "tags", false, 96},
    {Kind::Model, "model", QT_TRANSLATE_NOOP("trainyard::Columns", "Model"), "", "model", false, 92},
    {Kind::Dataset, "dataset", QT_TRANSLATE_NOOP("trainyard::Columns", "Dataset"), "", "dataset", false, 96},
    {Kind::Device, "device", QT_TRANSLATE_NOOP("trainyard::Columns", "Device"), "", "device", false, 90},
    {Kind::Host, "host", QT_TRANSLATE_NOOP("trainyard::Columns", "Host"), "", "host", false, 110},
    {Kind::Created, "created", QT_TRANSLATE_NOOP("trainyard::Columns", "Created"),
     QT_TRANSLATE_NOOP("trainyard::Columns", "When the run was submitted"), "created", true, 92},
    {Kind::Started, "started", QT_TRANSLATE_NOOP("trainyard::Columns", "Started"), "", "started", true, 92},
    {Kind::Ended, "ended", QT_TRANSLATE_NOOP("trainyard::Columns", "Ended"), "", "ended", true, 92},
    {Kind::Elapsed, "elapsed", QT_TRANSLATE_NOOP("trainyard::Columns", "Trained"),
     QT_TRANSLATE_NOOP("trainyard::Columns", "Total training time of all attempts"), "elapsed", true, 92},
    {Kind::Epoch, "epoch", QT_TRANSLATE_NOOP("trainyard::Columns", "Epoch"), "", "epoch", true, 72},
    {Kind::Step, "step", QT_TRANSLATE_NOOP("trainyard::Columns", "Step"), "", "step", true, 80},
    {Kind::Throughput, "throughput", QT_TRANSLATE_NOOP("trainyard::Columns", "Samples/s"), "", "samples_per_second",
     true, 84},
    {Kind::LearningRate, "learning_rate", QT_TRANSLATE_NOOP("trainyard::Columns", "Learning rate"),
     QT_TRANSLATE_NOOP("trainyard::Columns", "Learning rate of the newest step"), "learning_rate", true, 96},
    {Kind::Parameters, "parameters", QT_TRANSLATE_NOOP("trainyard::Columns", "Parameters"), "", "parameters", true, 92},
    {Kind::Attempts, "attempts", QT_TRANSLATE_NOOP("trainyard::Columns", "Attempts"), "", "attempts", true, 76},
    {Kind::Notes, "notes", QT_TRANSLATE_NOOP("trainyard::Columns", "Notes"), "", "notes", false, 180},
    {Kind::Curve, "curve", QT_TRANSLATE_NOOP("trainyard::Columns", "Val top-1"),
     QT_TRANSLATE_NOOP("trainyard::Columns", "Course of validation accuracy over the run"), "", false, 96},
};

/// As the other pages call them.
struct KnownSeries {
    MetricSummary summary;
    const char* series;
    const char* title;
};

constexpr KnownSeries kKnownTitles[] = {
    {MetricSummary::Best, series::kValTop1, QT_TRANSLATE_NOOP("trainyard::Columns", "Best val top-1")},
    {MetricSummary::Last, series::kValTop1, QT_TRANSLATE_NOOP("trainyard::Columns", "Last val top-1")},
    {MetricSummary::Best, series::kValTop5, QT_TRANSLATE_NOOP("trainyard::Columns", "Best val top-5")},
    {MetricSummary::Best, series::kValLoss, QT_TRANSLATE_NOOP("trainyard::Columns", "Best val loss")},
    {MetricSummary::Last, series::kTrainLoss, QT_TRANSLATE_NOOP("trainyard::Columns", "Last train loss")},
};

const Fixed* fixed(Kind kind)
{
    for (const Fixed& entry : kFixed)
        if (entry.kind == kind)
            return &entry;
    return nullptr;
}

RunColumn plain(Kind kind)
{
    return {kind, {}, MetricSummary::Best};
}

QString summaryId(MetricSummary summary)
{
    return summary == MetricSummary::Last    ? QStringLiteral("last")
           : summary == MetricSummary::Worst ? QStringLiteral("worst")
                                             : QStringLiteral("best");
}

} // namespace

QString RunColumn::id() const
{
    if (kind == Kind::Metric)
        return QStringLiteral("metric:%1:%2").arg(summaryId(summary), key);
    if (kind == Kind::Param)
        return QStringLiteral("param:%1").arg(key);
    return QString::fromLatin1(fixed(kind)->id);
}

QString RunColumn::title() const
{
    if (kind == Kind::Param)
        return paramTitle(key);
    if (kind != Kind::Metric)
        return QCoreApplication::translate("trainyard::Columns", fixed(kind)->title);
    for (const KnownSeries& one : kKnownTitles)
        if (one.summary == summary && key == QLatin1String(one.series))
            return QCoreApplication::translate("trainyard::Columns", one.title);
    switch (summary) {
    case MetricSummary::Last: return Columns::tr("Last %1").arg(key);
    case MetricSummary::Worst: return Columns::tr("Worst %1").arg(key);
    case MetricSummary::Best: break;
    }
    return Columns::tr("Best %1").arg(key);
}

QString RunColumn::hint() const
{
    if (kind == Kind::Param)
        return Columns::tr("Setting %1 of the run spec").arg(key);
    if (kind == Kind::Metric)
        return Columns::tr("Series %1: highest is best for accuracies and rates, lowest for losses and times").arg(key);
    const Fixed* entry = fixed(kind);
    return *entry->hint ? QCoreApplication::translate("trainyard::Columns", entry->hint) : QString();
}

bool RunColumn::isNumeric() const
{
    return kind == Kind::Metric || (fixed(kind) && fixed(kind)->numeric);
}

bool RunColumn::isSortable() const
{
    return kind == Kind::Metric || kind == Kind::Param || *fixed(kind)->sort;
}

int RunColumn::preferredWidth() const
{
    return kind == Kind::Metric ? 110 : kind == Kind::Param ? 110 : fixed(kind)->width;
}

std::optional<RunColumn> RunColumn::fromId(const QString& id)
{
    for (const Fixed& entry : kFixed)
        if (id == QLatin1String(entry.id))
            return plain(entry.kind);
    if (id.startsWith(QLatin1String("param:")) && id.size() > 6)
        return param(id.mid(6));
    for (const MetricSummary summary : {MetricSummary::Last, MetricSummary::Best, MetricSummary::Worst}) {
        const QString prefix = QStringLiteral("metric:%1:").arg(summaryId(summary));
        if (id.startsWith(prefix) && id.size() > prefix.size())
            return metric(id.mid(prefix.size()), summary);
    }
    return std::nullopt;
}

RunColumn RunColumn::metric(const QString& series, MetricSummary summary)
{
    return {Kind::Metric, series, summary};
}

RunColumn RunColumn::param(const QString& key)
{
    return {Kind::Param, key, MetricSummary::Best};
}

QVector<RunColumn> RunColumn::fixedColumns()
{
    QVector<RunColumn> columns;
    for (const Fixed& entry : kFixed)
        columns << plain(entry.kind);
    return columns;
}

QVector<RunColumn> RunColumn::defaults()
{
    return {plain(Kind::Name),
            plain(Kind::State),
            plain(Kind::Tags),
            plain(Kind::Model),
            plain(Kind::Dataset),
            metric(QStringLiteral("val/top1"), MetricSummary::Best),
            metric(QStringLiteral("train/loss"), MetricSummary::Last),
            plain(Kind::Epoch),
            plain(Kind::Elapsed),
            plain(Kind::Created),
            plain(Kind::Curve)};
}

QStringList columnIds(const RunColumns& columns)
{
    QStringList ids;
    for (const RunColumn& column : columns)
        ids << column.id();
    return ids;
}

RunColumns columnsFromIds(const QStringList& ids)
{
    RunColumns columns;
    for (const QString& id : ids)
        if (const auto column = RunColumn::fromId(id); column && !columns.contains(*column))
            columns << *column;
    if (columns.isEmpty())
        return RunColumn::defaults();
    const RunColumn name = plain(Kind::Name);
    columns.removeAll(name);
    columns.prepend(name);
    return columns;
}

void requestColumns(const RunColumns& columns, RunQuery& query)
{
    query.metrics.clear();
    query.params.clear();
    for (const RunColumn& column : columns) {
        if (column.kind == Kind::Metric)
            query.metrics.push_back({column.key.toStdString(), column.summary});
        else if (column.kind == Kind::Param)
            query.params.push_back(column.key.toStdString());
    }
}

int valueIndex(const RunColumns& columns, int column)
{
    int index = 0;
    for (int i = 0; i < column; ++i)
        index += columns[i].kind == columns[column].kind;
    return index;
}

std::string sortKey(const RunColumns& columns, int column)
{
    if (column < 0 || column >= columns.size() || !columns[column].isSortable())
        return {};
    const RunColumn& wanted = columns[column];
    if (wanted.kind == Kind::Metric)
        return "metric:" + std::to_string(valueIndex(columns, column));
    if (wanted.kind == Kind::Param)
        return "param:" + wanted.key.toStdString();
    return fixed(wanted.kind)->sort;
}

} // namespace trainyard
