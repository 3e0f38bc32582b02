// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_runs_model.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/live/live_texts.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

const QString kUnknown = QStringLiteral("–");

int alignmentOf(int column)
{
    return int((column >= LiveRunsModel::Left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QString metric(const RunRow& run, std::size_t which, const char* series)
{
    return run.hasMetric(which) ? format::seriesValue(QString::fromLatin1(series), run.metrics[which]) : kUnknown;
}

} // namespace

void LiveRunsModel::setRuns(const std::vector<LiveRun>& runs, const std::string& current, double now)
{
    std::vector<Row> rows;
    for (const LiveRun& one : runs) {
        const LiveHeader header = liveHeader(one.run, now);
        Row row;
        row.id = QString::fromStdString(one.run.id);
        row.place = one.place;
        row.state = int(one.run.state);
        row.early = ShownState(one.run).early;
        row.share =
            one.run.totalSteps > 0 || one.run.epochs > 0 || one.run.state == JobState::Done ? header.progress : -1.0;
        row.current = one.run.id == current;
        row.texts = {one.name,
                     stateText(ShownState(one.run)),
                     row.share >= 0.0        ? header.percent
                     : header.step.isEmpty() ? kUnknown
                                             : header.step,
                     header.eta.isEmpty() ? kUnknown : header.eta,
                     header.rate,
                     metric(one.run, 0, series::kTrainLoss),
                     metric(one.run, 1, series::kValTop1),
                     {}};
        const QString where = QStringList({header.epoch, header.step}).join(QStringLiteral(" · "));
        row.tip = QStringList({one.name, header.description, where, header.banner}).join(QLatin1Char('\n')).trimmed();
        rows.push_back(std::move(row));
    }
    const bool sameRuns = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                     [](const Row& a, const Row& b) { return a.id == b.id; });
    if (!sameRuns) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        emit dataChanged(index(int(i), 0), index(int(i), ColumnCount - 1));
    }
}

int LiveRunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LiveRunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LiveRunsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.texts[index.column()];
    case Qt::ToolTipRole: return index.column() == Close ? tr("Remove from this view; the run continues") : row.tip;
    case Qt::AccessibleTextRole: return index.column() == Close ? tr("Remove %1").arg(row.texts[Name]) : QVariant();
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    case IdRole: return row.id;
    case PlaceRole: return row.place;
    case StateRole: return row.state;
    case EarlyRole: return row.early;
    case ShareRole: return row.share;
    case CurrentRole: return row.current;
    default: return {};
    }
}

QVariant LiveRunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role == Qt::ToolTipRole)
        return section == Loss       ? tr("Newest training loss")
               : section == Accuracy ? tr("Best validation top-1")
               : section == Rate     ? tr("Samples per second")
                                     : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Run");
    case State: return tr("State");
    case Progress: return tr("Progress");
    case Left: return tr("ETA");
    case Rate: return tr("Samples/s");
    case Loss: return tr("Loss");
    case Accuracy: return tr("Best val");
    default: return {};
    }
}

} // namespace trainyard
