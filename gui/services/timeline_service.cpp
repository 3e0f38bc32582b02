// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/timeline_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/trace_source.h"
#include "gui/trace/trace_reader.h"

#include <QPointer>

#include <atomic>
#include <map>
#include <mutex>
#include <set>

namespace trainyard {
namespace {

constexpr double kTellSeconds = 0.05;
constexpr double kReadingShare = 0.8; ///< of the whole; sorting is the rest

std::uint64_t sizeOf(const std::filesystem::path& file)
{
    std::error_code code;
    const std::uintmax_t size = std::filesystem::file_size(file, code);
    return code ? 0 : size;
}

} // namespace

struct TimelineService::Worker {
    TimelineService* owner;
    std::mutex mutex;
    std::set<quint64> cancelled;
    std::atomic<bool> end = false;
    std::map<const LoadedTrace*, std::shared_ptr<std::atomic<bool>>> totalsAsked; ///< GUI thread
    WorkerThread asked{WorkerThread::AtEnd::Drop};
    WorkerThread loader{WorkerThread::AtEnd::Drop};

    explicit Worker(TimelineService* service) : owner(service) {}

    bool wanted(quint64 request)
    {
        const std::lock_guard lock(mutex);
        return !end && !cancelled.contains(request);
    }

    template <typename Call>
    void tell(Call call)
    {
        QMetaObject::invokeMethod(owner, std::move(call), Qt::QueuedConnection);
    }

    /// Null when it was cancelled.
    TracePointer read(quint64 request, const QString& place)
    {
        const double start = steadyTime();
        const std::vector<std::filesystem::path> files = traceFilesOf(place.toStdString());
        std::uint64_t all = 1, before = 0;
        for (const std::filesystem::path& file : files)
            all += sizeOf(file);
        double told = start;
        const auto progress = [&](double share) {
            if (const double now = steadyTime(); now - told >= kTellSeconds) {
                told = now;
                tell([service = owner, request, share] { emit service->progress(request, share); });
            }
            return wanted(request);
        };
        timeline::TraceBuilder builder;
        for (const std::filesystem::path& file : files) {
            const int number = builder.addFile(file.string());
            timeline::TraceReader reader(builder, number);
            const auto wrong = readTraceFile(file, [&](std::string_view bytes, std::uint64_t done) {
                reader.feed(bytes);
                return progress(kReadingShare * static_cast<double>(before + done) / static_cast<double>(all));
            });
            reader.finish();
            builder.file(number).failure = wrong.value_or("");
            before += sizeOf(file);
            if (!wanted(request))
                return nullptr;
        }
        std::unique_ptr<timeline::Trace> trace =
            builder.build([&](double share) { return progress(kReadingShare + 0.15 * share); });
        if (!trace)
            return nullptr;
        if (trace->slices == 0)
            throw Failure(ErrorKind::BadInput, "open the trace", place.toStdString(),
                          windowReason("window.no-trace-events"));
        auto loaded = std::make_shared<LoadedTrace>(std::move(trace));
        loaded->place = place;
        loaded->seconds = steadyTime() - start;
        return loaded;
    }

    void load(quint64 request, const QString& place)
    {
        if (!wanted(request))
            return;
        try {
            const TracePointer trace = read(request, place);
            tell([this, request, trace] {
                if (trace && wanted(request))
                    emit owner->opened(request, trace);
            });
        } catch (...) {
            const Error error = currentError("open the trace");
            tell([this, request, error] {
                if (wanted(request))
                    emit owner->failed(request, error);
            });
        }
    }

    /// `work` on the asked thread, `done` with its result in the GUI thread.
    template <typename Work, typename Done>
    void ask(QObject* context, Work work, Done done)
    {
        asked.post([this, context = QPointer<QObject>(context), work = std::move(work), done = std::move(done)] {
            try {
                tell([context, result = work(), done] {
                    if (context)
                        done(result);
                });
            } catch (...) {
                const Error error = currentError("read the trace");
                tell([this, error] { emit owner->failed(0, error); });
            }
        });
    }
};

TimelineService::TimelineService(QObject* parent) : QObject(parent), m_worker(std::make_unique<Worker>(this)) {}

TimelineService::~TimelineService()
{
    m_worker->end = true;
    for (const auto& [trace, cancelled] : m_worker->totalsAsked)
        *cancelled = true;
}

quint64 TimelineService::open(const QString& place)
{
    const quint64 request = ++m_last;
    m_worker->loader.post([worker = m_worker.get(), request, place] { worker->load(request, place); });
    return request;
}

void TimelineService::cancel(quint64 request)
{
    const std::lock_guard lock(m_worker->mutex);
    m_worker->cancelled.insert(request);
}

void TimelineService::totals(const TracePointer& trace, qint64 from, qint64 to, QObject* context,
                             std::function<void(const Totals&)> done)
{
    std::erase_if(m_worker->totalsAsked, [&](const auto& asked) {
        if (asked.first == trace.get())
            *asked.second = true;
        return asked.first == trace.get();
    });
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    m_worker->totalsAsked[trace.get()] = cancelled;
    m_worker->ask(
        context,
        [trace, from, to, cancelled] { return timeline::totalsByName(*trace->trace, from, to, cancelled.get()); },
        [cancelled, done = std::move(done)](const Totals& totals) {
            if (!*cancelled)
                done(totals);
        });
}

void TimelineService::find(const TracePointer& trace, std::vector<bool> wanted, const timeline::SliceId& from,
                           bool backwards, QObject* context, std::function<void(const timeline::SliceId&)> done)
{
    m_worker->ask(
        context, [=, wanted = std::move(wanted)] { return timeline::findNext(*trace->trace, wanted, from, backwards); },
        std::move(done));
}

void TimelineService::text(const TracePointer& trace, const timeline::SliceId& slice, QObject* context,
                           std::function<void(const QString&)> done)
{
    m_worker->ask(
        context,
        [trace, slice] {
            const timeline::Track& track = trace->trace->tracks[static_cast<std::size_t>(slice.track)];
            const timeline::Process& process = trace->trace->processes[static_cast<std::size_t>(track.process)];
            const std::uint64_t place = track.rows[static_cast<std::size_t>(slice.row)].place[slice.index];
            return QString::fromStdString(
                eventTextAt(trace->trace->files[static_cast<std::size_t>(process.file)].path, place));
        },
        std::move(done));
}

void TimelineService::tracesOf(const QString& runDirectory, QObject* context,
                               std::function<void(const std::vector<TraceFolder>&)> done)
{
    m_worker->ask(
        context, [runDirectory] { return trainyard::tracesOf(runDirectory.toStdString()); }, std::move(done));
}

void TimelineService::runsWithTraces(std::vector<RunTraces> runs, std::size_t most, QObject* context,
                                     std::function<void(const std::vector<RunTraces>&)> done)
{
    m_worker->ask(
        context,
        [runs = std::move(runs), most] {
            std::vector<RunTraces> found;
            for (const RunTraces& run : runs) {
                if (found.size() == most)
                    break;
                if (std::vector<TraceFolder> traces = trainyard::tracesOf(run.directory.toStdString()); !traces.empty())
                    found.push_back({run.runId, run.name, run.directory, std::move(traces)});
            }
            return found;
        },
        std::move(done));
}

} // namespace trainyard
