// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_page.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/page_parts.h"
#include "gui/runs/compare_pane.h"
#include "gui/runs/runs_actions.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/search_help.h"
#include "gui/runs/unknown_runs_bar.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QAction>
#include <QBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

const QString kStateKey = QStringLiteral("runs/state");
const QString kFilterKey = QStringLiteral("runs/filter");
constexpr int kLeastSearch = 14;       // characters
constexpr int kComfortableSearch = 32; // "state:done val/top1>0.9 tag:paper"
constexpr int kSearchIcons = 64;       // pixels of the glass and the cross
const QString kRunsSplitterKey = QStringLiteral("runs/splitter");

} // namespace

RunsPage::RunsPage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_services(services), m_settings(settings), m_model(new RunsViewModel(services, this))
{
    m_model->restoreState(settings.state(kStateKey).toByteArray());
    m_model->setFilter(settings.state(kFilterKey).toString());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_table = new RunsTable(m_model, &m_settings);
    m_actions = new RunsActions(services, settings, m_model, m_table, this);
    makeActions();
    layout->addWidget(makeHeader());
    m_unknown = new UnknownRunsBar(m_services.imports, this);
    connect(m_unknown, &UnknownRunsBar::addRequested, this, [this] { addExistingRuns({}); });
    layout->addWidget(m_unknown);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeTableCard());
    m_compare = new ComparePane(m_model, &settings);
    connect(m_compare, &ComparePane::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_compare, &ComparePane::failed, this, &RunsPage::failed);
    m_compare->setMinimumHeight(200);
    m_compare->hide();
    m_splitter->addWidget(m_compare);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({380, 400});
    m_splitter->restoreState(settings.state(kRunsSplitterKey).toByteArray());
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.setState(kRunsSplitterKey, m_splitter->saveState()); });
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(12, 0, 12, 12);
    middle->addWidget(m_splitter);
    layout->addLayout(middle, 1);

    connect(m_model, &RunsViewModel::rowsChanged, this, &RunsPage::showRows);
    connect(m_model, &RunsViewModel::columnsChanged, this, &RunsPage::showRows);
    connect(m_model, &RunsViewModel::selectionChanged, this, &RunsPage::showSelection);
    connect(m_model, &RunsViewModel::chartChanged, this, [this] { m_exportChart->setEnabled(m_compare->hasChart()); });
    connect(m_model, &RunsViewModel::undoOffered, this,
            [this](const QString& text) { emit noticed(text, [this] { m_model->undo(); }); });
    connect(m_model, &RunsViewModel::undoWithdrawn, this, [this] {
        if (!m_model->canUndo())
            emit undoWithdrawn();
    });
    connect(m_model->board(), &ChartBoard::changed, this, [this, charts = m_model->board()->save()]() mutable {
        const QByteArray before = std::exchange(charts, m_model->board()->save());
        if (before != charts) // otherwise only what the charts are split by
            emit undoWithdrawn();
    });
    connect(m_model, &RunsViewModel::failed, this, [this](const QString& text) { emit noticed(text, {}); });
    showDeletion();
    connectImports();
    connect(m_model, &RunsViewModel::queryFailed, this, [this](const QString& text) {
        if (m_model->answered())
            return; // the service reports it; the last answer stays visible
        m_emptyScope->setTexts(tr("The runs could not be read"), text);
        m_stack->setCurrentWidget(m_emptyScope);
    });
    showRows();
    showSelection();
}

RunsPage::~RunsPage() = default;

void RunsPage::showDeletion()
{
    connect(m_deleting, &BusyBar::cancelled, m_model, &RunsViewModel::cancelDeletion);
    connect(m_model, &RunsViewModel::deleting, this, [this](int done, int total) {
        const QString text =
            total == 1 ? tr("Deleting the run…") : tr("Deleting runs: %1 of %2 deleted").arg(done).arg(total);
        if (done == 0)
            m_deleting->start(text, total > 1); // a single deletion cannot be cancelled
        m_deleting->setText(text);
        m_deleting->setProgress(total == 1 ? -1.0 : double(done) / total);
    });
    connect(m_model, &RunsViewModel::deletionEnded, this, [this](int done, int total) {
        m_deleting->finish();
        if (done < total)
            emit noticed(tr("%1 of %2 runs were deleted; the others are unchanged").arg(done).arg(total), {});
    });
}

