// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QPointer>

class QComboBox;
class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace trainyard {

class AppSettings;
class CampaignsViewModel;
class Card;
class ElidedLabel;
class EmptyState;
class ExportBar;
class Label;
class SegmentedControl;
class SearchView;
class StudyOutlook;
class StudyView;
class SubsetBadge;
class TicketsView;

/// Runs that were planned together: their progress and, for a scaling study, the gain from more ranks.
class CampaignsPage : public Page {
    Q_OBJECT
public:
    CampaignsPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~CampaignsPage() override;

    PageId id() const override { return PageId::Campaigns; }
    QString title() const override { return tr("Campaigns"); }
    QString icon() const override { return QStringLiteral("campaigns"); }
    void activated() override;
    void deactivated() override;
    void openCampaign(const QString& campaign) override;
    QList<QAction*> runActions() const override { return m_actions; }

    CampaignsViewModel* model() const { return m_model; }
    QListView* list() const { return m_list; }
    QTableView* cells() const { return m_cells; }
    StudyView* study() const { return m_study; }
    StudyOutlook* outlook() const { return m_outlook; }
    SearchView* search() const { return m_search; }
    TicketsView* tickets() const { return m_tickets; }
    /// Writes what is shown: charts with texts as .png or .svg, their points as .csv.
    void exportTo(const QString& file);
    void exportTable(const QString& file);

private:
    QWidget* makeHeader();
    QWidget* makeList();
    QWidget* makeDetails();
    QWidget* makeCellsCard();
    void makeActions();
    void showCampaigns();
    void showCampaign();
    void askExport();
    void askExportTable();
    void write(const QString& file, std::function<QByteArray()> make);
    void stopAll();
    void remove();
    void openCell(const QModelIndex& index);

    Services m_services;
    AppSettings& m_settings;
    CampaignsViewModel* m_model;
    StudyOutlook* m_outlook;
    SegmentedControl* m_scope;
    QListView* m_list;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    EmptyState* m_emptyArchive;
    ElidedLabel* m_title;
    SubsetBadge* m_subset;
    ElidedLabel* m_summary;
    StudyView* m_study;
    TicketsView* m_tickets;
    SearchView* m_search;
    QComboBox* m_picker;      ///< picks the campaign when the board needs the list's room
    SegmentedControl* m_view; ///< board or cells, for lottery tickets and searches
    QWidget* m_listCard;
    QStackedWidget* m_details;
    Card* m_wordsCard;
    QPushButton* m_published;
    Label* m_words;
    Label* m_forecast;
    QTableView* m_cells;
    Card* m_cellsCard;
    QSplitter* m_split;
    ExportBar* m_export;
    QPushButton* m_stopButton;
    QPushButton* m_missingButton;
    QList<QAction*> m_actions;
    QAction* m_stop = nullptr;
    QAction* m_missing = nullptr;
    QAction* m_exportCharts = nullptr;
    QAction* m_exportCells = nullptr;
    QAction* m_archive = nullptr;
    QAction* m_remove = nullptr;
};

} // namespace trainyard
