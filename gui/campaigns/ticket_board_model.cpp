// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/ticket_board_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/ticket_text.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

using State = TicketBoardModel::State;

State stateOf(const TicketPlace& place)
{
    return place.done > 0      ? State::Done
           : place.running > 0 ? State::Running
           : place.failed > 0  ? State::Failed
           : place.waiting > 0 ? State::Waiting
                               : State::Missing;
}

} // namespace

TicketBoardModel::TicketBoardModel(QObject* parent) : QAbstractTableModel(parent) {}

void TicketBoardModel::setReport(std::shared_ptr<const TicketReport> report)
{
    const auto shape = [](const std::shared_ptr<const TicketReport>& one) {
        std::vector<double> amounts;
        if (one)
            for (const TicketColumn& column : one->columns)
                amounts.push_back(column.amount);
        return std::pair(amounts, one ? one->rows.size() : 0);
    };
    const bool same = shape(report) == shape(m_report) && m_report && report;
    if (!same)
        beginResetModel();
    m_report = std::move(report);
    chooseReport();
    if (same) {
        tellChanged();
        return;
    }
    arrange();
    endResetModel();
}

void TicketBoardModel::arrange()
{
    m_lines.clear();
    m_columns.clear();
    m_ticketRows = 0;
    if (!m_report)
        return;
    for (std::size_t i = 0; i < m_report->rows.size(); ++i) {
        if (m_report->rows[i].isControl && (i == 0 || !m_report->rows[i - 1].isControl))
            m_lines.push_back(-1);
        m_ticketRows += !m_report->rows[i].isControl;
        m_lines.push_back(int(i));
    }
    for (std::size_t i = 0; i < m_report->columns.size(); ++i)
        if (m_report->columns[i].amount >= m_low && m_report->columns[i].amount <= m_high)
            m_columns.push_back(int(i));
}

void TicketBoardModel::setAmounts(double low, double high)
{
    if (low == m_low && high == m_high)
        return;
    beginResetModel();
    m_low = low;
    m_high = high;
    arrange();
    endResetModel();
}

void TicketBoardModel::chooseReport()
{
    m_seedReport =
        m_report && m_seed > 0 ? std::make_shared<const TicketReport>(reportOfSeed(*m_report, m_seed)) : m_report;
}

