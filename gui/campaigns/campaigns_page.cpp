// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaigns_page.h"

#include "gui/campaigns/campaign_dialogs.h"
#include "gui/campaigns/campaigns_delegate.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/cells_table.h"
#include "gui/campaigns/search_view.h"
#include "gui/campaigns/study_figures.h"
#include "gui/campaigns/study_outlook.h"
#include "gui/campaigns/study_view.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/chart_menu.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/page_parts.h"
#include "gui/parts/ticket_files_dialog.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/state_pill.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace trainyard {
namespace {

const QString kSplit = QStringLiteral("campaigns/split");
constexpr int kTitleRoom = 120; // minimum width of a title, pixels

} // namespace

CampaignsPage::CampaignsPage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_services(services), m_settings(settings), m_model(new CampaignsViewModel(services, this)),
      m_outlook(new StudyOutlook(services, settings, this))
{
    makeActions();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_stack = new QStackedWidget;
    m_empty = new EmptyState(QStringLiteral("campaigns"), tr("No campaigns yet"),
                             tr("A campaign is a set of runs planned together, such as one spec trained with 1, 2 and "
                                "4 ranks. Set up a run, then choose Start as campaign."),
                             tr("Set up a run"));
    connect(m_empty, &EmptyState::actionTriggered, this, &Page::newRunRequested);
    m_emptyArchive = new EmptyState(QStringLiteral("campaigns"), tr("Nothing archived"),
                                    tr("Archived campaigns are kept here; nothing is lost."));
    auto* split = new QSplitter(Qt::Horizontal);
    split->setContentsMargins(12, 0, 12, 12);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(8);
    m_listCard = makeList();
    split->addWidget(m_listCard);
    m_details = new QStackedWidget;
    m_details->addWidget(makeDetails());
    m_tickets = new TicketsView(*m_model);
    m_details->addWidget(m_tickets);
    connect(m_tickets, &TicketsView::opened, this, &Page::openRunRequested);
    connect(m_tickets, &TicketsView::newRunWanted, this, &Page::cloneRunRequested);
    connect(m_tickets, &TicketsView::filesWanted, this, [this](TicketFilesModel::What what, const QString& run) {
        TicketFilesDialog* dialog = openTicketFiles(m_services, what, run, this);
        connect(dialog, &TicketFilesDialog::newRunWanted, this, &Page::newRunWithSpecRequested);
    });
    connect(m_tickets, &TicketsView::compareWanted, this, &Page::compareRunsRequested);
    m_search = new SearchView(*m_model);
    m_details->addWidget(m_search);
    connect(m_search, &SearchView::opened, this, &Page::openRunRequested);
    connect(m_search, &SearchView::newRunWanted, this, &Page::cloneRunRequested);
    connect(m_search, &SearchView::ticketsWanted, this,
            [this](const RunSpec& base) { emit ticketsRequested(base, {}, {}); });
    connect(m_search, &SearchView::compareWanted, this, &Page::compareRunsRequested);
    split->addWidget(m_details);
    split->setStretchFactor(1, 1);
    split->setSizes({264, 900});
    m_stack->addWidget(split);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_emptyArchive);
    column->addWidget(m_stack, 1);
    m_export = new ExportBar;
    m_export->setContentsMargins(12, 0, 12, 4);
    column->addWidget(m_export);
    connect(m_model, &CampaignsViewModel::campaignsChanged, this, &CampaignsPage::showCampaigns);
    connect(m_model, &CampaignsViewModel::selectionChanged, this, &CampaignsPage::showCampaign);
    connect(m_model, &CampaignsViewModel::campaignChanged, this, &CampaignsPage::showCampaign);
    connect(m_model, &CampaignsViewModel::said, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_model, &CampaignsViewModel::undoOffered, this,
            [this](const QString& text) { emit noticed(text, [this] { m_model->undo(); }); });
    connect(m_model, &CampaignsViewModel::undoWithdrawn, this, &Page::undoWithdrawn);
    connect(m_model, &CampaignsViewModel::failed, this, &Page::failed);
    showCampaigns();
    showCampaign();
}

CampaignsPage::~CampaignsPage() = default;

