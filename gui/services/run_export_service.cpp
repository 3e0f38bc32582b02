// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/run_export_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_store.h"
#include "cluster/control/points_csv.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/qt_text.h"
#include "storage/store/copy_runs.h"

#include <atomic>
#include <utility>

namespace trainyard {
namespace {

constexpr double kTellExportSeconds = 0.1;

ExportSelection selectionOf(StoreReader& reader, const RunExport& wanted)
{
    ExportSelection selection;
    selection.series = stdList(wanted.series);
    for (const QString& id : wanted.runs)
        if (std::optional<RunRow> row = reader.run(id.toStdString()))
            selection.runs.push_back(std::move(*row));
    if (selection.runs.empty())
        throw Failure(ErrorKind::NotFound, "export the runs to", wanted.path.toStdString(),
                      storeReason("store.run-deleted"));
    return selection;
}

std::int64_t write(RunStore& store, const RunExport& wanted, const ExportProgress& progress)
{
    const std::unique_ptr<StoreReader> reader = store.reader();
    const ExportSelection selection = selectionOf(*reader, wanted);
    const std::string path = wanted.path.toStdString();
    switch (wanted.format) {
    case RunExportFormat::TensorBoard: return exportTensorBoard(*reader, selection, path, progress).points;
    case RunExportFormat::Mlflow: return exportMlflow(*reader, selection, path, progress).points;
    case RunExportFormat::Csv: return writePointsCsvFile(*reader, selection.runs, selection.series, path, progress);
    case RunExportFormat::JsonLines: return exportJsonLines(*reader, selection, path, progress).points;
    case RunExportFormat::Store: break;
    }
    std::vector<std::string> ids;
    for (const RunRow& run : selection.runs)
        ids.push_back(run.id);
    return copyRuns(store.file(), ids, path, progress);
}

} // namespace

struct RunExportService::Worker {
    explicit Worker(std::shared_ptr<RunStore> runStore) : store(std::move(runStore)) {}
    ~Worker() { *ends = true; } // before the thread is joined

    std::shared_ptr<RunStore> store;
    std::shared_ptr<std::atomic<bool>> ends = std::make_shared<std::atomic<bool>>(false);
    WorkerThread thread{WorkerThread::AtEnd::Drop};
};

RunExportService::RunExportService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(std::move(store)))
{
}

RunExportService::~RunExportService() = default;

void RunExportService::start(const RunExport& wanted)
{
    ++m_working;
    m_progress = 0.0;
    emit changed();
    if (m_working == 1)
        m_worker->ends = std::make_shared<std::atomic<bool>>(false);
    m_worker->thread.post([this, worker = m_worker.get(), wanted, ends = m_worker->ends] {
        double told = 0.0;
        const auto progress = [&](double done) {
            if (steadyTime() - told >= kTellExportSeconds) {
                told = steadyTime();
                QMetaObject::invokeMethod(
                    this,
                    [this, done] {
                        m_progress = done;
                        emit changed();
                    },
                    Qt::QueuedConnection);
            }
            return !*ends;
        };
        Result<std::int64_t> points = std::int64_t{0};
        try {
            points = write(*worker->store, wanted, progress);
        } catch (...) {
            points = currentError("export the runs to");
        }
        QMetaObject::invokeMethod(
            this,
            [this, wanted, points] {
                --m_working;
                emit changed();
                if (points)
                    emit finished(wanted, points.value());
                else
                    emit failed(points.error());
            },
            Qt::QueuedConnection);
    });
}

void RunExportService::cancel()
{
    *m_worker->ends = true;
}

} // namespace trainyard
