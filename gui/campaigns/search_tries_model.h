// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/campaign_service.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <set>

namespace trainyard {

/// The tries of a search, a row each: run, state, epochs, goals, settings, machine and time.
class SearchTriesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Run, State, Epochs, FirstGoal };
    enum Role { RunRole = Qt::UserRole, SortRole };
    explicit SearchTriesModel(QObject* parent = nullptr);
    /// A campaign with a search, or null.
    void setCampaign(CampaignPointer campaign);
    const StoredSearch* search() const { return m_campaign ? &*m_campaign->search : nullptr; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int goals() const { return search() ? int(search()->plan.goals.size()) : 0; }
    int parameters() const { return search() ? int(search()->plan.parameters.size()) : 0; }
    int machineColumn() const { return FirstGoal + goals() + parameters(); }
    QString text(const SearchTry& one, int column) const;
    QString exactText(const SearchTry& one, int column) const;   ///< a setting with all its digits
    const RepeatedPoint* repeatedOf(const SearchTry& one) const; ///< of the first try of several seeds; else null
    QString seedValues(const RepeatedPoint& point) const;        ///< "seed 1: 91.2 %", a line each
    QVariant sortValue(const SearchTry& one, int column) const;
    double seconds(const SearchTry& one) const;

    CampaignPointer m_campaign;
};

/// Sorted by column, tries without a value last; only the chosen tries.
class SearchTriesProxy : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    /// Rows of the source; nullopt: all.
    void setChosen(std::optional<std::set<int>> rows);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    std::optional<std::set<int>> m_chosen;
};

} // namespace trainyard