/// The titles change with the cells: runs report the thresholds of their columns, and each seed has its own.
void TicketBoardModel::tellChanged()
{
    if (rowCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void TicketBoardModel::setShown(Shown shown)
{
    m_shown = shown;
    tellChanged();
}

void TicketBoardModel::setSeed(int seed)
{
    m_seed = seed;
    chooseReport();
    tellChanged();
}

int TicketBoardModel::seeds() const
{
    return m_report ? int(m_report->dense.seeds.size()) : 0;
}

int TicketBoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int TicketBoardModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_report ? 0 : 1 + int(m_columns.size());
}

const TicketRow* TicketBoardModel::row(int row) const
{
    return row < 0 || row >= int(m_lines.size()) || isRule(row)
               ? nullptr
               : &m_seedReport->rows[std::size_t(m_lines[std::size_t(row)])];
}

const TicketColumn* TicketBoardModel::column(int column) const
{
    return column < 1 || column > int(m_columns.size())
               ? nullptr
               : &m_seedReport->columns[std::size_t(m_columns[std::size_t(column - 1)])];
}

const TicketPlace* TicketBoardModel::place(const QModelIndex& index) const
{
    const TicketRow* line = index.isValid() ? row(index.row()) : nullptr;
    if (!line)
        return nullptr;
    if (index.column() == 0)
        return line->isControl ? nullptr : &m_seedReport->dense;
    return &line->places[std::size_t(m_columns[std::size_t(index.column() - 1)])];
}

QString TicketBoardModel::textOf(const QModelIndex& index, const TicketPlace& place) const
{
    switch (stateOf(place)) {
    case State::Done:
        return index.column() == 0 || m_shown == Shown::Accuracy || !std::isfinite(place.difference)
                   ? format::fixed(place.mean * 100.0, 1)
                   : signedPoints(place.difference);
    case State::Running: return format::percent(place.progress, 0);
    case State::Waiting: return tr("queued");
    case State::Failed: return tr("failed");
    case State::Missing: return tr("none");
    case State::None: break;
    }
    return {};
}

QString TicketBoardModel::captionOf(const QModelIndex& index, const TicketPlace& place) const
{
    if (stateOf(place) == State::Running && std::isfinite(place.live))
        return index.column() == 0 || m_shown == Shown::Accuracy || !std::isfinite(place.liveDifference)
                   ? format::fixed(place.live * 100.0, 1)
                   : signedPoints(place.liveDifference);
    return place.isPartlyDone() ? tr("%1 of %2").arg(place.done).arg(place.seeds.size()) : QString();
}

QString TicketBoardModel::tipOf(const QModelIndex& index, const TicketPlace& place) const
{
    QStringList lines;
    if (index.column() == 0)
        lines << tr("Dense");
    else
        lines << QStringLiteral("%1 · %2").arg(columnTitle(index.column()), rowTitle(index.row()));
    if (place.done > 0)
        lines << (std::isfinite(place.deviation)
                      ? tr("mean %1 ± %2 points")
                            .arg(format::percent(place.mean, 2), format::fixed(place.deviation * 100.0, 2))
                      : tr("top-1 %1").arg(format::percent(place.mean, 2)));
    for (const TicketSeed& seed : place.seeds) {
        QString line = tr("seed %1: ").arg(seed.seed);
        switch (seed.state) {
        case TicketRunState::Done: line += format::percent(seed.value, 2); break;
        case TicketRunState::Running:
            line += tr("%1 done, so far %2").arg(format::percent(seed.progress, 0), format::percent(seed.live, 1));
            break;
        case TicketRunState::Waiting: line += tr("waits"); break;
        case TicketRunState::Failed: line += tr("failed"); break;
        case TicketRunState::Missing: line += tr("no run yet"); break;
        }
        if (!seed.reason.empty() && seed.state != TicketRunState::Done)
            line += QStringLiteral(" (%1)").arg(reasonText(seed.reason));
        lines << line;
    }
    if (std::isfinite(place.sparsity))
        lines << tr("%1 of the weights are zero").arg(format::percent(place.sparsity, 2));
    return lines.join(QLatin1Char('\n'));
}

QStringList TicketBoardModel::runsOf(const QModelIndex& index) const
{
    QStringList runs;
    if (const TicketPlace* cell = place(index))
        for (const TicketSeed& seed : cell->seeds)
            if (!seed.run.empty())
                runs << QString::fromStdString(seed.run);
    return runs;
}

QVariant TicketBoardModel::data(const QModelIndex& index, int role) const
{
    const TicketPlace* cell = place(index);
    if (role == ControlRole)
        return index.isValid() && row(index.row()) && row(index.row())->isControl;
    if (!cell)
        return role == StateRole ? QVariant(int(State::None)) : QVariant();
    switch (role) {
    case Qt::DisplayRole: return textOf(index, *cell);
    case Qt::ToolTipRole: return tipOf(index, *cell);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2: %3")
            .arg(rowTitle(index.row()), columnTitle(index.column()), textOf(index, *cell));
    case StateRole: return int(stateOf(*cell));
    case DifferenceRole: return index.column() == 0 ? 0.0 : cell->difference;
    case CaptionRole: return captionOf(index, *cell);
    case ProgressRole: return cell->progress;
    case WinningRole: return cell->winning;
    case LostRole: return cell->failed > 0 && cell->done > 0;
    case RunsRole: return runsOf(index);
    default: return {};
    }
}

Qt::ItemFlags TicketBoardModel::flags(const QModelIndex& index) const
{
    return place(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

QString TicketBoardModel::rowTitle(int line) const
{
    const TicketRow* one = row(line);
    return one ? ticketRowTitle(*one) : tr("Controls");
}

QString TicketBoardModel::rowCaption(int line) const
{
    const TicketRow* one = row(line);
    if (!one || one->isControl || one->step < 0)
        return {};
    const bool epoch = one->reset.unit == ResetPoint::Unit::Epoch;
    if (!epoch && m_report->stepsPerEpoch > 0)
        return tr("epoch %1").arg(format::fixed(double(one->step) / double(m_report->stepsPerEpoch), 2));
    return epoch ? tr("step %1").arg(format::count(one->step)) : QString();
}

QString TicketBoardModel::columnTitle(int index) const
{
    const TicketColumn* one = column(index);
    return one ? amountTitle(m_report->amountKind, one->amount) : tr("Dense");
}

QString TicketBoardModel::columnCaption(int index) const
{
    const TicketColumn* one = column(index);
    if (!one)
        return QStringLiteral("0 %");
    if (m_report->amountKind == PruningAmount::Threshold)
        return std::isfinite(one->sparsity) ? format::percent(one->sparsity, 0) : QString();
    return std::isfinite(one->threshold) ? format::significant(one->threshold, 3) : QString();
}

QString TicketBoardModel::columnTip(int index) const
{
    const TicketColumn* one = column(index);
    if (!one)
        return tr("The unpruned base runs");
    QStringList lines{m_report->amountKind == PruningAmount::Percentile
                          ? tr("Pruned up to percentile %1 of the base run's magnitudes").arg(shownText(one->amount, 6))
                      : m_report->amountKind == PruningAmount::Sparsity
                          ? tr("%1 of the prunable weights are pruned").arg(columnTitle(index))
                          : tr("Weights of %1 are pruned").arg(columnTitle(index))};
    if (m_report->amountKind == PruningAmount::Threshold && std::isfinite(one->sparsity))
        lines << tr("%1 of the prunable weights").arg(format::percent(one->sparsity, 2));
    else if (!std::isfinite(one->threshold))
        lines << tr("The threshold |w| is known once one of its tickets trains.");
    else if (one->thresholdHigh > one->thresholdLow)
        lines << tr("Threshold |w| ≤ %1 on average, %2 to %3 over its tickets")
                     .arg(format::significant(one->threshold, 4), format::significant(one->thresholdLow, 4),
                          format::significant(one->thresholdHigh, 4));
    else
        lines << tr("Threshold |w| ≤ %1").arg(format::significant(one->threshold, 4));
    return lines.join(QLatin1Char('\n'));
}

QVariant TicketBoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool there =
        m_report && section >= 0 && section < (orientation == Qt::Horizontal ? columnCount() : rowCount());
    if (!there)
        return {};
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(rowTitle(section)) : QVariant();
    if (role == Qt::DisplayRole)
        return columnTitle(section);
    return role == Qt::ToolTipRole ? QVariant(columnTip(section)) : QVariant();
}

} // namespace trainyard
