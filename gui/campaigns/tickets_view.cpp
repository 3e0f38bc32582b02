// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/tickets_view.h"

#include "backend/base/clock.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/ticket_board.h"
#include "gui/campaigns/ticket_figures.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/ticket_text.h"
#include "gui/parts/page_parts.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/wave_chart.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kMostSeedSegments = 5;
constexpr int kShareWidth = 84;

class LayerShareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        QRect cell = paintCell(*painter, option);
        if (index.column() == 1)
            cell = paintShare(*painter, cell, std::min(kShareWidth, cell.width() / 2),
                              index.data(Qt::UserRole).toDouble(), themed(Token::S1));
        paintCellText(*painter, cell, index, Token::T1, Qt::ElideMiddle);
        painter->restore();
    }
};

QSplitter* makeSplitter(Qt::Orientation orientation, const QList<QWidget*>& parts, const QList<int>& sizes)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(8);
    for (QWidget* part : parts)
        splitter->addWidget(part);
    splitter->setSizes(sizes);
    return splitter;
}

} // namespace

TicketsView::TicketsView(CampaignsViewModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    m_accuracy = new StudyCard;
    m_accuracy->setMinimumWidth(260);
    m_instability = new StudyCard;
    m_instability->setMinimumWidth(200);
    m_stability = new Label({}, FontRole::Small, Token::T1);
    m_stability->setWordWrap(true);
    m_stability->setContentsMargins(12, 0, 12, 8);
    m_instability->body()->addWidget(m_stability);
    m_instability->body()->setStretch(0, 1);
    m_accuracy->setLegendRows(2);
    auto* upper = makeSplitter(Qt::Horizontal, {makeBoardCard(), m_accuracy}, {780, 460});
    auto* lower = makeSplitter(Qt::Horizontal, {m_instability, makeTicketCard(), makeForecastCard()}, {390, 380, 470});
    for (QSplitter* row : {upper, lower})
        for (int i = 0; i < row->count(); ++i)
            row->setStretchFactor(i, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* split = makeSplitter(Qt::Vertical, {upper, lower}, {430, 330});
    split->setStretchFactor(0, 4);
    split->setStretchFactor(1, 3);
    column->addWidget(split);
    connect(m_table, &TicketBoard::opened, this, &TicketsView::opened);
    connect(m_table, &TicketBoard::currentMoved, this, &TicketsView::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { showTicket(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (m_board.report())
            showCounts();
    });
    connect(&m_model, &CampaignsViewModel::layersRead, this, &TicketsView::showLayers);
    refresh();
}

QWidget* TicketsView::makeBoardCard()
{
    m_boardCard = new Card(tr("Ticket board"), {}, 36);
    m_boardCard->body()->setContentsMargins(1, 0, 1, 8);
    m_boardCard->body()->setSpacing(6);
    m_seeds = new SegmentedControl;
    m_seeds->setExpanding(false);
    m_seeds->setAccessibleName(tr("Seed"));
    connect(m_seeds, &SegmentedControl::currentChanged, this, [this](int index) {
        m_board.setSeed(index);
        if (m_board.report())
            showSeed();
    });
    m_shown = new QComboBox;
    m_shown->addItems({tr("Difference"), tr("Accuracy")});
    m_shown->setAccessibleName(tr("Contents of the cells"));
    connect(m_shown, &QComboBox::activated, this,
            [this](int index) { m_board.setShown(TicketBoardModel::Shown(index)); });
    m_boardCard->addHeaderWidget(m_seeds);
    m_boardCard->addHeaderWidget(m_shown);
    m_table = new TicketBoard(m_board);
    m_boardCard->body()->addWidget(m_table, 1);
    m_boardCard->body()->addWidget(makeBelowBoard());
    m_boardCard->setMinimumWidth(420);
    return m_boardCard;
}

QWidget* TicketsView::makeBelowBoard()
{
    const auto [below, rows] = makePlainWidget<QVBoxLayout>(4);
    rows->setContentsMargins(10, 0, 10, 0);
    auto* first = new QHBoxLayout;
    first->setSpacing(12);
    first->addWidget(new TicketLegend);
    m_counts = new Label({}, FontRole::Small, Token::T2);
    m_counts->setTextFormat(Qt::RichText);
    m_counts->setWordWrap(true);
    first->addWidget(m_counts, 1);
    rows->addLayout(first);
    m_doubts = new Label({}, FontRole::Small, Token::T1);
    m_doubts->setObjectName(QStringLiteral("ticketDoubts"));
    m_doubts->setWordWrap(true);
    m_doubts->setTextFormat(Qt::PlainText);
    m_doubts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(m_doubts);
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    m_from = new QComboBox;
    m_to = new QComboBox;
    m_from->setAccessibleName(tr("Lowest amount shown"));
    m_to->setAccessibleName(tr("Highest amount shown"));
    for (QComboBox* box : {m_from, m_to})
        connect(box, &QComboBox::activated, this, &TicketsView::applyFilter);
    m_compare = makeButton(tr("Compare"), QStringLiteral("runs"));
    m_compare->setFixedHeight(26);
    m_compare->setToolTip(tr("Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging "
                             "selects cells."));
    connect(m_compare, &QPushButton::clicked, this, [this] {
        QStringList runs;
        for (const QModelIndex& index : m_table->selectionModel()->selectedIndexes())
            runs += m_board.runsOf(index);
        runs.removeDuplicates();
        if (!runs.isEmpty())
            emit compareWanted(runs);
    });
    m_metric = new QComboBox;
    m_metric->addItems({tr("Last epoch"), tr("Best epoch")});
    m_metric->setObjectName(QStringLiteral("ticketMetric"));
    m_metric->setAccessibleName(tr("Accuracy to compare"));
    m_metric->setToolTip(tr("Whether to compare runs by the accuracy of their last or of their best epoch"));
    connect(m_metric, &QComboBox::activated, this,
            [this](int index) { m_model.setTicketMetric(index == 1 ? TicketMetric::Best : TicketMetric::Last); });
    second->addWidget(new Label(tr("Show"), FontRole::Small, Token::T2));
    second->addWidget(m_from);
    second->addWidget(new Label(tr("to"), FontRole::Small, Token::T2));
    second->addWidget(m_to);
    second->addWidget(m_metric);
    second->addStretch(1);
    second->addWidget(m_compare);
    rows->addLayout(second);
    return below;
}

QWidget* TicketsView::makeTicketCard()
{
    m_ticketCard = new Card(tr("Ticket"), {}, 32);
    m_ticketCard->body()->setContentsMargins(1, 0, 1, 8);
    m_layers = new QTableView;
    m_layers->setModel(&m_layerRows);
    m_layers->setItemDelegate(new LayerShareDelegate(m_layers));
    showRows(m_layers, 24);
    m_layers->setSelectionMode(QAbstractItemView::NoSelection);
    m_layers->setFocusPolicy(Qt::NoFocus);
    m_layers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_layers->horizontalHeader()->setStretchLastSection(true);
    m_layers->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_layers->setAccessibleName(tr("Layers of the ticket"));
    m_layers->setMinimumHeight(70);
    m_ticketNote = new Label({}, FontRole::Small, Token::T2);
    m_ticketNote->setWordWrap(true);
    m_ticketNote->setContentsMargins(12, 4, 12, 0);
    m_open = makeButton(tr("Open run"), QStringLiteral("live"));
    m_openSeeds = new QMenu(m_open);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_open->menu())
            emit opened(m_ticketRun);
    });
    m_files = makeButton(tr("Ticket"), QStringLiteral("save"));
    auto* files = new QMenu(m_files);
    m_save = files->addAction(themedIcon(QStringLiteral("save")), tr("Save ticket…"), this,
                              [this] { emit filesWanted(TicketFilesModel::What::Ticket, m_ticketRun); });
    m_save->setToolTip(tr("Saves mask and reset weights to a file from which new runs can start"));
    m_compact = files->addAction(themedIcon(QStringLiteral("net")), tr("Compact…"), this,
                                 [this] { emit filesWanted(TicketFilesModel::What::Compact, m_ticketRun); });
    m_compact->setToolTip(tr("Removes the dead channels and compares size and speed with the whole net; can also save "
                             "ONNX"));
    files->addAction(themedIcon(QStringLiteral("plus")), tr("New run from it"), this,
                     [this] { emit newRunWanted(m_ticketRun); });
    files->setToolTipsVisible(true);
    m_files->setMenu(files);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 4, 12, 0);
    for (QPushButton* button : {m_open, m_files}) {
        button->setFixedHeight(24);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_ticketCard->body()->addWidget(m_layers, 1);
    m_ticketCard->body()->addWidget(m_ticketNote);
    m_ticketCard->body()->addLayout(buttons);
    m_ticketCard->setMinimumWidth(230);
    return m_ticketCard;
}