QWidget* RunsPage::makeHeader()
{
    const auto [header, row] = makePageHeader(title());
    m_search = new QLineEdit(m_model->filter());
    m_search->setFixedHeight(28);
    m_search->setMinimumWidth(kLeastSearch * m_search->fontMetrics().averageCharWidth() + kSearchIcons);
    m_search->setMaximumWidth(430);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search runs"));
    m_search->setToolTip(tooltipWithShortcut(tr("Find runs by words and conditions"), QKeySequence::Find));
    m_search->setAccessibleName(tr("Search runs"));
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, m_model, &RunsViewModel::setFilter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_table->setFocus(); });
    m_help = new SearchHelp(this);
    connect(m_help, &SearchHelp::exampleChosen, this, [this](const QString& query) {
        m_search->setText(query);
        m_search->setFocus();
    });
    auto* help = makeIconButton(QStringLiteral("info"), tr("Search syntax"));
    connect(help, &QToolButton::clicked, this, [this, help] {
        m_help->popup(m_search->mapToGlobal(QPoint(0, m_search->height() + 4)));
        Q_UNUSED(help)
    });
    m_count = new ElidedLabel({}, FontRole::Small, Token::T2);
    makeScope();
    auto* add = makeButton(tr("Add…"), QStringLiteral("plus"));
    add->setAccessibleName(add->text());
    add->setObjectName(QStringLiteral("addExistingRuns"));
    add->setToolTip(tr("Add existing runs: logs of other programs, and run directories"));
    add->setEnabled(m_services.imports);
    connect(add, &QPushButton::clicked, m_add, &QAction::trigger);
    auto* columns = makeIconButton(QStringLiteral("columns"), tr("Choose columns: any series, any parameter"));
    connect(columns, &QToolButton::clicked, this, &RunsPage::chooseColumns);
    auto* exportButton = makeButton(tr("Export"), QStringLiteral("export"));
    auto* menu = new QMenu(exportButton);
    menu->addActions({m_actions->exportRuns(), m_exportTable, m_exportChart});
    menu->addSeparator();
    menu->addAction(themedIcon(QStringLiteral("new")), tr("Reports"), this, [this] { emit reportRequested({}); });
    exportButton->setMenu(menu);
    exportButton->setAccessibleName(exportButton->text());
    exportButton->setObjectName(QStringLiteral("exportRuns"));
    auto* clone = makeButton(tr("Clone"), QStringLiteral("copy"));
    clone->setAccessibleName(clone->text());
    clone->setToolTip(tooltipWithShortcut(tr("Puts the settings of the selected run into the New run form"),
                                          m_actions->clone()->shortcut()));
    connect(clone, &QPushButton::clicked, m_actions->clone(), &QAction::trigger);
    connect(m_actions->clone(), &QAction::changed, clone,
            [this, clone] { clone->setEnabled(m_actions->clone()->isEnabled()); });
    row->addSpacing(4);
    row->addWidget(m_search, 3);
    row->addWidget(help);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_scope);
    row->addWidget(add);
    row->addWidget(columns);
    row->addWidget(exportButton);
    row->addWidget(clone);
    m_header = header;
    m_foldable = {{add, add->text()}, {exportButton, exportButton->text()}, {clone, clone->text()}};
    return header;
}

/// In a narrow window, the buttons show only their icons, so that the search and the number of runs have room.
void RunsPage::foldHeader()
{
    const int search = (kComfortableSearch - kLeastSearch) * m_search->fontMetrics().averageCharWidth();
    const int needed = m_unfolded + search + m_count->sizeHint().width() - m_count->minimumSizeHint().width();
    for (const auto& [button, text] : m_foldable)
        button->setText(needed > width() ? QString() : text);
    m_foldable[1].first->setToolTip(needed > width() ? m_foldable[1].second : QString()); // the others have one
}

void RunsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    for (const auto& [button, text] : m_foldable)
        button->setText(QString());
    m_header->setMinimumWidth(m_header->layout()->totalMinimumSize().width()); // the page may become narrow again
    for (const auto& [button, text] : m_foldable)
        button->setText(text);
    m_unfolded = m_header->layout()->totalMinimumSize().width();
    foldHeader();
}

void RunsPage::makeScope()
{
    m_scope = new SegmentedControl;
    m_scope->addSegment(tr("Active"), tr("Unfinished and finished runs"));
    m_scope->addSegment(tr("Archived"), tr("Archived runs; nothing is lost"));
    m_scope->addSegment(tr("Trash"), tr("Discarded runs: restore them or delete them permanently"));
    m_scope->setExpanding(false);
    m_scope->setAccessibleName(tr("Runs listed"));
    m_scope->setCurrentIndex(static_cast<int>(m_model->scope()));
    connect(m_scope, &SegmentedControl::currentChanged, this, [this](int index) {
        m_model->setScope(static_cast<RunScope>(index));
        showSelection();
    });
}

