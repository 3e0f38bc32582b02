// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"

#include <QAbstractTableModel>
#include <QByteArray>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// The board of a lottery-ticket study. The first column has the dense runs, followed by a column per amount. There is
/// a row for each reset point, a line "Controls", and a row for each control.
class TicketBoardModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class State { None, Missing, Waiting, Running, Failed, Done };
    enum class Shown { Difference, Accuracy };
    enum Role {
        StateRole = Qt::UserRole, ///< int of State
        DifferenceRole,           ///< percentage points relative to dense; NaN if unknown
        CaptionRole,              ///< the second line: "84.9", "queued", "2 of 3"
        ProgressRole,             ///< share of 1, for a running one
        WinningRole,
        LostRole, ///< one of its seeds failed
        RunsRole, ///< ids of its runs
        ControlRole
    };

    explicit TicketBoardModel(QObject* parent = nullptr);
    void setReport(std::shared_ptr<const TicketReport> report);
    const std::shared_ptr<const TicketReport>& report() const { return m_report; } ///< of all seeds
    /// What the board shows: the report of the chosen seed, or of all.
    const std::shared_ptr<const TicketReport>& shownReport() const { return m_seedReport; }
    void setShown(Shown shown);
    Shown shown() const { return m_shown; }
    void setSeed(int seed); ///< from 1; 0: the mean of all
    int seed() const { return m_seed; }
    int seeds() const; ///< seeds of the study
    /// Shows only columns with these amounts, in the study's unit.
    void setAmounts(double low, double high);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    bool isRule(int row) const { return m_lines[std::size_t(row)] < 0; }
    int ticketRows() const { return m_ticketRows; } ///< number of ticket rows, which come first
    QString rowTitle(int row) const;
    QString rowCaption(int row) const;
    QString columnTitle(int column) const;
    QString columnCaption(int column) const; ///< the column's threshold; its sparsity in a study by threshold
    QString columnTip(int column) const;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// The place behind a cell; null if there is none.
    const TicketPlace* place(const QModelIndex& index) const;
    const TicketRow* row(int row) const;
    const TicketColumn* column(int column) const; ///< null for the dense column
    QStringList runsOf(const QModelIndex& index) const;

    // The shown columns, in the format of cluster/campaigns/ticket_table.h; empty without a report.
    QByteArray asCsv() const;
    QByteArray asLatex(const QString& title) const;

private:
    QString textOf(const QModelIndex& index, const TicketPlace& place) const;
    QString captionOf(const QModelIndex& index, const TicketPlace& place) const;
    QString tipOf(const QModelIndex& index, const TicketPlace& place) const;
    void arrange();
    void chooseReport();
    void tellChanged();

    std::shared_ptr<const TicketReport> m_report, m_seedReport;
    Shown m_shown = Shown::Difference;
    int m_seed = 0;
    double m_low = -1e300, m_high = 1e300;
    std::vector<int> m_lines;   ///< rows of the report; −1: the line that says "Controls"
    std::vector<int> m_columns; ///< indices in the report
    int m_ticketRows = 0;
};

} // namespace trainyard