QWidget* TicketsView::makeForecastCard()
{
    auto* card = new Card(tr("Forecast"), tr("waves of runs"), 32);
    m_waves = new WaveChart;
    connect(m_waves, &WaveChart::waveClicked, this, [this](int index) {
        const auto report = m_board.report();
        if (!report || index >= int(report->forecast.waves.size()))
            return;
        const TicketWave& wave = report->forecast.waves[std::size_t(index)];
        m_table->clearSelection();
        for (int row = 0; row < m_board.rowCount(); ++row)
            if (const TicketRow* line = m_board.row(row);
                line && (wave.kind == TicketCellKind::Control  ? line->isControl
                         : wave.kind == TicketCellKind::Ticket ? !line->isControl && line->reset == wave.reset
                                                               : false))
                m_table->selectionModel()->select(
                    QItemSelection(m_board.index(row, 1), m_board.index(row, m_board.columnCount() - 1)),
                    QItemSelectionModel::Select);
    });
    m_waves->setMinimumHeight(90);
    const auto [lines, grid] = makePlainWidget<QGridLayout>(4);
    m_lines = grid;
    m_lines->setHorizontalSpacing(12);
    m_lines->setColumnStretch(1, 1);
    const auto [inside, column] = makePlainWidget<QVBoxLayout>(4);
    column->addWidget(m_waves, 1);
    column->addWidget(lines);
    card->body()->addWidget(makeScrolledText(inside, tr("Forecast")), 1);
    card->setMinimumWidth(250);
    return card;
}

