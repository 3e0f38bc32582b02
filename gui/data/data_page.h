// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

class QListView;
class QStackedWidget;

namespace trainyard {

class AppSettings;
class CatalogueViewModel;
class DataDetails;
class DataViewModel;
class Label;

/// The data sets: a list on the left, details of the selected one on the right.
class DataPage : public Page {
    Q_OBJECT
public:
    /// `settings` stores which data set was selected; it must outlive the page.
    DataPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~DataPage() override;

    PageId id() const override { return PageId::Data; }
    QString title() const override { return tr("Data"); }
    QString icon() const override { return QStringLiteral("data"); }
    void activated() override;
    void deactivated() override;

    DataViewModel* model() const { return m_model; }

private:
    QWidget* makeHeader();
    QWidget* makeList();
    void makeActions();
    QAction* addDataAction(const QString& text, const QString& icon, const QKeySequence& key, void (DataPage::*act)());
    void showList();
    void allowActions();
    void followSelection();
    void showContextMenu(const QPoint& place);
    void chooseFolder();
    void chooseFile();
    void chooseElsewhere();
    void showCatalogue();
    void newRunWithSelected();
    void inspectSelected();
    void prepareSelected();
    void renameSelected();
    void removeSelected();
    void openFolder();

    DataPrepareService* m_prepareService;
    MachineHub* m_machines; ///< may be null
    AppSettings& m_settings;
    DataViewModel* m_model;
    CatalogueViewModel* m_catalogue;
    QListView* m_list;
    QStackedWidget* m_stack;
    Label* m_count;
    DataDetails* m_details;
    QAction* m_newRun;
    QAction* m_inspect;
    QAction* m_prepare;
    QAction* m_rename;
    QAction* m_remove;
    QAction* m_open;
};

} // namespace trainyard
