// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/search_tries_model.h"

#include "cluster/control/machine_entry.h"
#include "gui/campaigns/search_figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/state_text.h"
#include "gui/widgets/icons.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// As wide as the star of the best.
QIcon noStar()
{
    QPixmap nothing(16, 16);
    nothing.fill(Qt::transparent);
    return nothing;
}

JobState jobStateOf(SearchRunState state)
{
    switch (state) {
    case SearchRunState::Waiting: return JobState::Queued;
    case SearchRunState::Running: return JobState::Running;
    case SearchRunState::Done: return JobState::Done;
    case SearchRunState::Stopped: return JobState::Stopped;
    case SearchRunState::Failed: return JobState::Failed;
    }
    return JobState::Queued;
}

} // namespace

SearchTriesModel::SearchTriesModel(QObject* parent) : QAbstractTableModel(parent) {}

void SearchTriesModel::setCampaign(CampaignPointer campaign)
{
    if (campaign && !campaign->search)
        campaign = nullptr;
    const bool same = campaign && m_campaign && campaign->campaign.id == m_campaign->campaign.id &&
                      campaign->search->report.tries.size() == m_campaign->search->report.tries.size();
    if (same) {
        m_campaign = std::move(campaign);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_campaign = std::move(campaign);
    endResetModel();
}

int SearchTriesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !search() ? 0 : int(search()->report.tries.size());
}

int SearchTriesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !search() ? 0 : machineColumn() + 2;
}

double SearchTriesModel::seconds(const SearchTry& one) const
{
    double sum = 0.0;
    for (const std::size_t run : one.runs)
        sum += search()->runs[run].seconds;
    return sum;
}

QString SearchTriesModel::text(const SearchTry& one, int column) const
{
    const SearchRun& last = search()->runs[one.runs.back()];
    if (column == Run) {
        QStringList chain; // runs that go on from one another stand in one row
        for (const std::size_t run : one.runs)
            chain << QString::fromStdString(slotCell(search()->runs[run].slot));
        const QString runs = chain.join(QStringLiteral(" → "));
        return one.repeat ? tr("%1, seed %2").arg(runs).arg(last.seed) : runs;
    }
    if (column == State)
        return one.state == SearchRunState::Stopped ? tr("Ended early") : stateText(jobStateOf(one.state));
    if (column == Epochs) {
        const long long trained = std::llround(std::floor(one.epoch));
        if (one.epoch <= 0.0)
            return {};
        return last.epochs > 0 ? tr("%1 of %2").arg(trained).arg(last.epochs) : QString::number(trained);
    }
    if (const int goal = column - FirstGoal; goal < goals()) {
        if (const RepeatedPoint* point = goal == 0 ? repeatedOf(one) : nullptr)
            return repeatedText(*search(), *point);
        const double value = std::size_t(goal) < one.values.size() ? one.values[std::size_t(goal)] : kUnknownValue;
        return std::isfinite(value)
                   ? format::seriesValue(QString::fromStdString(search()->plan.goals[std::size_t(goal)].series), value)
                   : QString();
    }
    if (const auto at = std::size_t(column - FirstGoal - goals()); int(at) < parameters())
        return at < one.point.size() ? parameterText(search()->plan.parameters[at], one.point[at]) : QString();
    if (column == machineColumn())
        return last.machine == kLocalMachineId ? tr("this workstation") : QString::fromStdString(last.machine);
    return seconds(one) > 0.0 ? format::span(seconds(one)) : QString();
}

const RepeatedPoint* SearchTriesModel::repeatedOf(const SearchTry& one) const
{
    return one.means ? &search()->report.repeated[*one.means] : nullptr;
}

QString SearchTriesModel::seedValues(const RepeatedPoint& point) const
{
    QStringList values;
    for (const std::size_t at : point.tries) {
        const SearchTry& one = search()->report.tries[at];
        values << tr("seed %1: %2")
                      .arg(search()->runs[one.runs.back()].seed)
                      .arg(format::seriesValue(QString::fromStdString(search()->plan.goals.front().series),
                                               one.values.front()));
    }
    return values.join(QLatin1Char('\n'));
}

QString SearchTriesModel::exactText(const SearchTry& one, int column) const
{
    const auto at = std::size_t(std::max(0, column - FirstGoal - goals()));
    const bool setting = column >= FirstGoal + goals() && column < machineColumn();
    return setting && at < one.point.size() && one.point[at]
               ? QString::fromStdString(valueText(search()->plan.parameters[at], *one.point[at]))
               : text(one, column);
}

QVariant SearchTriesModel::sortValue(const SearchTry& one, int column) const
{
    if (column == Run)
        return search()->runs[one.runs.back()].slot;
    if (column == State)
        return int(one.state);
    if (column == Epochs)
        return one.epoch;
    if (const int goal = column - FirstGoal; goal < goals()) {
        if (const RepeatedPoint* point = goal == 0 ? repeatedOf(one) : nullptr)
            return point->mean.front();
        const double value = std::size_t(goal) < one.values.size() ? one.values[std::size_t(goal)] : kUnknownValue;
        return std::isfinite(value) ? QVariant(value) : QVariant();
    }
    if (const auto at = std::size_t(column - FirstGoal - goals()); int(at) < parameters())
        return at < one.point.size() && one.point[at] ? QVariant(*one.point[at]) : QVariant();
    if (column == machineColumn())
        return text(one, column);
    return seconds(one);
}

QVariant SearchTriesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SearchTry& one = search()->report.tries[std::size_t(index.row())];
    const SearchRun& last = search()->runs[one.runs.back()];
    const bool best = search()->report.best == std::size_t(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(one, index.column());
    case Qt::DecorationRole:
        if (index.column() == State)
            return themedIcon(stateIcon(jobStateOf(one.state)), Theme::textToken(stateTone(jobStateOf(one.state))));
        if (index.column() != Run)
            return {};
        return best ? themedIcon(QStringLiteral("star"), Token::S2) : noStar(); // the names stand below each other
    case Qt::ToolTipRole:
        if (index.column() == State && !last.reason.empty())
            return reasonAndRemedy(last.reason);
        if (index.column() == Run && best)
            return search()->report.decidedByMeans ? tr("The best mean over several seeds") : tr("The best run so far");
        if (const RepeatedPoint* point = index.column() == FirstGoal ? repeatedOf(one) : nullptr)
            return seedValues(*point);
        return exactText(one, index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() >= Epochs && index.column() != machineColumn() ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case RunRole: return QString::fromStdString(last.id);
    case SortRole: return sortValue(one, index.column());
    default: return {};
    }
}

QVariant SearchTriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !search())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Epochs && section != machineColumn() ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (section == Run)
        return tr("Run");
    if (section == State)
        return tr("State");
    if (section == Epochs)
        return tr("Epochs");
    if (section < FirstGoal + goals())
        return goalTitle(search()->plan.goals[std::size_t(section - FirstGoal)]);
    if (section < machineColumn())
        return parameterTitle(search()->plan.parameters[std::size_t(section - FirstGoal - goals())]);
    return section == machineColumn() ? tr("Machine") : tr("Time");
}

void SearchTriesProxy::setChosen(std::optional<std::set<int>> rows)
{
    m_chosen = std::move(rows);
    invalidateFilter();
}

bool SearchTriesProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    return !m_chosen || m_chosen->contains(row);
}

bool SearchTriesProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(sortRole()), b = right.data(sortRole());
    if (a.isValid() != b.isValid()) // in both orders at the end
        return (sortOrder() == Qt::AscendingOrder) == a.isValid();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace trainyard
