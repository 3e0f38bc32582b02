// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QAbstractListModel>
#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace trainyard {

/// A campaign with the number of its cells, with or without runs.
struct CampaignItem {
    CampaignRow row;
    std::int64_t cells = 0;
};

/// A list of campaigns: name, kind and progress.
class CampaignsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole,
        CaptionRole,  ///< "Scaling study · 2 h ago"
        ProgressRole, ///< "12 of 15 runs"
        ShareRole,    ///< double: share of ended runs
        StateRole,    ///< int of JobState: state of the whole campaign
        KindRole      ///< "Scaling study", where there is no room for the caption
    };
    explicit CampaignsModel(QObject* parent = nullptr);
    /// If the campaigns and their order stay the same, all indices stay valid.
    void setCampaigns(std::vector<CampaignItem> campaigns);
    const std::vector<CampaignItem>& campaigns() const { return m_campaigns; }
    int rowOf(const QString& id) const; ///< -1 if not shown
    /// Sets the current time for texts such as "7 min ago".
    void setNow(double unixSeconds);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<CampaignItem> m_campaigns;
    double m_now = 0.0;
};

/// One cell of a campaign, with or without a run.
struct CampaignCellRow {
    std::string cell;
    int ranks = 0, repeat = 0; ///< 0 = not a scaling study
    int stage = 0;
    RunRow run; ///< without a run, its id is empty
    /// Samples per second; 0 = unknown. Of a scaling study: throughputOf(), as in its charts. Of other campaigns: as
    /// last reported.
    double rate = 0.0;
};

/// The cells of a campaign with the state of their runs.
class CellsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Cell, State, Progress, Rate, Accuracy, Loss, Elapsed, Reason, ColumnCount };
    enum Role { RunRole = Qt::UserRole, StateRole, EarlyRole, SortRole };
    explicit CellsModel(QObject* parent = nullptr);
    void setCells(std::vector<CampaignCellRow> cells);
    const std::vector<CampaignCellRow>& cells() const { return m_cells; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const CampaignCellRow& cell, int column) const;
    QVariant sortValue(const CampaignCellRow& cell, int column) const;
    bool hasRanks() const; ///< they are of a scaling study
    std::vector<CampaignCellRow> m_cells;
};

QString campaignKind(const std::string& kind); ///< "Scaling study", translated
QString campaignTitle(const CampaignRow& campaign);

} // namespace trainyard
