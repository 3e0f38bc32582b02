// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/log_rows.h"

#include <QAbstractListModel>

#include <string>

namespace trainyard {

enum class LogFilter { All, Warnings, Errors }; ///< Warnings: errors, too

/// The rows that the Live page shows of a run's log. A longer log changes only the last rows.
class LiveLogModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// `ranks`: of the run.
    void setLog(const std::string& log, int ranks);
    void setFilter(LogFilter filter);
    /// Equal lines of different ranks become one row.
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    bool hasSeveralRanks() const { return m_several; }
    const std::vector<LogRow>& rows() const { return m_rows; }
    /// "14:02:01.590  info   ×4 ranks 0–3  text"
    QString text(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void show();
    std::string m_log;
    int m_ranks = 1;
    bool m_several = false;
    bool m_folded = true;
    LogFilter m_filter = LogFilter::All;
    std::vector<LogLine> m_lines;
    std::vector<LogRow> m_rows;
};

} // namespace trainyard
