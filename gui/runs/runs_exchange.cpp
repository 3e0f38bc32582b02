// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of runs into RunsPage and out of it.
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/chart_board.h"
#include "gui/runs/export_runs_dialog.h"
#include "gui/runs/import_dialog.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_view_model.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/feedback.h"

namespace trainyard {

void RunsPage::addExistingRuns(const QStringList& paths)
{
    if (!m_services.imports)
        return;
    if (auto* open = findChild<ImportDialog*>()) {
        open->look(paths);
        open->raise();
        return;
    }
    auto* dialog = new ImportDialog(*m_services.imports, paths, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::showRunsRequested, this, &RunsPage::compareRuns);
    dialog->open();
}

void RunsPage::connectImports()
{
    if (m_services.exports)
        connect(m_services.exports, &RunExportService::failed, this, [this](const Error& error) {
            if (error.kind != ErrorKind::Cancelled && !findChild<ExportRunsDialog*>())
                emit failed(error);
        });
    if (!m_services.imports)
        return;
    connect(m_services.imports, &ImportService::changed, this, &RunsPage::showImport);
    connect(m_importing, &BusyBar::cancelled, m_services.imports, &ImportService::cancel);
    // The dialog tells them itself.
    connect(m_services.imports, &ImportService::added, this, [this](const ImportOutcome& outcome) {
        if (!findChild<ImportDialog*>())
            emit noticed(tr("%Ln run(s) added, %1 points.", nullptr, static_cast<int>(outcome.runs.size()))
                             .arg(format::count(outcome.points)),
                         {});
    });
    connect(m_services.imports, &ImportService::failed, this, [this](const Error& error) {
        if (error.kind != ErrorKind::Cancelled && !findChild<ImportDialog*>())
            emit failed(error);
    });
}

/// The bar stands where the dialog that began the import may be closed.
void RunsPage::showImport()
{
    using Phase = ImportService::Phase;
    const Phase phase = m_services.imports->phase();
    const ImportProgress& progress = m_services.imports->progress();
    if (phase == Phase::Idle) {
        m_importing->finish();
        m_importShown = false;
        return;
    }
    const QString text = phase == Phase::Following
                             ? tr("Reading what programs write: %1 points so far").arg(format::count(progress.points))
                             : tr("Adding runs: %1 of %2, %3 points")
                                   .arg(progress.logs)
                                   .arg(progress.totalLogs)
                                   .arg(format::count(progress.points));
    if (!std::exchange(m_importShown, true))
        m_importing->start(text);
    m_importing->setText(text);
    m_importing->setProgress(phase == Phase::Following
                                 ? -1.0
                                 : double(progress.logs) / double(std::max<std::size_t>(progress.totalLogs, 1)));
}

/// The selected runs, or all that are listed if none is.
void RunsPage::exportRuns()
{
    if (!m_services.exports)
        return;
    QStringList ids = m_model->selection();
    for (int row = 0; m_model->selection().isEmpty() && row < m_model->runs()->rowCount(); ++row)
        ids << qt(m_model->runs()->row(row).id);
    if (ids.isEmpty()) {
        emit noticed(tr("There are no runs to export."), {});
        return;
    }
    QStringList shown;
    for (const QString& expression : m_model->board()->expressions())
        if (m_model->chartSeriesNames().contains(expression))
            shown << expression;
    auto* dialog = new ExportRunsDialog(*m_services.exports, ids, shown, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace trainyard
