// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_actions.h"

#include "gui/formats/model_title.h"
#include "gui/parts/chart_board.h"
#include "gui/parts/net_dialog.h"
#include "gui/parts/page_parts.h"
#include "gui/parts/run_checkpoints.h"
#include "gui/parts/run_fetching.h"
#include "gui/parts/runs_at_once.h"
#include "gui/parts/ticket_files_dialog.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"

#include <QAction>
#include <QMenu>

namespace trainyard {

RunsActions::RunsActions(const Services& services, AppSettings& settings, RunsViewModel* model, RunsTable* table,
                         Page* page)
    : QObject(page), m_services(services), m_settings(settings), m_model(model), m_table(table), m_page(page)
{
    addLooks();
    addQueueActions();
    addRecordActions();
}

QAction* RunsActions::add(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                          void (RunsActions::*act)())
{
    QAction* action = makeListAction(text, icon, m_page);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, act);
    m_all << action;
    return action;
}

/// What shows a run elsewhere (its page, its curves, its net, a new form), and what is made of its net.
void RunsActions::addLooks()
{
    m_open = add(tr("Open"), QStringLiteral("live"), {}, &RunsActions::openSelected);
    m_details =
        add(tr("Run details"), QStringLiteral("info"),
            {QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter)}, &RunsActions::showDetails);
    m_clone = add(tr("Clone as new run"), QStringLiteral("copy"), {QKeySequence(Qt::CTRL | Qt::Key_D)},
                  &RunsActions::cloneSelected);
    m_draw = add(tr("Draw the network"), QStringLiteral("net"), {}, &RunsActions::drawSelected);
    m_lookInside = add(tr("Look inside"), QStringLiteral("eye"), {QKeySequence(Qt::CTRL | Qt::Key_I)},
                       &RunsActions::lookInsideSelected);
    m_lookAtCheckpoint = add(tr("Look inside a checkpoint…"), QStringLiteral("checkpoint"),
                             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)}, &RunsActions::lookInsideCheckpoint);
    m_showWeights = add(tr("Weights and thresholds"), QStringLiteral("filter"), {QKeySequence(Qt::CTRL | Qt::Key_W)},
                        &RunsActions::showSelectedWeights);
    m_report = add(tr("Report…"), QStringLiteral("new"), {}, &RunsActions::reportOnSelected);
    m_saveTicket = add(tr("Save ticket…"), QStringLiteral("save"), {}, &RunsActions::saveSelectedTicket);
    m_compactNet = add(tr("Compact the net…"), QStringLiteral("net"), {}, &RunsActions::compactSelected);
}

/// What is asked of a run's machine.
void RunsActions::addQueueActions()
{
    m_resume = add(tr("Resume"), QStringLiteral("running"), {QKeySequence(Qt::CTRL | Qt::Key_R)},
                   &RunsActions::resumeSelected);
    m_stop =
        add(tr("Stop"), QStringLiteral("stop"), {QKeySequence(Qt::CTRL | Qt::Key_Period)}, &RunsActions::stopSelected);
    m_fetch = add(tr("Fetch checkpoints and results…"), QStringLiteral("export"), {}, &RunsActions::fetchSelected);
}

