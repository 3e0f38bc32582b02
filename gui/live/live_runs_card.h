// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_runs.h"

#include <QFrame>

class QModelIndex;
class QTableView;

namespace trainyard {

class LiveRunsModel;

/// The runs that the Live page shows at once, a row each with state, progress and remaining time; the legend of the
/// charts, too. Hidden for one run alone. A click makes a run the current one, Del takes it away.
class LiveRunsCard : public QFrame {
    Q_OBJECT
public:
    explicit LiveRunsCard(QWidget* parent = nullptr);
    void setRuns(const std::vector<LiveRun>& runs, const std::string& current);
    QTableView* table() const { return m_table; }

signals:
    void currentWanted(const QString& runId);
    void removeWanted(const QString& runId);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void chosen(const QModelIndex& index);
    void fitColumns();
    QTableView* m_table;
    LiveRunsModel* m_model;
};

} // namespace trainyard
