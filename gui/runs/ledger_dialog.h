// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/ledger_view_model.h"
#include "gui/services/file_tasks.h"

#include <QDialog>

class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace trainyard {

class AppSettings;
class EmptyState;
class ExportBar;
class Label;

/// The speed-up ledger of some runs: what changed from one to the next, the time per epoch, the gain and its cause. Not
/// modal. After show() it deletes itself when closed.
class LedgerDialog : public QDialog {
    Q_OBJECT
public:
    LedgerDialog(const Services& services, AppSettings& settings, const QStringList& runIds, QWidget* parent = nullptr);
    LedgerViewModel& model() { return m_model; }
    QTableView* table() const { return m_table; }
    void exportTo(const QString& file); ///< CSV, or a ledger file if its name ends in .json
    void openFile(const QString& file);

signals:
    void openRunRequested(const QString& runId);

private:
    QWidget* makeBar();
    void makeTable();
    void makeActions();
    void refresh();
    void showSelection();
    void fitRows();
    void move(int by);
    void remove();
    void copy();
    void askChain();
    void askFile(const QString& suffix);
    void report(const Error& error);

    Services m_services;
    AppSettings& m_settings;
    LedgerViewModel m_model;
    FileTasks m_files;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QTableView* m_table;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_copy = nullptr;
    QPushButton* m_export = nullptr;
    Label* m_whole;
    Label* m_problem;
    ExportBar* m_exportBar;
};

} // namespace trainyard
