// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_log_model.h"

#include <algorithm>
#include <utility>

namespace trainyard {

namespace {

constexpr int kRanksWidth =
    14; // characters, so that the texts behind "×4 ranks 0–3" and "rank 2" begin below each other

bool isWanted(const LogLine& line, LogFilter filter)
{
    const bool error = line.level == QLatin1String("error");
    return filter == LogFilter::All || error ||
           (filter == LogFilter::Warnings && line.level == QLatin1String("warning"));
}

} // namespace

void LiveLogModel::setLog(const std::string& log, int ranks)
{
    if (log == m_log && ranks == m_ranks)
        return;
    m_log = log;
    m_ranks = ranks;
    m_lines = parseLog(m_log);
    m_several = trainyard::hasSeveralRanks(m_lines, ranks);
    show();
}

void LiveLogModel::setFilter(LogFilter filter)
{
    if (std::exchange(m_filter, filter) != filter)
        show();
}

void LiveLogModel::setFolded(bool folded)
{
    if (std::exchange(m_folded, folded) != folded)
        show();
}

void LiveLogModel::show()
{
    std::vector<LogLine> lines;
    for (const LogLine& line : m_lines)
        if (isWanted(line, m_filter))
            lines.push_back(line);
    std::vector<LogRow> rows = m_folded && m_several ? foldedRows(lines, m_ranks) : plainRows(lines);
    const auto same = int(std::mismatch(rows.begin(), rows.end(), m_rows.begin(), m_rows.end()).first - rows.begin());
    if (same == 0) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    if (same < int(m_rows.size())) {
        beginRemoveRows({}, same, int(m_rows.size()) - 1);
        m_rows.resize(std::size_t(same));
        endRemoveRows();
    }
    if (same < int(rows.size())) {
        beginInsertRows({}, same, int(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
}

QString LiveLogModel::text(int row) const
{
    const LogRow& shown = m_rows[std::size_t(row)];
    if (shown.line.clock.isEmpty())
        return shown.line.text;
    QString ranks = ranksText(shown);
    if (!ranks.isEmpty())
        ranks = ranks.leftJustified(kRanksWidth) + QLatin1String("  ");
    return QStringLiteral("%1  %2  %3%4")
        .arg(shown.line.clock, shown.line.level.leftJustified(5), ranks, shown.line.text);
}

int LiveLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant LiveLogModel::data(const QModelIndex& index, int role) const
{
    return index.isValid() && role == Qt::DisplayRole ? QVariant(text(index.row())) : QVariant();
}

} // namespace trainyard
