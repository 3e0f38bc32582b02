// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of RunsPage on the selected runs.
#include "backend/protocol/job_state.h"
#include "gui/formats/format.h"
#include "gui/formats/run_names.h"
#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/net_dialog.h"
#include "gui/parts/run_checkpoints.h"
#include "gui/parts/run_fetching.h"
#include "gui/parts/runs_at_once.h"
#include "gui/parts/ticket_files_dialog.h"
#include "gui/runs/columns_dialog.h"
#include "gui/runs/compare_pane.h"
#include "gui/runs/ledger_dialog.h"
#include "gui/runs/run_dialogs.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace trainyard {
namespace {

/// A dialog that belongs to the page and is deleted when closed.
template <typename Dialog>
Dialog* shown(Dialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

QFileDialog* askFile(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter)
{
    auto* dialog = new QFileDialog(parent, title, suggestion, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    return shown(dialog);
}

} // namespace

void RunsPage::openSelected()
{
    const QStringList runs = m_model->selection();
    if (runs.size() == 1)
        emit openRunRequested(runs.front());
    else if (runs.size() > kMostRunsAtOnce)
        emit noticed(tr("Live shows at most %1 runs at once. Select fewer.").arg(kMostRunsAtOnce), {});
    else if (!runs.isEmpty())
        emit openRunsRequested(runs);
}

void RunsPage::showDetails()
{
    if (m_model->selection().size() == 1)
        emit runDetailsRequested(m_model->selection().front());
}

void RunsPage::cloneSelected()
{
    if (m_model->selection().size() == 1)
        emit cloneRunRequested(m_model->selection().front());
}

void RunsPage::drawSelected()
{
    if (m_model->selection().size() != 1)
        return;
    auto* dialog = new NetDialog(window());
    dialog->model().showRun(m_services, m_model->selection().front());
    dialog->show();
}

void RunsPage::lookInsideSelected()
{
    if (m_model->selection().size() == 1)
        emit lookInsideRequested({m_model->selection().front(), Inside::Predictions, {}});
}

/// Reads the checkpoints that still exist, then offers them in a menu.
void RunsPage::lookInsideCheckpoint()
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
                emit noticed(tr("This run has no checkpoint yet."), {});
                return;
            }
            auto* menu = new QMenu(this);
            menu->setObjectName(QStringLiteral("checkpoints"));
            menu->setAttribute(Qt::WA_DeleteOnClose);
            const QString id = QString::fromStdString(present.run->id);
            for (auto one = present.checkpoints.rbegin(); one != present.checkpoints.rend(); ++one) {
                menu->addAction(markedTitle(*one, *present.run), this,
                                [this, id, file = QString::fromStdString(one->file)] {
                                    emit lookInsideRequested({id, Inside::Predictions, file});
                                });
            }
            const QRect row = m_table->visualRect(m_table->currentIndex());
            menu->popup(m_table->viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() + QPoint(40, 0) : QPoint()));
        });
}

void RunsPage::showSelectedWeights()
{
    if (m_model->selection().size() == 1)
        emit lookInsideRequested({m_model->selection().front(), Inside::Weights, {}});
}

/// With the charts that the comparison shows.
void RunsPage::reportOnSelected()
{
    if (!m_model->selection().isEmpty())
        emit reportRequested({m_model->selection(), m_model->board()->expressions()});
}

void RunsPage::saveSelectedTicket()
{
    openTicketDialog(false);
}

void RunsPage::compactSelected()
{
    openTicketDialog(true);
}

void RunsPage::openTicketDialog(bool compact)
{
    if (m_model->selection().size() != 1)
        return;
    TicketFilesDialog* dialog =
        openTicketFiles(m_services, compact ? TicketFilesModel::What::Compact : TicketFilesModel::What::Ticket,
                        m_model->selection().front(), this);
    connect(dialog, &TicketFilesDialog::newRunWanted, this, &Page::newRunWithSpecRequested);
}

void RunsPage::fetchSelected()
{
    const auto rows = m_model->selectedRows();
    if (rows.size() == 1 && m_services.fetch && isElsewhere(*rows.front()))
        openFetchDialog(m_services, *rows.front(), this);
}

void RunsPage::resumeSelected()
{
    m_model->resume();
}

void RunsPage::stopSelected()
{
    if (!m_settings.confirmStop()) {
        m_model->stop();
        return;
    }
    const int count = int(m_model->selection().size());
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Stop"), tr("Stop %Ln run(s)?", nullptr, count),
                                QMessageBox::NoButton, this);
    box->setInformativeText(
        tr("A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue."));
    QPushButton* stop = box->addButton(tr("Stop"), QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::buttonClicked, this, [this, stop](QAbstractButton* clicked) {
        if (clicked == stop)
            m_model->stop();
    });
    shown(box);
}

void RunsPage::renameSelected()
{
    if (const int row = m_model->runs()->rowOf(m_table->currentId()); row >= 0)
        m_table->edit(m_model->runs()->index(row, 0));
}

void RunsPage::editTags()
{
    QHash<QString, int> counts;
    const auto rows = m_model->selectedRows();
    for (const RunRow* row : rows)
        for (const std::string& tag : row->tags)
            ++counts[QString::fromStdString(tag)];
    const int runs = int(rows.size());
    m_model->fetchVocabulary([this, counts, runs](const RunsViewModel::Vocabulary& vocabulary) {
        auto* dialog = shown(new TagsDialog(counts, runs, vocabulary.tags, this));
        connect(dialog, &TagsDialog::chosen, m_model, &RunsViewModel::changeTags);
    });
}

