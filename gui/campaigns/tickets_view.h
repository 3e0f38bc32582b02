// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/ticket_board_model.h"
#include "gui/parts/ticket_files_model.h"
#include "gui/plots/chart_export.h"

#include <QStandardItemModel>
#include <QWidget>

class QAction;
class QComboBox;
class QGridLayout;
class QMenu;
class QPushButton;
class QTableView;

namespace trainyard {

class CampaignsViewModel;
class Card;
class IconLabel;
class Label;
class SegmentedControl;
class StudyCard;
class TicketBoard;
class WaveChart;

/// A lottery-ticket study: the board, accuracy against sparsity, instability, the selected ticket and the forecast.
class TicketsView : public QWidget {
    Q_OBJECT
public:
    explicit TicketsView(CampaignsViewModel& model, QWidget* parent = nullptr);
    void refresh();
    TicketBoardModel& board() { return m_board; }
    TicketBoard& table() { return *m_table; }
    StudyCard& accuracy() { return *m_accuracy; }
    StudyCard& instability() { return *m_instability; }
    /// The board with its charts as .png, .svg or .pdf, or the board as .csv or .tex.
    Result<ChartFile> record(const QString& heading, const QString& file) const;

signals:
    void opened(const QString& run);
    void compareWanted(const QStringList& runs);
    void newRunWanted(const QString& run);
    void filesWanted(trainyard::TicketFilesModel::What what, const QString& run);

private:
    QWidget* makeBoardCard();
    QWidget* makeBelowBoard();
    QWidget* makeTicketCard();
    QWidget* makeForecastCard();
    void showSeed();
    void showCounts();
    void fillFilters();
    void applyFilter();
    void showCurrent(const QModelIndex& index);
    void showTicket();
    void showForecast();
    void askLayers(const TicketPlace& place, bool pruned);
    void showLayers(const QStringList& runs, const QList<QPair<QString, double>>& left);

    CampaignsViewModel& m_model;
    TicketBoardModel m_board;
    Card* m_boardCard;
    TicketBoard* m_table;
    SegmentedControl* m_seeds;
    int m_seedCount = -1;
    QComboBox* m_shown;
    QComboBox* m_metric;
    QComboBox* m_from;
    QComboBox* m_to;
    QPushButton* m_compare;
    Label* m_counts;
    Label* m_doubts; ///< what makes the results doubtful
    StudyCard* m_accuracy;
    StudyCard* m_instability;
    Label* m_stability;
    Card* m_ticketCard;
    QTableView* m_layers;
    QStandardItemModel m_layerRows;
    Label* m_ticketNote;
    QPushButton* m_open;
    QMenu* m_openSeeds; ///< for a cell with several runs
    QPushButton* m_files;
    QAction* m_save;
    QAction* m_compact;
    WaveChart* m_waves;
    QGridLayout* m_lines;
    QString m_ticketRun;     ///< the first of the selected cell's
    QStringList m_layerRuns; ///< the runs whose layers are shown
};

} // namespace trainyard
