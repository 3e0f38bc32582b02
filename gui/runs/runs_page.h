// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QList>
#include <QString>

#include <utility>

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
class Label;
class RunsActions;
class RunsTable;
class RunsViewModel;
class SearchHelp;
class SegmentedControl;
class UnknownRunsBar;

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
    QList<QAction*> runActions() const override;

    RunsViewModel* model() const { return m_model; }
    RunsTable* table() const { return m_table; }

private:
    void resizeEvent(QResizeEvent* event) override;
    QWidget* makeHeader();
    void foldHeader();
    void makeScope();
    QWidget* makeTableCard();
    QWidget* makeFoot();
    void makeActions();
    void showRows();
    void showDeletion();
    void connectImports();
    void showImport();
    void showSelection();
    void trySelectingPending();

    void chooseColumns();
    void exportTable();
    void exportChart();
    void keep();

    Services m_services;
    AppSettings& m_settings;
    RunsViewModel* m_model;
    QWidget* m_header;
    QList<std::pair<QPushButton*, QString>> m_foldable; ///< buttons that may lose their texts
    int m_unfolded = 0;                                 ///< pixels that the header needs with these texts
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
    RunsActions* m_actions;
    UnknownRunsBar* m_unknown;
    QAction* m_add = nullptr;
    QAction* m_exportTable = nullptr;
    QAction* m_exportChart = nullptr;
    QStringList m_pendingSelection; ///< runs to select once they are listed
};

} // namespace trainyard
