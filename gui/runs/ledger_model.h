// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/ledger_file.h"

#include <QAbstractTableModel>
#include <QByteArray>
#include <QString>

#include <vector>

namespace trainyard {

/// Chains of a speed-up ledger below one another: a heading for each if there are several, and a row for each step
/// with what led to it. Only the note can be edited.
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Step, Changes, Time, Gain, Total, Cause, Note, ColumnCount };
    enum Role { HeadingRole = Qt::UserRole, DoubtfulRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// The first chain is that of the chosen runs if it has no title.
    void setChains(std::vector<LedgerChain> chains);
    const std::vector<LedgerChain>& chains() const { return m_chains; }
    const SpeedLedger& ledger(int chain) const { return m_ledgers[std::size_t(chain)]; }

    struct Place {
        int chain = -1;
        int step = -1; ///< −1: the heading
    };
    Place place(int row) const;
    int rowOf(const Place& place) const;
    bool canMove(int row, int by) const;
    int move(int row, int by); ///< within its chain; returns the step's new row
    void remove(int row);      ///< a step, or with its heading a chain
    QString wholeText(int chain) const;

    QByteArray csv() const;
    QString text() const; ///< as shown, tab-separated

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// A person's note about the link to the step `run` from the step `before` (ids; empty for a published step).
    void noteChanged(const QString& before, const QString& run, const QString& note);

private:
    void build();
    QString stepText(const LedgerChain& chain, const SpeedLedger& ledger, int step, int column) const;

    std::vector<LedgerChain> m_chains;
    std::vector<SpeedLedger> m_ledgers;
    std::vector<Place> m_rows;
};

} // namespace trainyard