void TicketsView::refresh()
{
    const std::shared_ptr<const TicketReport> report = m_model.tickets();
    const bool same = report && m_board.report() && m_board.report()->columns.size() == report->columns.size();
    m_board.setReport(report);
    if (!report)
        return;
    if (!same)
        fillFilters();
    if (m_seedCount != m_board.seeds()) {
        m_seedCount = m_board.seeds();
        while (m_seeds->count() > 0)
            m_seeds->removeLast();
        m_seeds->addSegment(tr("Mean"), tr("The mean of all seeds"));
        for (int seed = 1; seed <= std::min(m_seedCount, kMostSeedSegments); ++seed)
            m_seeds->addSegment(QString::number(seed), tr("Only seed %1").arg(seed));
        m_seeds->setCurrentIndex(0);
        m_board.setSeed(0);
        m_seeds->setVisible(m_seedCount > 1);
    }
    m_instability->setFigure(ticketInstabilityFigure(*report));
    const QString stable = stabilityText(*report);
    m_stability->setText(stable);
    m_stability->setVisible(!stable.isEmpty());
    if (!m_table->currentIndex().isValid() || !m_board.place(m_table->currentIndex())) {
        // Initially the sparsest winner, or else the first cell.
        QModelIndex best = m_board.columnCount() > 1 ? m_board.index(0, 1) : QModelIndex();
        for (int column = 1; column < m_board.columnCount(); ++column)
            for (int row = 0; row < m_board.ticketRows(); ++row)
                if (m_board.index(row, column).data(TicketBoardModel::WinningRole).toBool())
                    best = m_board.index(row, column);
        m_table->selectionModel()->setCurrentIndex(best, QItemSelectionModel::NoUpdate);
    }
    showSeed();
    showForecast();
}

