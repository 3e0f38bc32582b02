// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/trace_request.h"
#include "gui/trace/analysis.h"
#include "gui/trace/trace.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

/// The traces of a run on this computer, newest first.
struct RunTraces {
    QString runId;
    QString name;
    QString directory; ///< of the run
    std::vector<TraceFolder> traces;
};

/// A trace with what its measures are made of. Never changes, so it may be used on any thread.
struct LoadedTrace {
    explicit LoadedTrace(std::unique_ptr<timeline::Trace> read) : trace(std::move(read)), analysis(*trace) {}
    std::unique_ptr<const timeline::Trace> trace;
    timeline::Analysis analysis;
    QString place;        ///< as it was asked for
    double seconds = 0.0; ///< that reading took
};
using TracePointer = std::shared_ptr<const LoadedTrace>;

/// Reads traces and answers questions about them on threads of its own; answers arrive in the GUI thread as long as
/// their context lives.
class TimelineService : public QObject {
    Q_OBJECT
public:
    explicit TimelineService(QObject* parent = nullptr);
    ~TimelineService() override; ///< gives up what is being read

    /// A file, or a folder with a file for each rank. Returns the request's number; several are read one after another.
    quint64 open(const QString& place);
    /// No more is heard of the request.
    void cancel(quint64 request);

    using Totals = std::vector<timeline::NameTotal>;
    /// A later question replaces one that is not answered yet.
    void totals(const TracePointer& trace, qint64 from, qint64 to, QObject* context,
                std::function<void(const Totals&)> done);
    void find(const TracePointer& trace, std::vector<bool> wanted, const timeline::SliceId& from, bool backwards,
              QObject* context, std::function<void(const timeline::SliceId&)> done);
    /// The event as it stands in its file.
    void text(const TracePointer& trace, const timeline::SliceId& slice, QObject* context,
              std::function<void(const QString&)> done);
    /// Traces in a run directory of this machine, the newest first.
    void tracesOf(const QString& runDirectory, QObject* context,
                  std::function<void(const std::vector<TraceFolder>&)> done);
    /// Of these runs, in this order, those that have traces, but no more than `most`. `traces` is filled in.
    void runsWithTraces(std::vector<RunTraces> runs, std::size_t most, QObject* context,
                        std::function<void(const std::vector<RunTraces>&)> done);

signals:
    void progress(quint64 request, double share);
    void opened(quint64 request, const trainyard::TracePointer& trace);
    void failed(quint64 request, const trainyard::Error& error);

private:
    struct Worker;
    std::unique_ptr<Worker> m_worker;
    quint64 m_last = 0;
};

} // namespace trainyard
