// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/machines_view_model.h"
#include "gui/widgets/card.h"

class QAction;
class QCheckBox;
class QPushButton;
class QTableView;

namespace trainyard {

class EmptyState;

/// The user's jobs on the selected machine, with their actions.
class MachineJobsCard : public Card {
    Q_OBJECT
public:
    explicit MachineJobsCard(MachinesViewModel* model, QWidget* parent = nullptr);

signals:
    void runRequested(const QString& runId);
    void terminalRequested(const QString& jobId);

private:
    QAction* addJobAction(const QString& text, const QString& icon, const QKeySequence& key,
                          const std::function<void()>& act);
    QTableView* makeTable();
    QStringList selectedIds() const;
    void refresh();
    void showMenu(const QPoint& place);
    void confirmCancel();
    void askForTime();

    MachinesViewModel* m_model;
    QTableView* m_table;
    EmptyState* m_empty;
    QCheckBox* m_finished;
    QPushButton* m_cancelButton;
    QAction* m_open;
    QAction* m_cancel;
    QAction* m_hold;
    QAction* m_release;
    QAction* m_requeue;
    QAction* m_save;
    QAction* m_extend;
    QAction* m_terminal;
    QString m_keptId; ///< the selected job, kept when the model is reset
};

} // namespace trainyard