void CampaignsPage::makeActions()
{
    const auto add = [this](const QString& text, const QString& icon, auto act) {
        auto* action = new QAction(themedIcon(icon), text, this);
        connect(action, &QAction::triggered, this, act);
        m_actions << action;
        return action;
    };
    m_missing = add(tr("Start missing cells"), QStringLiteral("running"), [this] { m_model->startMissing(); });
    m_stop = add(tr("Stop all…"), QStringLiteral("stop"), [this] { stopAll(); });
    m_exportCharts = add(tr("Export charts…"), QStringLiteral("export"), [this] { askExport(); });
    m_exportCells = add(tr("Export tables…"), QStringLiteral("export"), [this] { askExportTable(); });
    m_archive =
        add(tr("Archive"), QStringLiteral("folder"), [this] { m_model->setArchived(!m_model->showsArchived()); });
    m_remove = add(tr("Remove…"), QStringLiteral("x"), [this] { remove(); });
}

QWidget* CampaignsPage::makeHeader()
{
    const auto [header, row] = makePageHeader(title());
    m_scope = new SegmentedControl;
    m_scope->setExpanding(false);
    m_scope->addSegment(tr("Active"));
    m_scope->addSegment(tr("Archived"));
    m_scope->setCurrentIndex(0);
    connect(m_scope, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model->setShowArchived(index == 1); });
    m_picker = new QComboBox;
    m_picker->setModel(m_model->campaigns());
    m_picker->setFixedHeight(28);
    m_picker->setMinimumWidth(190);
    m_picker->setItemDelegate(new CampaignDelegate(m_picker)); // several may have one name: kind and progress differ
    m_picker->view()->setMinimumWidth(280);
    m_picker->setAccessibleName(tr("Campaign"));
    connect(m_picker, &QComboBox::activated, this, [this](int chosen) {
        m_model->select(m_model->campaigns()->index(chosen).data(CampaignsModel::IdRole).toString());
    });
    m_view = new SegmentedControl;
    m_view->setExpanding(false);
    m_view->addSegment(tr("Board"), tr("Results at a glance"));
    m_view->addSegment(tr("Cells"), tr("Every run of the campaign"));
    m_view->setCurrentIndex(0);
    connect(m_view, &SegmentedControl::currentChanged, this, [this] { showCampaign(); });
    m_title = new ElidedLabel({}, FontRole::BodyStrong);
    m_subset = new SubsetBadge;
    m_summary = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_summary->setMinimumWidth(1); // may shrink away where French buttons leave no room
    m_missingButton = makeButton(m_missing->text(), QStringLiteral("running"));
    connect(m_missingButton, &QPushButton::clicked, m_missing, &QAction::trigger);
    m_stopButton = makeButton(m_stop->text(), QStringLiteral("stop"));
    connect(m_stopButton, &QPushButton::clicked, m_stop, &QAction::trigger);
    QPushButton* more = makeButton(tr("More"), QStringLiteral("more"));
    auto* menu = new QMenu(more);
    menu->addActions({m_exportCharts, m_exportCells, m_archive, m_remove});
    more->setMenu(menu);
    row->addWidget(m_scope);
    row->addSpacing(4);
    row->addWidget(m_picker);
    row->addWidget(m_title, 1);
    row->addWidget(m_subset);
    row->addWidget(m_summary);
    row->addWidget(m_view);
    row->addWidget(m_missingButton);
    row->addWidget(m_stopButton);
    row->addWidget(more);
    return header;
}

QWidget* CampaignsPage::makeList()
{
    auto* card = new Card;
    card->body()->setContentsMargins(1, 1, 1, 1);
    m_list = new QListView;
    showListCards(m_list, m_model->campaigns(), new CampaignDelegate, tr("Campaigns"));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            m_model->select(index.data(CampaignsModel::IdRole).toString());
    });
    card->body()->addWidget(m_list);
    card->setMinimumWidth(194);
    return card;
}