/// Shows what depends on the chosen seed.
void TicketsView::showSeed()
{
    m_boardCard->setCaption(
        m_board.seed() > 0 ? tr("top-1 relative to dense in percentage points, seed %1").arg(m_board.seed())
        : m_seedCount > 1  ? tr("top-1 relative to dense in percentage points, mean of %1 seeds").arg(m_seedCount)
                           : tr("top-1 relative to dense in percentage points"));
    showCounts();
    showCurrent(m_table->currentIndex());
}

/// The text contains colours, so it is rewritten when the theme changes.
void TicketsView::showCounts()
{
    const TicketReport* report = m_board.shownReport().get();
    const auto seed = report->forecast.seeds.find(m_board.seed());
    const TicketCounts& runs = seed == report->forecast.seeds.end() ? report->forecast : seed->second;
    const auto colored = [](Token token, const QString& text) {
        return QStringLiteral("<span style='color:%1'>%2</span>").arg(themed(token).name(), text);
    };
    QStringList counts;
    if (report->denseAtChance == 0) // otherwise no ticket can win
        counts << tr("<b>%Ln</b> winning: dense − %1 or better", nullptr, report->winning)
                      .arg(shownText(report->tolerance, 4));
    counts << colored(Token::Done, tr("%Ln done", nullptr, runs.done));
    if (runs.running > 0)
        counts << colored(Token::Run, tr("%Ln running", nullptr, runs.running));
    if (runs.waiting > 0)
        counts << colored(Token::Que, tr("%Ln queued", nullptr, runs.waiting));
    if (runs.failed > 0)
        counts << colored(Token::Fail, tr("%Ln failed", nullptr, runs.failed));
    m_counts->setText(counts.join(QStringLiteral(" · ")));
    const QString doubts = ticketDoubts(*report).join(QLatin1Char(' '));
    m_doubts->setText(doubts);
    m_doubts->setVisible(!doubts.isEmpty());
}

void TicketsView::fillFilters()
{
    for (QComboBox* box : {m_from, m_to}) {
        box->clear();
        for (const TicketColumn& column : m_board.report()->columns)
            box->addItem(amountTitle(m_board.report()->amountKind, column.amount), column.amount);
    }
    m_to->setCurrentIndex(m_to->count() - 1);
    applyFilter();
}

void TicketsView::applyFilter()
{
    if (m_from->currentIndex() > m_to->currentIndex())
        m_to->setCurrentIndex(m_from->currentIndex());
    if (m_from->count() > 0)
        m_board.setAmounts(m_from->currentData().toDouble(), m_to->currentData().toDouble());
}

void TicketsView::showCurrent(const QModelIndex& index)
{
    const auto report = m_board.shownReport();
    if (!report)
        return;
    int marked = -1;
    if (const TicketColumn* column = m_board.column(index.column()))
        marked = int(column - report->columns.data());
    m_accuracy->setFigure(ticketAccuracyFigure(*report, marked));
    showTicket();
}

