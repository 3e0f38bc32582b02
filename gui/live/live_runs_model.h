// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_runs.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace trainyard {

/// The runs that the Live page shows at once, a row each: where each of them stands.
class LiveRunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, State, Progress, Left, Rate, Loss, Accuracy, Close, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,
        PlaceRole,  ///< its colour and letter
        StateRole,  ///< JobState
        EarlyRole,  ///< whether its search ended the run before the last epoch
        ShareRole,  ///< of its steps that are done; −1 if it tells no end
        CurrentRole ///< whether the page shows its events and its log
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// `now` in Unix seconds. `current`: the id of the run whose events and log are shown.
    void setRuns(const std::vector<LiveRun>& runs, const std::string& current, double now);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString id;
        QStringList texts; ///< by column
        int place = 0;
        int state = 0;
        bool early = false;
        double share = -1.0;
        bool current = false;
        QString tip;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> m_rows;
};

} // namespace trainyard
