// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaign_models.h"

#include "backend/base/clock.h"
#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/search_study.h"
#include "cluster/campaigns/ticket_study.h"
#include "cluster/control/campaign_plan.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/state_text.h"
#include "gui/formats/study_text.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

JobState stateOf(const CampaignItem& item)
{
    const CampaignRow& campaign = item.row;
    if (campaign.running > 0)
        return JobState::Running;
    if (campaign.ended < campaign.runs)
        return JobState::Queued;
    if (campaign.runs == 0)
        return JobState::Draft;
    return campaign.done < campaign.runs ? JobState::Failed
           : campaign.done < item.cells  ? JobState::Interrupted
                                         : JobState::Done;
}

} // namespace

QString campaignKind(const std::string& kind)
{
    if (kind == kScalingStudyKind)
        return CampaignsModel::tr("Scaling study");
    if (kind == kRunSeriesKind)
        return CampaignsModel::tr("Series of runs");
    if (kind == kTicketStudyKind)
        return CampaignsModel::tr("Lottery tickets");
    if (kind == kSearchKind)
        return CampaignsModel::tr("Search");
    return kind.empty() ? CampaignsModel::tr("Campaign") : QString::fromStdString(kind);
}

QString campaignTitle(const CampaignRow& campaign)
{
    return QString::fromStdString(campaign.name.empty() ? campaign.id : campaign.name);
}

CampaignsModel::CampaignsModel(QObject* parent) : QAbstractListModel(parent), m_now(unixTime()) {}

void CampaignsModel::setCampaigns(std::vector<CampaignItem> campaigns)
{
    bool same = campaigns.size() == m_campaigns.size();
    for (std::size_t i = 0; same && i < campaigns.size(); ++i)
        same = campaigns[i].row.id == m_campaigns[i].row.id;
    if (same) {
        m_campaigns = std::move(campaigns);
        if (!m_campaigns.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_campaigns = std::move(campaigns);
    endResetModel();
}

int CampaignsModel::rowOf(const QString& id) const
{
    for (std::size_t i = 0; i < m_campaigns.size(); ++i)
        if (QString::fromStdString(m_campaigns[i].row.id) == id)
            return int(i);
    return -1;
}

void CampaignsModel::setNow(double unixSeconds)
{
    m_now = unixSeconds;
    if (!m_campaigns.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {CaptionRole});
}

int CampaignsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_campaigns.size());
}

QVariant CampaignsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CampaignItem& item = m_campaigns[std::size_t(index.row())];
    const CampaignRow& campaign = item.row;
    const std::int64_t cells = runsInAll(campaign.runs, item.cells);
    switch (role) {
    case Qt::DisplayRole: return campaignTitle(campaign);
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2\n%3")
            .arg(campaignTitle(campaign), data(index, CaptionRole).toString(), QString::fromStdString(campaign.id));
    case IdRole: return QString::fromStdString(campaign.id);
    case CaptionRole: return tr("%1 · %2").arg(campaignKind(campaign.kind), format::ago(campaign.createdAt, m_now));
    case KindRole: return campaignKind(campaign.kind);
    case ProgressRole:
        return cells == 0 ? tr("no runs")
                          : tr("%1 of %Ln run(s)", nullptr, int(cells)).arg(format::count(campaign.done));
    case ShareRole: return cells ? double(campaign.ended) / double(cells) : 0.0;
    case StateRole: return int(stateOf(item));
    case Qt::AccessibleDescriptionRole:
        return tr("%1, %2").arg(stateText(stateOf(item)), data(index, ProgressRole).toString());
    default: return {};
    }
}

CellsModel::CellsModel(QObject* parent) : QAbstractTableModel(parent) {}

void CellsModel::setCells(std::vector<CampaignCellRow> cells)
{
    bool same = cells.size() == m_cells.size();
    for (std::size_t i = 0; same && i < cells.size(); ++i)
        same = cells[i].cell == m_cells[i].cell;
    if (same) {
        m_cells = std::move(cells);
        if (!m_cells.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_cells = std::move(cells);
    endResetModel();
}

int CellsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_cells.size());
}

int CellsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CellsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CampaignCellRow& cell = m_cells[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(cell, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Reason || index.column() == State)
            return cell.run.id.empty() ? tr("It has no run yet: Start missing cells creates one.")
                                       : reasonAndRemedy(cell.run.reason);
        return QString::fromStdString(cell.run.name);
    case Qt::TextAlignmentRole:
        return int((index.column() >= Progress && index.column() <= Elapsed ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case RunRole: return QString::fromStdString(cell.run.id);
    case StateRole: return cell.run.id.empty() ? -1 : int(cell.run.state);
    case EarlyRole: return ShownState(cell.run).early;
    case SortRole: return sortValue(cell, index.column());
    default: return {};
    }
}

QString CellsModel::text(const CampaignCellRow& cell, int column) const
{
    if (column == Cell)
        return cell.ranks > 0   ? tr("%1, repeat %2").arg(ranksText(cell.ranks)).arg(cell.repeat)
               : cell.stage > 0 ? tr("%1 · stage %2").arg(QString::fromStdString(cell.cell)).arg(cell.stage + 1)
                                : QString::fromStdString(cell.cell);
    const RunRow& run = cell.run;
    if (run.id.empty())
        return column == State ? tr("No run") : QString();
    switch (column) {
    case State: return stateText(ShownState(run));
    case Progress:
        return run.totalSteps > 0 ? format::percent(std::min(1.0, double(run.step) / double(run.totalSteps)), 0)
                                  : QString();
    case Rate: return cell.rate > 0 ? format::rate(cell.rate) : QString();
    case Accuracy:
        return !run.metrics.empty() && std::isfinite(run.metrics[0]) ? format::percent(run.metrics[0]) : QString();
    case Loss:
        return run.metrics.size() > 1 && std::isfinite(run.metrics[1]) ? format::fixed(run.metrics[1], 4) : QString();
    case Elapsed: return run.elapsed > 0 ? format::duration(run.elapsed) : QString();
    case Reason: return reasonText(run.reason);
    default: return {};
    }
}

QVariant CellsModel::sortValue(const CampaignCellRow& cell, int column) const
{
    const RunRow& run = cell.run;
    switch (column) {
    case Cell:
        return cell.ranks > 0 ? QVariant(cell.ranks * 1000 + cell.repeat) : QVariant(QString::fromStdString(cell.cell));
    case State: return run.id.empty() ? -1 : int(run.state);
    case Progress: return run.totalSteps > 0 ? double(run.step) / double(run.totalSteps) : -1.0;
    case Rate: return cell.rate;
    case Accuracy: return !run.metrics.empty() && std::isfinite(run.metrics[0]) ? run.metrics[0] : -1.0;
    case Loss: return run.metrics.size() > 1 && std::isfinite(run.metrics[1]) ? run.metrics[1] : 1e300;
    case Elapsed: return run.elapsed;
    default: return text(cell, column);
    }
}

bool CellsModel::hasRanks() const
{
    return std::any_of(m_cells.begin(), m_cells.end(), [](const CampaignCellRow& cell) { return cell.ranks > 0; });
}

QVariant CellsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Progress && section <= Elapsed ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == Rate       ? (hasRanks() ? tr("Mean of the training without the first epoch, as in the chart "
                                                              "Throughput")
                                                   : tr("As the run last reported it"))
               : section == Accuracy ? tr("Best validation accuracy")
               : section == Loss     ? tr("Lowest validation loss")
                                     : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Cell: return tr("Cell");
    case State: return tr("State");
    case Progress: return tr("Trained");
    case Rate: return tr("Samples/s");
    case Accuracy: return tr("Best accuracy");
    case Loss: return tr("Lowest loss");
    case Elapsed: return tr("Time");
    case Reason: return tr("Reason");
    default: return {};
    }
}

} // namespace trainyard