void RunsPage::editNotes()
{
    const auto rows = m_model->selectedRows();
    if (rows.size() != 1)
        return;
    const QString id = QString::fromStdString(rows.front()->id);
    auto* dialog =
        shown(new NotesDialog(format::visible(rows.front()->name), QString::fromStdString(rows.front()->notes), this));
    connect(dialog, &NotesDialog::chosen, m_model, [this, id](const QString& notes) { m_model->setNotes(id, notes); });
}

void RunsPage::showLedger()
{
    // In the order of time, in which one usually became faster than the other; the dialog moves them.
    QList<const RunRow*> rows = m_model->selectedRows();
    if (rows.isEmpty())
        return;
    std::stable_sort(rows.begin(), rows.end(),
                     [](const RunRow* a, const RunRow* b) { return a->createdAt < b->createdAt; });
    QStringList ids;
    for (const RunRow* row : rows.mid(0, RunsViewModel::kMostCompared))
        ids << QString::fromStdString(row->id);
    auto* dialog = new LedgerDialog(m_services, m_settings, ids, window());
    connect(dialog, &LedgerDialog::openRunRequested, this, &Page::runDetailsRequested);
    dialog->show();
}

void RunsPage::archiveSelected()
{
    m_model->setArchived(m_model->scope() != RunScope::Archived);
}

void RunsPage::trashSelected()
{
    const bool trash = m_model->scope() != RunScope::Trashed;
    if (!trash || !m_model->canStopSelection()) {
        m_model->setTrashed(trash);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Move to trash"), tr("Move unfinished runs to the trash?"),
                                QMessageBox::NoButton, this);
    box->setInformativeText(tr("A run that is not stopped continues to train or wait in the trash."));
    QPushButton* stop = box->addButton(tr("Stop and move to trash"), QMessageBox::AcceptRole);
    QPushButton* move = box->addButton(tr("Move only"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(stop);
    connect(box, &QMessageBox::buttonClicked, this, [this, stop, move](QAbstractButton* clicked) {
        if (clicked == stop)
            m_model->stop();
        if (clicked == stop || clicked == move)
            m_model->setTrashed(true);
    });
    shown(box);
}

void RunsPage::deleteSelected()
{
    QList<RunToDelete> runs;
    int active = 0;
    const auto rows = m_model->selectedRows();
    const QStringList names = format::namesApartOf(rows);
    for (const RunRow* row : rows) {
        QStringList details{stateText(ShownState(*row)), format::dateTime(row->createdAt)};
        if (row->epochs > 0)
            details << tr("epoch %1 of %2").arg(format::count(qint64(row->epoch)), format::count(row->epochs));
        if (row->elapsed > 0.0)
            details << tr("trained for %1").arg(format::duration(row->elapsed));
        runs << RunToDelete{names[runs.size()], details.join(QStringLiteral(", "))};
        active += !isFinal(row->state) && row->state != JobState::Draft && row->state != JobState::Unknown;
    }
    if (runs.isEmpty())
        return;
    auto* dialog = shown(new DeleteDialog(runs, active, this));
    connect(dialog, &DeleteDialog::chosen, m_model, &RunsViewModel::deleteForGood);
}

void RunsPage::copyRows()
{
    QStringList lines;
    for (const QString& id : m_table->selectedIds())
        lines << m_model->rowAsText(m_model->runs()->rowOf(id));
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void RunsPage::chooseColumns()
{
    m_model->fetchVocabulary([this](const RunsViewModel::Vocabulary& vocabulary) {
        auto* dialog = shown(new ColumnsDialog(m_model->columns(), vocabulary.series, vocabulary.params, this));
        connect(dialog, &ColumnsDialog::chosen, m_model, &RunsViewModel::setColumns);
    });
}

void RunsPage::exportTable()
{
    QFileDialog* dialog = askFile(this, tr("Export the table"), QStringLiteral("runs.csv"), tr("Table (*.csv)"));
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        m_export->write(
            file, [bytes = m_model->tableAsCsv()] { return bytes; },
            [this, file](const Result<void>& outcome) {
                if (outcome.ok())
                    emit noticed(tr("Table written to %1").arg(file), {});
                else
                    emit failed(outcome.error());
            });
    });
}

void RunsPage::exportChart()
{
    QFileDialog* dialog = askFile(this, tr("Export the chart"), QStringLiteral("comparison.png"),
                                  tr("Picture (*.png);;Drawing (*.svg);;Values (*.csv)"));
    const auto suffixOf = [](const QString& filter) {
        return filter.contains(QLatin1String("svg"))   ? QStringLiteral("svg")
               : filter.contains(QLatin1String("csv")) ? QStringLiteral("csv")
                                                       : QStringLiteral("png");
    };
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog, suffixOf](const QString& filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const Result<ChartFile> recorded = m_compare->recordChart(file);
        if (!recorded.ok()) {
            emit failed(recorded.error());
            return;
        }
        m_export->write(file, recorded.value(), [this, file](const Result<void>& outcome) {
            if (outcome.ok())
                emit noticed(tr("Chart written to %1").arg(file), {});
            else
                emit failed(outcome.error());
        });
    });
}

} // namespace trainyard
