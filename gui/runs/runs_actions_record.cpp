// SPDX-License-Identifier: GPL-3.0-or-later
// What changes the selected runs or copies what the store has of them; mostly by a dialog that asks first.
#include "backend/protocol/job_state.h"
#include "cluster/control/run_uses.h"
#include "gui/formats/format.h"
#include "gui/formats/run_names.h"
#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/chart_board.h"
#include "gui/runs/export_runs_dialog.h"
#include "gui/runs/ledger_dialog.h"
#include "gui/runs/run_dialogs.h"
#include "gui/runs/runs_actions.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/services/qt_text.h"

#include <QClipboard>
#include <QGuiApplication>
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

} // namespace

void RunsActions::stopSelected()
{
    if (!m_settings.confirmStop()) {
        m_model->stop();
        return;
    }
    const int count = int(m_model->selection().size());
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Stop"), tr("Stop %Ln run(s)?", nullptr, count),
                                QMessageBox::NoButton, m_page);
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

void RunsActions::editTags()
{
    QHash<QString, int> counts;
    const auto rows = m_model->selectedRows();
    for (const RunRow* row : rows)
        for (const std::string& tag : row->tags)
            ++counts[QString::fromStdString(tag)];
    const int runs = int(rows.size());
    m_model->fetchVocabulary([this, counts, runs](const RunsViewModel::Vocabulary& vocabulary) {
        auto* dialog = shown(new TagsDialog(counts, runs, vocabulary.tags, m_page));
        connect(dialog, &TagsDialog::chosen, m_model, &RunsViewModel::changeTags);
    });
}

void RunsActions::editNotes()
{
    const auto rows = m_model->selectedRows();
    if (rows.size() > 1)
        emit m_page->noticed(tr("Each run has its own notes. Select a single run to write them."), {});
    if (rows.size() != 1)
        return;
    const QString id = QString::fromStdString(rows.front()->id);
    auto* dialog = shown(
        new NotesDialog(format::visible(rows.front()->name), QString::fromStdString(rows.front()->notes), m_page));
    connect(dialog, &NotesDialog::chosen, m_model, [this, id](const QString& notes) { m_model->setNotes(id, notes); });
}

void RunsActions::showLedger()
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
    auto* dialog = new LedgerDialog(m_services, m_settings, ids, m_page->window());
    connect(dialog, &LedgerDialog::openRunRequested, m_page, &Page::runDetailsRequested);
    dialog->show();
}

void RunsActions::trashSelected()
{
    const bool trash = m_model->scope() != RunScope::Trashed;
    if (!trash || !m_model->canStopSelection()) {
        m_model->setTrashed(trash);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Move to trash"), tr("Move unfinished runs to the trash?"),
                                QMessageBox::NoButton, m_page);
    box->setInformativeText(tr("A run that is not stopped continues to train or wait in the trash."));
    QPushButton* stop = box->addButton(tr("Stop and move to trash"), QMessageBox::AcceptRole);
    QPushButton* move = box->addButton(tr("Move only"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(stop);
    connect(box, &QMessageBox::buttonClicked, this, [this, stop, move](QAbstractButton* clicked) {
        if (clicked == stop)
            m_model->stop();
        if (clicked == stop || clicked == move)
            m_model->setTrashed(true, true);
    });
    shown(box);
}

void RunsActions::deleteSelected()
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
    auto* dialog = shown(new DeleteDialog(runs, active, m_page));
    connect(dialog, &DeleteDialog::chosen, m_model, &RunsViewModel::deleteForGood);
    if (!m_services.store)
        return;
    std::vector<RunRow> asked;
    for (const RunRow* row : rows)
        asked.push_back(*row);
    m_services.store->ask(
        dialog, [asked](StoreReader& reader) { return readUses(reader, asked); },
        [dialog](const RunUses& uses) { dialog->tellUses(uses); });
}

void RunsActions::copyRows()
{
    QStringList lines;
    for (const QString& id : m_table->selectedIds())
        lines << m_model->rowAsText(m_model->runs()->rowOf(id));
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

/// The selected runs, or all that are listed if none is.
void RunsActions::exportSelected()
{
    if (!m_services.exports)
        return;
    QStringList ids = m_model->selection();
    for (int row = 0; m_model->selection().isEmpty() && row < m_model->runs()->rowCount(); ++row)
        ids << qt(m_model->runs()->row(row).id);
    if (ids.isEmpty()) {
        emit m_page->noticed(tr("There are no runs to export."), {});
        return;
    }
    QStringList series;
    for (const QString& expression : m_model->board()->expressions())
        if (m_model->chartSeriesNames().contains(expression))
            series << expression;
    shown(new ExportRunsDialog(*m_services.exports, ids, series, m_page));
}

} // namespace trainyard