QWidget* CampaignsPage::makeDetails()
{
    m_study = new StudyView(*m_model, *m_outlook);
    connect(m_study->chartMenu(), &ChartMenu::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_study->chartMenu(), &ChartMenu::failed, this, &Page::failed);
    m_wordsCard = new Card(tr("Findings"));
    m_published = makeButton(tr("Forecast…"), QStringLiteral("info"));
    m_published->setObjectName(QStringLiteral("forecastDetails"));
    m_published->setFixedHeight(24);
    m_published->setToolTip(tr("How the forecast is made, compared with published speed-ups"));
    connect(m_published, &QPushButton::clicked, this, [this] {
        QStringList words = m_model->forecastWords();
        if (const QString doubts = m_outlook->doubts(); !doubts.isEmpty())
            words << doubts;
        auto* dialog = new PublishedDialog(words, this);
        dialog->open();
    });
    m_wordsCard->addHeaderWidget(m_published);
    auto* inside = new QWidget;
    auto* said = new QVBoxLayout(inside);
    said->setContentsMargins(0, 0, 6, 0);
    said->setSpacing(8);
    m_words = new Label({}, FontRole::Small, Token::T1);
    m_forecast = new Label({}, FontRole::Small, Token::T3);
    for (Label* label : {m_words, m_forecast}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        said->addWidget(label);
    }
    said->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    scroll->setAccessibleName(tr("Findings"));
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    inside->setBackgroundRole(QPalette::Base);
    m_wordsCard->body()->addWidget(scroll);
    auto* lower = new QSplitter(Qt::Horizontal);
    lower->setChildrenCollapsible(false);
    lower->setHandleWidth(8);
    lower->addWidget(m_wordsCard);
    lower->addWidget(makeCellsCard());
    lower->setStretchFactor(0, 2);
    lower->setStretchFactor(1, 3);
    lower->setSizes({400, 600}); // the findings are sentences
    lower->setMinimumHeight(150);
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(8);
    m_split->addWidget(m_study);
    m_split->addWidget(lower);
    m_split->setStretchFactor(0, 5);
    m_split->setStretchFactor(1, 3);
    m_split->setSizes({500, 280});
    if (const QByteArray state = m_settings.state(kSplit).toByteArray(); !state.isEmpty())
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_settings.setState(kSplit, m_split->saveState()); });
    return m_split;
}

QWidget* CampaignsPage::makeCellsCard()
{
    m_cellsCard = new Card(tr("Cells"));
    m_cellsCard->body()->setContentsMargins(1, 0, 1, 1);
    m_cells = new CellsTable(*m_model->cells());
    connect(m_cells, &QTableView::activated, this, &CampaignsPage::openCell);
    m_cells->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_cells, &QTableView::customContextMenuRequested, this, [this](const QPoint& place) {
        const QModelIndex index = m_cells->indexAt(place);
        const QString run = index.data(CellsModel::RunRole).toString();
        if (run.isEmpty())
            return;
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(themedIcon(QStringLiteral("live")), tr("Open on the Live page"), this,
                        [this, run] { emit openRunRequested(run); });
        menu->addAction(themedIcon(QStringLiteral("runs")), tr("Show in Runs"), this,
                        [this, run] { emit showInRunsRequested(run); });
        menu->addAction(themedIcon(QStringLiteral("timeline")), tr("Show its timeline"), this,
                        [this, run] { emit showTimelineRequested(run); });
        menu->popup(m_cells->viewport()->mapToGlobal(place));
    });
    m_cellsCard->body()->addWidget(m_cells);
    return m_cellsCard;
}

void CampaignsPage::activated()
{
    m_model->setActive(true);
}

void CampaignsPage::deactivated()
{
    m_model->setActive(false);
}

void CampaignsPage::openCampaign(const QString& campaign)
{
    m_model->select(campaign);
    m_list->setFocus();
}

void CampaignsPage::showCampaigns()
{
    m_scope->setCurrentIndex(m_model->showsArchived() ? 1 : 0);
    const bool any = m_model->campaigns()->rowCount() > 0;
    m_stack->setCurrentIndex(any || !m_model->answered() ? 0 : m_model->showsArchived() ? 2 : 1);
    const int row = m_model->campaigns()->rowOf(m_model->selected());
    if (row >= 0 && m_list->currentIndex().row() != row)
        m_list->setCurrentIndex(m_model->campaigns()->index(row));
    m_archive->setText(m_model->showsArchived() ? tr("Unarchive") : tr("Archive"));
    showCampaign();
}

