// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QKeySequence>
#include <QObject>

namespace trainyard {

class AppSettings;
class RunsTable;
class RunsViewModel;

/// What can be done with the selected runs: the actions, which of them fit the selection, and the dialogs that they
/// open. What leads to another page is asked for in the name of the page, which also owns the dialogs.
class RunsActions : public QObject {
    Q_OBJECT
public:
    RunsActions(const Services& services, AppSettings& settings, RunsViewModel* model, RunsTable* table, Page* page);

    const QList<QAction*>& all() const { return m_all; }
    QAction* clone() const { return m_clone; }
    QAction* details() const { return m_details; }
    QAction* exportRuns() const { return m_exportRuns; }
    QAction* ledger() const { return m_ledger; }
    QAction* lookInside() const { return m_lookInside; }
    QAction* report() const { return m_report; }
    void refresh();                      ///< for the runs that are selected now
    void popupMenu(const QPoint& place); ///< of the table, where a person asks for it
    void openSelected();                 ///< at once, if there are several

private:
    QAction* add(const QString& text, const QString& icon, const QList<QKeySequence>& keys, void (RunsActions::*act)());
    void addLooks();
    void addQueueActions();
    void addRecordActions();
    void showDetails();
    void cloneSelected();
    void drawSelected();
    void lookInsideSelected();
    void lookInsideCheckpoint();
    void showSelectedWeights();
    void reportOnSelected();
    void saveSelectedTicket();
    void compactSelected();
    void openTicketDialog(bool compact);
    void resumeSelected();
    void stopSelected();
    void fetchSelected();
    void renameSelected();
    void editTags();
    void editNotes();
    void showLedger();
    void copyRows();
    void archiveSelected();
    void trashSelected();
    void deleteSelected();
    void exportSelected();

    Services m_services;
    AppSettings& m_settings;
    RunsViewModel* m_model;
    RunsTable* m_table;
    Page* m_page;
    QList<QAction*> m_all;
    QAction* m_open;
    QAction* m_details;
    QAction* m_clone;
    QAction* m_draw;
    QAction* m_lookInside;
    QAction* m_lookAtCheckpoint;
    QAction* m_showWeights;
    QAction* m_report;
    QAction* m_saveTicket;
    QAction* m_compactNet;
    QAction* m_resume;
    QAction* m_stop;
    QAction* m_fetch;
    QAction* m_rename;
    QAction* m_tags;
    QAction* m_notes;
    QAction* m_ledger;
    QAction* m_copy;
    QAction* m_archive;
    QAction* m_trash;
    QAction* m_delete;
    QAction* m_exportRuns;
};

} // namespace trainyard
