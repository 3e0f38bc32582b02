// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

class QAction;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace trainyard {

class AppSettings;
class BusyBar;
class ComparePane;
class ElidedLabel;
class EmptyState;
class ExportBar;
class ElidedLabel;
class Label;
class RunsTable;
class RunsViewModel;
class SearchHelp;
class SegmentedControl;

/// All runs: search, sorting, comparison and actions.
class RunsPage : public Page {
    Q_OBJECT
public:
    RunsPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~RunsPage() override;

    PageId id() const override { return PageId::Runs; }
    QString title() const override { return tr("Runs"); }
    QString icon() const override { return QStringLiteral("runs"); }
    void activated() override;
    void deactivated() override;
    void focusSearch() override;
    void openRun(const QString& runId) override; ///< selects the run
    void compareRuns(const QStringList& runIds) override;
    void addExistingRuns(const QStringList& paths) override;
    bool mayClose() override;
    QList<QAction*> runActions() const override { return m_actions; }

    RunsViewModel* model() const { return m_model; }
    RunsTable* table() const { return m_table; }

private:
    QWidget* makeHeader();
    QWidget* makeTableCard();
    void makeActions();
    QAction* addRunAction(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                          void (RunsPage::*act)());
    void showRows();
    void showDeletion();
    void connectImports();
    void showImport();
    void showSelection();
    void showContextMenu(const QPoint& place);
    void trySelectingPending();

    void openSelected();
    void cloneSelected();
    void resumeSelected();
    void stopSelected();
    void fetchSelected();
    void drawSelected();
    void lookInsideSelected();
    void lookInsideCheckpoint();
    void showSelectedWeights();
    void reportOnSelected();
    void saveSelectedTicket();
    void compactSelected();
    void openTicketDialog(bool compact);
    void renameSelected();
    void editTags();
    void editNotes();
    void showLedger();
    void showDetails();
    void archiveSelected();
    void trashSelected();
    void deleteSelected();
    void copyRows();
    void chooseColumns();
    void exportTable();
    void exportRuns();
    void exportChart();
    void keep();

    Services m_services;
    AppSettings& m_settings;
    RunsViewModel* m_model;
    QLineEdit* m_search;
    SearchHelp* m_help;
    ElidedLabel* m_count;
    SegmentedControl* m_scope;
    QStackedWidget* m_stack;
    EmptyState* m_noRuns;
    EmptyState* m_noMatch;
    EmptyState* m_emptyScope;
    RunsTable* m_table;
    BusyBar* m_deleting;
    BusyBar* m_importing;
    bool m_importShown = false;
    ExportBar* m_export;
    ElidedLabel* m_selected;
    Label* m_sorted;
    QPushButton* m_look;
    QPushButton* m_chain;
    QPushButton* m_about;
    QPushButton* m_write;
    QSplitter* m_splitter;
    ComparePane* m_compare;
    QList<QAction*> m_actions;
    QAction* m_open = nullptr;
    QAction* m_clone = nullptr;
    QAction* m_draw = nullptr;
    QAction* m_lookInside = nullptr;
    QAction* m_lookAtCheckpoint = nullptr;
    QAction* m_showWeights = nullptr;
    QAction* m_report = nullptr;
    QAction* m_saveTicket = nullptr;
    QAction* m_compactNet = nullptr;
    QAction* m_resume = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_fetch = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_tags = nullptr;
    QAction* m_notes = nullptr;
    QAction* m_ledger = nullptr;
    QAction* m_details = nullptr;
    QAction* m_archive = nullptr;
    QAction* m_trash = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_add = nullptr;
    QAction* m_exportRuns = nullptr;
    QAction* m_exportTable = nullptr;
    QAction* m_exportChart = nullptr;
    QStringList m_pendingSelection; ///< runs to select once they are listed
};

} // namespace trainyard