/// What changes or copies what the store has of a run.
void RunsActions::addRecordActions()
{
    m_rename = add(tr("Rename"), {}, {QKeySequence(Qt::Key_F2)}, &RunsActions::renameSelected);
    m_tags = add(tr("Tags…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_T)}, &RunsActions::editTags);
    m_notes = add(tr("Notes…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_E)}, &RunsActions::editNotes);
    m_ledger = add(tr("Speed-up ledger…"), QStringLiteral("bolt"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
                   &RunsActions::showLedger);
    m_copy = add(tr("Copy rows"), {}, {QKeySequence::Copy}, &RunsActions::copyRows);
    m_archive = add(tr("Archive"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)}, &RunsActions::archiveSelected);
    m_trash = add(tr("Move to trash"), {}, {QKeySequence(Qt::Key_Delete)}, &RunsActions::trashSelected);
    m_delete = add(tr("Delete permanently…"), QStringLiteral("x"), {QKeySequence(Qt::SHIFT | Qt::Key_Delete)},
                   &RunsActions::deleteSelected);
    m_exportRuns = add(tr("Export…"), QStringLiteral("export"), {}, &RunsActions::exportSelected);
    m_exportRuns->setToolTip(
        tr("The selected runs, or all that are listed, for TensorBoard, MLflow or other programs"));
}

void RunsActions::refresh()
{
    const auto rows = m_model->selectedRows();
    const int count = int(rows.size());
    const bool trash = m_model->scope() == RunScope::Trashed;
    const bool ours = count == 1 && !isImported(*rows.front()); // an imported run has no settings to start from
    const bool network = ours && !trainsItself(*rows.front());
    m_open->setEnabled(count > 0 && count <= kMostRunsAtOnce);
    m_clone->setEnabled(ours);
    for (QAction* action : {m_draw, m_lookInside, m_lookAtCheckpoint, m_showWeights, m_saveTicket, m_compactNet})
        action->setEnabled(network);
    for (QAction* action : {m_details, m_rename})
        action->setEnabled(count == 1);
    for (QAction* action : {m_ledger, m_tags, m_notes, m_copy, m_trash, m_delete}) // for several, m_notes says why not
        action->setEnabled(count > 0);
    for (QAction* action : {m_report, m_archive})
        action->setEnabled(count > 0 && !trash);
    m_exportRuns->setEnabled(m_services.exports);
    m_resume->setEnabled(!trash && m_model->canResumeSelection());
    m_stop->setEnabled(m_model->canStopSelection());
    m_fetch->setEnabled(count == 1 && m_services.fetch && isElsewhere(*rows.front()));
    m_archive->setText(m_model->scope() == RunScope::Archived ? tr("Unarchive") : tr("Archive"));
    m_trash->setText(trash ? tr("Restore from trash") : tr("Move to trash"));
    // In the trash, Delete must not bring runs back: it asks whether to delete them.
    const QKeySequence remove(Qt::Key_Delete), removeForGood(Qt::SHIFT | Qt::Key_Delete);
    m_trash->setShortcuts(trash ? QList<QKeySequence>() : QList<QKeySequence>{remove});
    m_delete->setShortcuts(trash ? QList<QKeySequence>{removeForGood, remove} : QList<QKeySequence>{removeForGood});
}

void RunsActions::popupMenu(const QPoint& place)
{
    if (m_model->selection().isEmpty())
        return;
    auto* menu = new QMenu(m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_open, m_details, m_clone, m_draw, m_lookInside, m_lookAtCheckpoint, m_showWeights, m_saveTicket,
                      m_compactNet});
    menu->addSeparator();
    menu->addActions({m_resume, m_stop, m_fetch});
    menu->addSeparator();
    menu->addActions({m_rename, m_tags, m_notes, m_ledger, m_copy, m_report, m_exportRuns});
    menu->addSeparator();
    menu->addActions({m_archive, m_trash, m_delete});
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void RunsActions::openSelected()
{
    const QStringList runs = m_model->selection();
    if (runs.size() == 1)
        emit m_page->openRunRequested(runs.front());
    else if (runs.size() > kMostRunsAtOnce)
        emit m_page->noticed(tr("Live shows at most %1 runs at once. Select fewer.").arg(kMostRunsAtOnce), {});
    else if (!runs.isEmpty())
        emit m_page->openRunsRequested(runs);
}

void RunsActions::showDetails()
{
    if (m_model->selection().size() == 1)
        emit m_page->runDetailsRequested(m_model->selection().front());
}

void RunsActions::cloneSelected()
{
    if (m_model->selection().size() == 1)
        emit m_page->cloneRunRequested(m_model->selection().front());
}

void RunsActions::drawSelected()
{
    if (m_model->selection().size() != 1)
        return;
    auto* dialog = new NetDialog(m_page->window());
    dialog->model().showRun(m_services, m_model->selection().front());
    dialog->show();
}

void RunsActions::lookInsideSelected()
{
    if (m_model->selection().size() == 1)
        emit m_page->lookInsideRequested({m_model->selection().front(), Inside::Predictions, {}});
}

/// Reads the checkpoints that still exist, then offers them in a menu.
void RunsActions::lookInsideCheckpoint()
{
    if (m_model->selection().size() != 1 || !m_services.store)
        return;
    struct Present {
        std::optional<RunRow> run;
        std::vector<RunCheckpoint> checkpoints;
    };
    m_services.store->ask(
        this,
        [id = m_model->selection().front().toStdString()](StoreReader& reader) {
            Present present{reader.run(id), {}};
            const std::optional<RunSpec> spec = reader.spec(id);
            if (present.run && spec) {
                present.checkpoints = runCheckpoints(
                    *present.run, presentCheckpoints(*present.run, *spec, reader.artifacts(present.run->key)));
                markBest(reader, *present.run, present.checkpoints);
            }
            return present;
        },
        [this](const Present& present) {
            if (present.checkpoints.empty()) {
                emit m_page->noticed(tr("This run has no checkpoint yet."), {});
                return;
            }
            auto* menu = new QMenu(m_page);
            menu->setObjectName(QStringLiteral("checkpoints"));
            menu->setAttribute(Qt::WA_DeleteOnClose);
            const QString id = QString::fromStdString(present.run->id);
            for (auto one = present.checkpoints.rbegin(); one != present.checkpoints.rend(); ++one) {
                menu->addAction(markedTitle(*one, *present.run), this,
                                [this, id, file = QString::fromStdString(one->file)] {
                                    emit m_page->lookInsideRequested({id, Inside::Predictions, file});
                                });
            }
            const QRect row = m_table->visualRect(m_table->currentIndex());
            menu->popup(m_table->viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() + QPoint(40, 0) : QPoint()));
        });
}

void RunsActions::showSelectedWeights()
{
    if (m_model->selection().size() == 1)
        emit m_page->lookInsideRequested({m_model->selection().front(), Inside::Weights, {}});
}

/// With the charts that the comparison shows.
void RunsActions::reportOnSelected()
{
    if (m_model->selection().isEmpty())
        return;
    const QString key = m_model->groupKey();
    const QString group = !m_model->isGrouped() ? QString() : key.isEmpty() ? QStringLiteral("seeds") : key;
    emit m_page->reportRequested({m_model->selection(), m_model->board()->expressions(), group});
}

void RunsActions::saveSelectedTicket()
{
    openTicketDialog(false);
}

void RunsActions::compactSelected()
{
    openTicketDialog(true);
}

void RunsActions::openTicketDialog(bool compact)
{
    if (m_model->selection().size() != 1)
        return;
    TicketFilesDialog* dialog =
        openTicketFiles(m_services, compact ? TicketFilesModel::What::Compact : TicketFilesModel::What::Ticket,
                        m_model->selection().front(), m_page);
    connect(dialog, &TicketFilesDialog::newRunWanted, m_page, &Page::newRunWithSpecRequested);
}

void RunsActions::fetchSelected()
{
    const auto rows = m_model->selectedRows();
    if (rows.size() == 1 && m_services.fetch && isElsewhere(*rows.front()))
        openFetchDialog(m_services, *rows.front(), m_page);
}

void RunsActions::resumeSelected()
{
    m_model->resume();
}

void RunsActions::renameSelected()
{
    if (const int row = m_model->runs()->rowOf(m_table->currentId()); row >= 0)
        m_table->edit(m_model->runs()->index(row, 0));
}

void RunsActions::archiveSelected()
{
    m_model->setArchived(m_model->scope() != RunScope::Archived);
}

} // namespace trainyard
