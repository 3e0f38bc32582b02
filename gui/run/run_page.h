// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace trainyard {

class Card;
class EmptyState;
class FactList;
class FactsTable;
class Label;
class LineageCard;
class NotesCard;
class RunHeader;
class RunRecordViewModel;

/// A run's own page: everything that is known of it but its points. Reached from Runs and Live; the sidebar does not
/// list it.
class RunPage : public Page {
    Q_OBJECT
public:
    explicit RunPage(const Services& services, QWidget* parent = nullptr);
    ~RunPage() override;

    PageId id() const override { return PageId::Run; }
    QString title() const override { return tr("Run details"); }
    QString icon() const override { return QStringLiteral("info"); }
    QString windowTitleText() const override;
    bool inSidebar() const override { return false; }
    void activated() override;
    void deactivated() override;
    void openRun(const QString& runId) override;
    QList<QAction*> runActions() const override { return m_actions; }
    bool mayClose() override;

    RunRecordViewModel& model() { return *m_model; }
    NotesCard& notes() { return *m_notes; }
    LineageCard& lineage() { return *m_lineage; }
    FactsTable* settings() const { return m_settings; }
    FactsTable* attempts() const { return m_attempts; }
    FactsTable* checkpoints() const { return m_checkpoints; }
    FactsTable* alerts() const { return m_alerts; }
    FactList* results() const { return m_results; }
    FactList* environment() const { return m_environment; }
    FactList* dataSet() const { return m_data; }

private:
    QWidget* makeColumns();
    Card* makeSettings();
    Card* makeCheckpoints();
    Card* makeTable(const QString& title, FactsTable* table);
    void makeActions();
    void refresh();
    void showSettings();
    void showCheckpointActs();
    void lookInto(const QString& checkpoint);
    void goBack();

    Services m_services;
    RunRecordViewModel* m_model;
    RunHeader* m_header;
    QStackedWidget* m_stack;
    EmptyState* m_message;
    QScrollArea* m_scroll = nullptr;
    FactList *m_results, *m_environment, *m_data;
    Card *m_resultsCard = nullptr, *m_dataCard = nullptr, *m_alertsCard = nullptr, *m_checkpointsCard = nullptr;
    Card* m_settingsCard = nullptr;
    LineageCard* m_lineage;
    NotesCard* m_notes;
    FactsTable *m_settings, *m_attempts, *m_checkpoints, *m_alerts;
    QCheckBox* m_allSettings = nullptr;
    Label* m_settingsNote = nullptr;
    Label* m_checkpointsNote = nullptr;
    QPushButton* m_lookAt = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_copyPath = nullptr;
    QList<QAction*> m_actions;
};

} // namespace trainyard