void TicketsView::showTicket()
{
    const QModelIndex index = m_table->currentIndex();
    const TicketPlace* place = m_board.place(index);
    m_compare->setEnabled(!m_table->selectionModel()->selectedIndexes().isEmpty());
    const QStringList runs = place ? m_board.runsOf(index) : QStringList();
    const QString run = runs.value(0);
    m_open->setEnabled(!run.isEmpty());
    m_openSeeds->clear();
    for (const TicketSeed& seed : place ? place->seeds : std::vector<TicketSeed>())
        if (!seed.run.empty() && runs.size() > 1)
            m_openSeeds->addAction(tr("Seed %1").arg(seed.seed), this,
                                   [this, id = QString::fromStdString(seed.run)] { emit opened(id); });
    m_open->setMenu(m_openSeeds->isEmpty() ? nullptr : m_openSeeds);
    m_files->setEnabled(!run.isEmpty());
    // A run has a ticket once its mask is fixed, and a net to compact once it has trained.
    const bool pruned = !run.isEmpty() && place && index.column() > 0;
    m_save->setEnabled(pruned && (place->done > 0 || place->running > 0));
    m_compact->setEnabled(pruned && place->done > 0);
    if (!place) {
        m_ticketCard->setTitle(tr("Ticket"));
        m_ticketCard->setCaption(tr("choose a cell of the board"));
        return;
    }
    const bool winning = index.data(TicketBoardModel::WinningRole).toBool();
    const QString name =
        index.column() == 0
            ? tr("Dense")
            : tr("%1, %2").arg(m_board.columnTitle(index.column()),
                               m_board.row(index.row())->isControl ? m_board.rowTitle(index.row())
                                                                   : resetPointPhrase(m_board.row(index.row())->reset));
    m_ticketCard->setTitle(winning ? QStringLiteral("★ %1").arg(name) : name);
    QString caption;
    const double dense = index.column() == 0 ? place->mean : place->denseMean; // of the same seeds
    if (place->done > 0)
        caption = std::isfinite(place->deviation)
                      ? tr("%1 ± %2, dense %3")
                            .arg(format::fixed(place->mean * 100.0, 1), format::fixed(place->deviation * 100.0, 1),
                                 format::fixed(dense * 100.0, 1))
                      : tr("%1, dense %2").arg(format::fixed(place->mean * 100.0, 1), format::fixed(dense * 100.0, 1));
    m_ticketCard->setCaption(caption);
    m_ticketNote->setText(
        std::isfinite(place->sparsity)
            ? tr("%1 of the prunable weights are left.").arg(format::percent(1.0 - place->sparsity, 2))
        : index.column() == 0 ? tr("The dense net keeps all its weights.")
                              : tr("The shares of its layers are known once it trains."));
    m_ticketRun = run;
    askLayers(*place, index.column() > 0);
}

/// Of all seeds whose masks have been measured, like the share in the note.
void TicketsView::askLayers(const TicketPlace& place, bool pruned)
{
    QStringList runs;
    for (const TicketSeed& seed : place.seeds)
        if (pruned && !seed.run.empty() && std::isfinite(seed.sparsity))
            runs << QString::fromStdString(seed.run);
    if (runs == m_layerRuns && m_layerRows.rowCount() > 0)
        return; // asked again for runs that have not reported yet
    if (runs != m_layerRuns)
        m_layerRows.removeRows(0, m_layerRows.rowCount());
    m_layerRuns = runs;
    if (!runs.isEmpty())
        m_model.askLayers(runs);
}

void TicketsView::showLayers(const QStringList& runs, const QList<QPair<QString, double>>& left)
{
    if (runs != m_layerRuns)
        return;
    m_layerRows.clear();
    m_layerRows.setHorizontalHeaderLabels({tr("Layer"), tr("Share left")});
    for (const auto& [layer, share] : left) {
        auto* name = new QStandardItem(layer);
        name->setToolTip(layer);
        auto* value = new QStandardItem(format::percent(share, share < 0.0995 ? 2 : 1));
        value->setData(share, Qt::UserRole);
        value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        name->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        m_layerRows.appendRow({name, value});
    }
    m_layers->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_layers->setColumnWidth(1, 160);
    m_layers->horizontalHeader()->setStretchLastSection(false);
}

void TicketsView::showForecast()
{
    const TicketReport& report = *m_board.report();
    m_waves->setWaves(ticketWaves(report), unixTime());
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const auto& [title, text] : forecastLines(report.forecast)) {
        auto* value = new Label(text, FontRole::Small, Token::T1);
        value->setWordWrap(true);
        m_lines->addWidget(new Label(title, FontRole::Small, Token::T3), row, 0, Qt::AlignTop);
        m_lines->addWidget(value, row++, 1);
    }
}

} // namespace trainyard