void CampaignsPage::showCampaign()
{
    const bool read = m_model->campaign() != nullptr && m_model->campaigns()->rowCount() > 0;
    const bool tickets = m_model->isTickets(), search = m_model->isSearch();
    const bool board = (tickets || search) && m_view->currentIndex() == 0;
    m_title->setText(board ? QString() : m_model->title());
    m_title->setMinimumWidth(std::min(m_title->sizeHint().width(), kTitleRoom));
    m_view->setVisible(tickets || search);
    // The board itself shows the kind of campaign.
    m_summary->setText(board ? m_model->summary().section(QStringLiteral(" · "), 1) : m_model->summary());
    m_subset->setHint(board && search ? QString() : m_model->subset()); // a search's board shows its own
    m_listCard->setVisible(!board);
    m_picker->setVisible(board);
    m_details->setCurrentIndex(!board ? 0 : search ? 2 : 1);
    m_picker->setCurrentIndex(m_model->campaigns()->rowOf(m_model->selected()));
    if (tickets) {
        m_tickets->refresh();
        m_words->setText(m_model->words().join(QStringLiteral("\n\n")));
        m_forecast->clear();
    }
    m_search->refresh();
    if (search) {
        m_words->setText(m_model->words().join(QStringLiteral("\n\n")));
        m_forecast->clear();
    }
    m_study->setVisible(m_model->isStudy());
    m_wordsCard->setVisible(m_model->isStudy() || tickets || search);
    m_published->setVisible(m_model->isStudy()); // it is about numbers of ranks
    if (m_model->isStudy()) {
        m_study->refresh();
        const QStringList words = m_model->words();
        const auto bound = [](QString text) {
            return text.replace(QLatin1String(" %"), QString(QChar::Nbsp) + QLatin1Char('%'));
        };
        m_words->setText(words.isEmpty() ? tr("There are no findings before the first runs are done.")
                                         : bound(words.join(QStringLiteral("\n\n"))));
        m_forecast->setText(m_model->forecastWords().join(QLatin1Char('\n')));
    }
    const int missing = m_model->missing(), unfinished = m_model->unfinished();
    m_missing->setEnabled(missing > 0);
    m_missingButton->setVisible(missing > 0);
    m_missingButton->setToolTip(missing == 1 ? tr("1 cell has no run or an incomplete one")
                                             : tr("%1 cells have no run or an incomplete one").arg(missing));
    m_stop->setEnabled(unfinished > 0);
    m_stopButton->setVisible(unfinished > 0);
    m_exportCharts->setEnabled(m_model->isStudy() || tickets || search);
    for (QAction* action : {m_exportCells, m_archive, m_remove})
        action->setEnabled(read);
    m_cellsCard->setCaption(m_model->cells()->rowCount() > 0 ? tr("double-click opens the run") : QString());
}

void CampaignsPage::openCell(const QModelIndex& index)
{
    if (const QString run = index.data(CellsModel::RunRole).toString(); !run.isEmpty())
        emit openRunRequested(run);
}

void CampaignsPage::stopAll()
{
    if (!m_settings.confirmStop()) {
        m_model->stopAll();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Stop all"),
                                tr("Stop %Ln run(s)?", nullptr, m_model->unfinished()), QMessageBox::NoButton, this);
    box->setInformativeText(
        tr("Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue."));
    QPushButton* stop = box->addButton(tr("Stop"), QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [this, stop](QAbstractButton* clicked) {
        if (clicked == stop)
            m_model->stopAll();
    });
    box->open();
}

void CampaignsPage::remove()
{
    if (!m_model->campaign())
        return;
    auto* dialog =
        new RemoveCampaignDialog(m_model->title(), int(m_model->campaign()->rows.size()), m_model->unfinished(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RemoveCampaignDialog::chosen, m_model, &CampaignsViewModel::remove);
    dialog->open();
    m_model->askReports(dialog, [dialog](const RunUses& uses) { dialog->tellUses(uses); });
}

void CampaignsPage::write(const QString& file, std::function<QByteArray()> make)
{
    m_export->write(file, std::move(make), [this, file](const Result<void>& outcome) {
        if (outcome.ok())
            emit noticed(tr("Exported to %1").arg(QDir::toNativeSeparators(file)), {});
        else
            emit failed(outcome.error());
    });
}

void CampaignsPage::exportTo(const QString& file)
{
    const Result<ChartFile> recorded =
        m_model->isTickets()
            ? m_tickets->record(m_model->title(), file)
            : recordStudy(m_model->title(), m_model->isSearch() ? m_search->figures() : m_study->figures(),
                          m_model->words(), file);
    if (recorded.ok())
        write(file, recorded.value());
    else
        emit failed(recorded.error());
}

void CampaignsPage::exportTable(const QString& file)
{
    QByteArray bytes = m_model->cellsAsCsv();
    if (m_model->isStudy())
        bytes = m_model->reportAsCsv() + "\r\n" + bytes;
    write(file, [bytes] { return bytes; });
}

void CampaignsPage::askExport()
{
    const bool tickets = m_model->isTickets();
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export the charts"), tickets ? QStringLiteral("tickets.pdf") : QStringLiteral("study.png"),
        tickets ? tr("Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)")
                : tr("Picture (*.png);;Drawing (*.svg);;Values (*.csv)"));
    if (!file.isEmpty())
        exportTo(file);
}

void CampaignsPage::askExportTable()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Export the tables"), QStringLiteral("campaign.csv"),
                                                      tr("Table (*.csv)"));
    if (!file.isEmpty())
        exportTable(file);
}

} // namespace trainyard
