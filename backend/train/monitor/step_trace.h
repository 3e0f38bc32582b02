// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/logging.h"
#include "backend/base/reason.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/monitor/kernel_trace.h"
#include "backend/train/monitor/trace_file.h"
#include "backend/train/monitor/trace_span.h"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace trainyard {

/// Traces steps of a rank: what its threads did when, as Chrome trace JSON (array form) that Perfetto and
/// chrome://tracing open, `attempts/0001/trace/steps-00000101-00000110/rank-0000.json`. pid is the rank, tid the
/// thread, ts and dur are microseconds of CLOCK_MONOTONIC: one clock for all ranks of a machine. The metadata event
/// "trainyard" says what that clock is off the time of day, for ranks of different machines.
///
/// A trace holds its steps and what follows each of them up to the next (validation, checkpoint). It is streamed: a run
/// that dies leaves a file that ends in an incomplete array, which viewers of the format take. It ends when it has
/// become as long as was asked for, with a warning. Nothing happens, and no file is made, while no step is traced.
///
/// request(), beginStep() and finish() belong to the training thread, span() to any.
class StepTrace {
public:
    struct Owner {
        std::string run;
        int attempt = 1;
        int rank = 0;
        std::string host;
        std::filesystem::path folder;                      ///< RunDirectory::traces()
        std::function<void(LogLevel, const Reason&)> tell; ///< a sentence for the run's messages
        bool shared = false;  ///< the steps that are asked for are done by several ranks, each some of them
        bool kernels = false; ///< the GPUs' kernels too, one thread "GPU n kernels" each
        /// Estimated occupancy of a GPU in the traced steps, percent; when the trace ends.
        std::function<void(int gpu, double percent)> occupancy = {};
    };

    explicit StepTrace(Owner owner);
    ~StepTrace();
    StepTrace(const StepTrace&) = delete;
    StepTrace& operator=(const StepTrace&) = delete;

    /// Traces later; while a trace is under way the next one waits for its end.
    void request(const TraceRequest& request);
    /// At the border before a step, counted from 1: whether it is traced.
    bool beginStep(std::int64_t step);
    /// Ends what is under way: nothing more comes.
    void finish();

    /// Whether no step is traced or will be, as far as is known.
    bool idle() const { return !on() && m_wanted.empty(); }
    bool on() const { return m_on.load(std::memory_order_relaxed); }
    /// Dropped when no trace is under way.
    void span(const TraceSpan& span);

private:
    void open(const TraceRequest& request, std::int64_t step);
    void close();
    void nameThread(TraceThread thread);
    void nameThread(int tid, const std::string& name);
    void startKernels();
    void addKernels();
    void addKernel(const KernelRun& kernel);
    void add(std::string text);
    void addLine();

    const Owner m_owner;
    std::deque<TraceRequest> m_wanted;
    std::int64_t m_first = 0, m_last = 0, m_step = 0;
    std::atomic<bool> m_on = false;
    std::mutex m_mutex; ///< what follows is used by all threads
    std::unique_ptr<TraceFile> m_file;
    std::int64_t m_left = 0; ///< bytes
    bool m_full = false;
    unsigned m_named = 0; ///< bit by thread
    std::string m_line;
    KernelTrace m_kernels; ///< the training thread's
    double m_kernelsBegin = 0.0;
};

} // namespace trainyard
