// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/engine_there_view_model.h"
#include "gui/widgets/card.h"

class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace trainyard {

class BusyBar;
class WrappedLabel;

/// The training engine of a machine: the engines found, one button that installs one, the self-test and its table.
class EngineThereCard : public Card {
    Q_OBJECT
public:
    explicit EngineThereCard(MachineHub* hub, QWidget* parent = nullptr);
    void setMachine(const QString& machineId) { m_model.setMachine(machineId); }
    EngineThereViewModel& model() { return m_model; }

signals:
    void engineChanged(const QString& machineId); ///< new runs now use another engine

private:
    void refresh();
    QWidget* makeFound();
    QWidget* makeOutcome(); ///< result of the self-test: a sentence and a button for its table
    void showCheck();

    EngineThereViewModel m_model;
    QPushButton* m_install;
    QToolButton* m_more;
    QPushButton* m_check;
    WrappedLabel* m_summary;
    WrappedLabel* m_problem;
    WrappedLabel* m_tools;
    WrappedLabel* m_missing;
    BusyBar* m_busy;
    QPushButton* m_showLog;
    QPlainTextEdit* m_log;
    QWidget* m_found = nullptr;
    QWidget* m_result = nullptr;
};

} // namespace trainyard
