// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_models.h"

#include "gui/formats/format.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {

QString spanText(double nanoseconds)
{
    const double size = std::abs(nanoseconds);
    const auto text = [&](double unit, const char* name) {
        const double value = nanoseconds / unit;
        return QStringLiteral("%1 %2").arg(format::fixed(value, std::abs(value) >= 100  ? 1
                                                                : std::abs(value) >= 10 ? 2
                                                                                        : 3),
                                           QString::fromUtf8(name));
    };
    if (size >= 1e9)
        return text(1e9, "s");
    if (size >= 1e6)
        return text(1e6, "ms");
    if (size >= 1e3)
        return text(1e3, "µs");
    return QStringLiteral("%1 ns").arg(format::fixed(nanoseconds, 0));
}

RankMeasuresModel::RankMeasuresModel(QObject* parent) : QAbstractTableModel(parent) {}

void RankMeasuresModel::setMeasures(timeline::Measures measures)
{
    beginResetModel();
    m_measures = std::move(measures);
    endResetModel();
}

void RankMeasuresModel::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) != compact && !m_measures.ranks.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int RankMeasuresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_measures.ranks.size());
}

int RankMeasuresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RankMeasuresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == Rank ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column(), m_compact);
    return role == Qt::ToolTipRole && m_compact ? QVariant(text(index.row(), index.column(), false)) : QVariant();
}

QString RankMeasuresModel::text(int row, int column, bool compact) const
{
    const timeline::RankMeasures& rank = m_measures.ranks[static_cast<std::size_t>(row)];
    const auto part = [&](double seconds) {
        if (!(rank.span > 0.0 && seconds > 0.0))
            return QStringLiteral("–");
        const QString share = format::percent(seconds / rank.span);
        return compact ? share : tr("%1 (%2)").arg(spanText(seconds * 1e9), share);
    };
    const auto& late = m_measures.late.ranks;
    const auto found =
        std::find_if(late.begin(), late.end(), [&](const auto& other) { return other.rank == rank.rank; });
    const bool compared = found != late.end() && m_measures.late.sums > 0;
    switch (column) {
    case Rank: return rank.rank < 0 ? tr("all") : QString::number(rank.rank);
    case Compute: return part(rank.compute);
    case Communication: return part(rank.communication);
    case Hidden: return rank.communication > 0.0 ? format::percent(rank.hiddenShare()) : QStringLiteral("–");
    case Exposed: return part(rank.exposed);
    case InputWait: return part(rank.inputWait);
    case OtherWork: return part(rank.work);
    case Idle: return part(rank.idle);
    case Last: return compared ? tr("%1 of %2").arg(found->last).arg(m_measures.late.sums) : QStringLiteral("–");
    case Behind: return compared && found->last > 0 ? spanText(found->behind * 1e9) : QStringLiteral("–");
    default: return {};
    }
}

QVariant RankMeasuresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Rank ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case Rank: return tip ? tr("Processes without a rank are combined") : tr("Rank");
    case Compute:
        return tip ? tr("Forward, backward, optimizer, operators; overlapping work counts once") : tr("Compute");
    case Communication:
        return tip ? tr("Sums over ranks, from their start on this rank to their end") : tr("Communication");
    case Hidden: return tip ? tr("Share of communication during which the rank computes") : tr("Hidden");
    case Exposed: return tip ? tr("Communication during which the rank does not compute") : tr("Exposed");
    case InputWait:
        return tip ? tr("Waiting for data without any work or communication at the same time") : tr("Input wait");
    case OtherWork: return tip ? tr("Validation, checkpoints, records") : tr("Other work");
    case Idle:
        return tip ? tr("Neither compute nor other work: exposed communication, input wait and the rest") : tr("Idle");
    case Last: return tip ? tr("Sums that this rank started last while all others waited") : tr("Came last");
    case Behind:
        return tip ? tr("Mean delay behind the others, over the sums that this rank starts last") : tr("Behind");
    default: return {};
    }
}

NameTotalsModel::NameTotalsModel(QObject* parent) : QAbstractTableModel(parent) {}

void NameTotalsModel::setTotals(std::vector<timeline::NameTotal> totals, const timeline::Trace* trace,
                                std::shared_ptr<const void> owner)
{
    beginResetModel();
    m_totals = std::move(totals);
    m_trace = trace;
    m_owner = std::move(owner);
    endResetModel();
}

int NameTotalsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_totals.size());
}

int NameTotalsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NameTotalsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const timeline::NameTotal& total = m_totals[static_cast<std::size_t>(index.row())];
    const bool number = index.column() != Name && index.column() != Category;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == SortRole)
        return sortValue(total, index.column());
    if (role == LabelRole)
        return total.label;
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && !number))
        return text(total, index.column());
    return {};
}

QVariant NameTotalsModel::sortValue(const timeline::NameTotal& total, int column) const
{
    switch (column) {
    case Count: return static_cast<qulonglong>(total.count);
    case Total: return static_cast<qlonglong>(total.total);
    case Mean: return static_cast<double>(total.total) / static_cast<double>(total.count);
    case Longest: return static_cast<qlonglong>(total.longest);
    default: return text(total, column);
    }
}

QString NameTotalsModel::text(const timeline::NameTotal& total, int column) const
{
    const timeline::Label& label = m_trace->labels[total.label];
    switch (column) {
    case Name: return QString::fromStdString(label.name.substr(0, 300)).simplified();
    case Count: return format::count(static_cast<qint64>(total.count));
    case Total: return spanText(static_cast<double>(total.total));
    case Mean: return spanText(static_cast<double>(total.total) / static_cast<double>(total.count));
    case Longest: return spanText(static_cast<double>(total.longest));
    case Category: return QString::fromStdString(label.category.substr(0, 100)).simplified();
    default: return {};
    }
}

QVariant NameTotalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Name || section == Category ? Qt::AlignLeft : Qt::AlignRight) |
                                Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Count)
        return tr("Slices of all ranks");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Count: return tr("Count");
    case Total: return tr("Total");
    case Mean: return tr("Mean");
    case Longest: return tr("Longest");
    case Category: return tr("Category");
    default: return {};
    }
}

} // namespace trainyard
