// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/trace/analysis.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace trainyard {

/// Each rank's time in a range: seconds as text, and shares of the range.
class RankMeasuresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Rank,
        Compute,
        Communication,
        Hidden,
        Exposed,
        InputWait,
        OtherWork,
        Idle,
        Last,
        Behind,
        ColumnCount
    };
    explicit RankMeasuresModel(QObject* parent = nullptr);
    void setMeasures(timeline::Measures measures);
    /// Only the shares; the tooltips have the times.
    void setCompact(bool compact);
    const timeline::Measures& measures() const { return m_measures; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column, bool compact) const;
    timeline::Measures m_measures;
    bool m_compact = false;
};

/// Totals by name in a range, sortable by any column.
class NameTotalsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Count, Total, Mean, Longest, Category, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;
    static constexpr int LabelRole = Qt::UserRole + 1; ///< number of the label
    explicit NameTotalsModel(QObject* parent = nullptr);
    /// The labels belong to the trace, which `owner` keeps alive.
    void setTotals(std::vector<timeline::NameTotal> totals, const timeline::Trace* trace,
                   std::shared_ptr<const void> owner);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant sortValue(const timeline::NameTotal& total, int column) const;
    QString text(const timeline::NameTotal& total, int column) const;
    std::vector<timeline::NameTotal> m_totals;
    const timeline::Trace* m_trace = nullptr;
    std::shared_ptr<const void> m_owner;
};

/// Nanoseconds as "1.234 ms", in the user's locale.
QString spanText(double nanoseconds);

} // namespace trainyard
