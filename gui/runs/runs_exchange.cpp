// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of runs into RunsPage, and of its table and chart out of it.
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/export_bar.h"
#include "gui/runs/columns_dialog.h"
#include "gui/runs/compare_pane.h"
#include "gui/runs/export_runs_dialog.h"
#include "gui/runs/import_dialog.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_view_model.h"
#include "gui/widgets/feedback.h"

#include <QFileDialog>

namespace trainyard {
namespace {

QFileDialog* askFile(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter)
{
    auto* dialog = new QFileDialog(parent, title, suggestion, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace

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

void RunsPage::chooseColumns()
{
    m_model->fetchVocabulary([this](const RunsViewModel::Vocabulary& vocabulary) {
        auto* dialog = new ColumnsDialog(m_model->columns(), vocabulary.series, vocabulary.params, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
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
                                  tr("Picture (*.png);;Drawing (*.svg);;Document (*.pdf);;Values (*.csv)"));
    const auto suffixOf = [](const QString& filter) {
        return filter.contains(QLatin1String("svg"))   ? QStringLiteral("svg")
               : filter.contains(QLatin1String("pdf")) ? QStringLiteral("pdf")
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