QWidget* RunsPage::makeTableCard()
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    card->setMinimumHeight(150);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->addActions(m_actions->all());
    connect(m_table, &QWidget::customContextMenuRequested, m_actions, &RunsActions::popupMenu);
    connect(m_table, &RunsTable::opened, this, &RunsPage::openRunRequested);
    connect(m_table, &RunsTable::openedTogether, m_actions, &RunsActions::openSelected);
    m_noRuns = new EmptyState(
        QStringLiteral("runs"), tr("No runs yet"),
        tr("A run is one training with its settings, curves and checkpoints. Start the prepared run on "
           "the built-in glyphs: it needs no data and takes a few minutes. Runs that other programs have written are "
           "added with Add…, or dropped on this window."),
        tr("New run"));
    connect(m_noRuns, &EmptyState::actionTriggered, this, [this] { emit pageRequested(PageId::NewRun); });
    m_noMatch = new EmptyState(QStringLiteral("search"), tr("No run matches"), QString(), tr("Clear the search"));
    connect(m_noMatch, &EmptyState::actionTriggered, this, [this] {
        m_search->clear();
        m_search->setFocus();
    });
    m_emptyScope = new EmptyState(QStringLiteral("runs"), QString(), QString());
    m_stack = new QStackedWidget;
    for (QWidget* widget : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_noRuns),
                            static_cast<QWidget*>(m_noMatch), static_cast<QWidget*>(m_emptyScope)})
        m_stack->addWidget(widget);
    layout->addWidget(m_stack, 1);
    m_deleting = new BusyBar;
    m_deleting->setObjectName(QStringLiteral("deletionBar"));
    m_deleting->setContentsMargins(10, 4, 10, 4);
    layout->addWidget(m_deleting);
    m_importing = new BusyBar;
    m_importing->setObjectName(QStringLiteral("importBar"));
    m_importing->setContentsMargins(10, 4, 10, 4);
    layout->addWidget(m_importing);
    m_export = new ExportBar;
    m_export->setContentsMargins(10, 4, 10, 4);
    layout->addWidget(m_export);
    layout->addWidget(makeRule());
    layout->addWidget(makeFoot());
    return card;
}

QWidget* RunsPage::makeFoot()
{
    auto* foot = new QWidget;
    foot->setFixedHeight(26);
    auto* footLayout = new QHBoxLayout(foot);
    footLayout->setContentsMargins(10, 0, 10, 0);
    m_selected = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_sorted = new Label({}, FontRole::Small, Token::T2);
    m_look = makeButton(tr("Look inside"), QStringLiteral("eye"), ButtonKind::Flat);
    m_look->setFixedHeight(22);
    m_look->setToolTip(tooltipWithShortcut(tr("Predictions, mistakes, layers and weights of the selected run's net"),
                                           m_actions->lookInside()->shortcut()));
    connect(m_look, &QPushButton::clicked, m_actions->lookInside(), &QAction::trigger);
    m_chain = makeButton(tr("Speed-up ledger"), QStringLiteral("bolt"), ButtonKind::Flat);
    m_chain->setFixedHeight(22);
    m_chain->setToolTip(
        tooltipWithShortcut(tr("What changed from run to run, the time per epoch, the gain and its cause"),
                            m_actions->ledger()->shortcut()));
    connect(m_chain, &QPushButton::clicked, m_actions->ledger(), &QAction::trigger);
    m_about = makeButton(tr("Details"), QStringLiteral("info"), ButtonKind::Flat);
    m_about->setFixedHeight(22);
    m_about->setToolTip(
        tooltipWithShortcut(tr("Everything about the selected run: settings, attempts, checkpoints, notes, lineage"),
                            m_actions->details()->shortcut()));
    connect(m_about, &QPushButton::clicked, m_actions->details(), &QAction::trigger);
    footLayout->addWidget(m_selected, 1);
    footLayout->addWidget(m_about);
    m_write = makeButton(tr("Report…"), QStringLiteral("new"), ButtonKind::Flat);
    m_write->setFixedHeight(22);
    m_write->setToolTip(tr("Begins a page of text with the charts of the selected runs"));
    connect(m_write, &QPushButton::clicked, m_actions->report(), &QAction::trigger);
    footLayout->addWidget(m_write);
    footLayout->addWidget(m_look);
    footLayout->addWidget(m_chain);
    footLayout->addWidget(m_sorted);
    return foot;
}

void RunsPage::makeActions()
{
    m_add = new QAction(tr("Add existing runs…"), this);
    m_add->setEnabled(m_services.imports);
    connect(m_add, &QAction::triggered, this, [this] { addExistingRuns({}); });
    m_exportTable = new QAction(tr("Table as CSV…"), this);
    m_exportTable->setToolTip(tr("The shown columns of the selected runs, or of all runs if at most one is selected"));
    m_exportChart = new QAction(tr("Chart as PNG, SVG, PDF or CSV…"), this);
    m_exportChart->setEnabled(false);
    connect(m_exportTable, &QAction::triggered, this, &RunsPage::exportTable);
    connect(m_exportChart, &QAction::triggered, this, &RunsPage::exportChart);
}

void RunsPage::showRows()
{
    const int shown = m_model->shown();
    const qint64 total = m_model->total();
    const bool filtered = !m_model->filter().trimmed().isEmpty();
    m_count->setText(!m_model->answered() ? QString()
                     : filtered ? tr("%1 of %Ln run(s)", nullptr, static_cast<int>(total)).arg(format::count(shown))
                                : tr("%Ln run(s)", nullptr, static_cast<int>(total)));
    foldHeader();
    QWidget* page = m_table;
    if (m_model->answered() && shown == 0) {
        if (filtered) {
            const Reason& problem = m_model->searchProblem();
            m_noMatch->setTexts(
                tr("No run matches"),
                !problem.empty() ? asSentence(reasonAndRemedy(problem))
                                 : tr("Nothing matches “%1” here. The i next to the search field explains the search "
                                      "syntax.")
                                       .arg(m_model->filter().left(80)));
            page = m_noMatch;
        } else if (m_model->scope() == RunScope::Active && m_model->archived() + m_model->trashed() > 0) {
            m_emptyScope->setTexts(tr("No active runs"),
                                   tr("Archived: %1. In the trash: %2. Use the switch above the list to show them.")
                                       .arg(format::count(m_model->archived()), format::count(m_model->trashed())));
            page = m_emptyScope;
        } else if (m_model->scope() == RunScope::Active) {
            page = m_noRuns;
        } else {
            const bool trash = m_model->scope() == RunScope::Trashed;
            m_emptyScope->setTexts(
                trash ? tr("The trash is empty") : tr("No archived runs"),
                trash ? tr("Runs in the trash stay here until you delete them permanently.")
                      : tr("Archive runs that you are done with: they leave the list but keep all their data."));
            page = m_emptyScope;
        }
    }
    m_stack->setCurrentWidget(page);
    QString sorted;
    for (const RunColumn& column : m_model->columns())
        if (column.id() == m_model->sortColumnId())
            sorted = m_model->sortDescending() ? tr("sorted by %1, descending").arg(column.title())
                                               : tr("sorted by %1, ascending").arg(column.title());
    m_sorted->setText(sorted);
    trySelectingPending();
    showSelection();
}

void RunsPage::showSelection()
{
    const auto rows = m_model->selectedRows();
    const int count = int(rows.size());
    m_selected->setText(count == 0   ? tr("Select runs to compare them")
                        : count == 1 ? tr("1 selected: %1").arg(QString::fromStdString(rows.front()->name))
                        : count > RunsViewModel::kMostCompared
                            ? tr("%1 selected, the first %2 are compared").arg(count).arg(RunsViewModel::kMostCompared)
                            : tr("%1 selected").arg(count));
    m_compare->setVisible(count > 0);
    m_actions->refresh();
    m_look->setVisible(m_actions->lookInside()->isEnabled());
    m_about->setVisible(count == 1);
    m_chain->setVisible(count > 1);
    m_write->setVisible(m_actions->report()->isEnabled());
}

QList<QAction*> RunsPage::runActions() const
{
    return m_actions->all();
}

void RunsPage::activated()
{
    m_model->setActive(true);
    m_unknown->look();
    m_table->setFocus();
}

void RunsPage::deactivated()
{
    m_model->setActive(false);
    keep();
}

void RunsPage::keep()
{
    m_settings.setState(kStateKey, m_model->saveState());
    m_settings.setState(kFilterKey, m_search->text());
}

bool RunsPage::mayClose()
{
    keep();
    return true;
}

void RunsPage::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void RunsPage::openRun(const QString& runId)
{
    compareRuns({runId});
}

void RunsPage::compareRuns(const QStringList& runIds)
{
    m_pendingSelection = runIds;
    if (std::any_of(runIds.begin(), runIds.end(),
                    [this](const QString& id) { return m_model->runs()->rowOf(id) < 0; })) {
        // The search or the scope may hide it: show the plain list.
        m_search->clear();
        m_scope->setCurrentIndex(0);
        m_model->setScope(RunScope::Active);
    }
    m_model->refresh();
    trySelectingPending();
}

void RunsPage::trySelectingPending()
{
    if (m_pendingSelection.isEmpty() ||
        std::any_of(m_pendingSelection.begin(), m_pendingSelection.end(),
                    [this](const QString& id) { return m_model->runs()->rowOf(id) < 0; }))
        return;
    m_table->selectIds(std::exchange(m_pendingSelection, {}));
}

} // namespace trainyard
