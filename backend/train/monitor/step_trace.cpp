// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/step_trace.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_training.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostWaiting = 16;
constexpr int kFirstGpuThread = 10;      // tid; m_named has bits up to 31
constexpr std::int64_t kReserved = 1000; // bytes for the first line, threads' names and the end

const char* threadName(TraceThread thread)
{
    switch (thread) {
    case TraceThread::Training: return "training";
    case TraceThread::Reduction: return "reduction";
    case TraceThread::Validation: return "validation";
    case TraceThread::Checkpoints: return "checkpoints";
    }
    return "";
}

/// Layers are called what a model's author liked.
void appendText(std::string& line, std::string_view text)
{
    const bool plain =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; });
    if (plain)
        line.append("\"").append(text).append("\"");
    else
        line += nlohmann::json(std::string(text)).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

void appendMicroseconds(std::string& line, double seconds)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.3f", seconds * 1e6);
    line += text;
}

std::string metadata(const char* name, int pid, int tid, nlohmann::ordered_json arguments)
{
    nlohmann::ordered_json event = {{"name", name}, {"ph", "M"}, {"pid", pid},
                                    {"tid", tid},   {"ts", 0},   {"args", std::move(arguments)}};
    return event.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

StepTrace::StepTrace(Owner owner) : m_owner(std::move(owner)) {}

StepTrace::~StepTrace()
{
    try {
        finish();
    } catch (...) {
        // Only memory can have run out; the file stays as far as it came.
    }
}

void StepTrace::request(const TraceRequest& request)
{
    if (request.steps > 0 && m_wanted.size() < kMostWaiting)
        m_wanted.push_back(request);
}

bool StepTrace::beginStep(std::int64_t step)
{
    if (m_wanted.empty() && !on())
        return false;
    m_step = step;
    if (on() && step > m_last)
        close();
    if (m_owner.shared) // others have done them
        std::erase_if(m_wanted, [step](const TraceRequest& wanted) {
            return wanted.firstStep > 0 && wanted.firstStep + wanted.steps <= step;
        });
    if (!on())
        for (auto wanted = m_wanted.begin(); wanted != m_wanted.end(); ++wanted)
            if (wanted->firstStep <= step) {
                const TraceRequest request = *wanted;
                m_wanted.erase(wanted);
                open(request, step);
                break;
            }
    return on();
}

void StepTrace::open(const TraceRequest& request, std::int64_t step)
{
    m_first = step;
    m_last = (request.firstStep > 0 ? request.firstStep : step) + request.steps - 1;
    if (m_last < step) // those that were asked for are over
        m_last = step + request.steps - 1;
    else if (m_owner.shared && request.firstStep > 0)
        m_first = request.firstStep; // one folder for all of them
    try {
        const std::filesystem::path folder = m_owner.folder / traceFolderName(m_first, m_last);
        makeFolders(folder);
        const std::lock_guard lock(m_mutex);
        m_file = std::make_unique<TraceFile>(folder / traceFileName(m_owner.rank));
        m_left = std::int64_t{request.megabytes} * 1'000'000 - kReserved;
        m_full = false;
        m_named = 0;
        const int rank = m_owner.rank;
        const std::string label = "rank " + std::to_string(rank);
        m_file->append("[\n" + metadata("process_name", rank, 0, {{"name", label}}));
        add(metadata("process_labels", rank, 0, {{"labels", m_owner.host}}));
        add(metadata("process_sort_index", rank, 0, {{"sort_index", rank}}));
        const double now = steadyTime();
        add(metadata("trainyard", rank, 0,
                     {{"run", m_owner.run},
                      {"attempt", m_owner.attempt},
                      {"rank", rank},
                      {"host", m_owner.host},
                      {"first_step", m_first},
                      {"last_step", m_last},
                      {"clock", "CLOCK_MONOTONIC of the host, microseconds"},
                      {"unix_minus_ts_us", (unixTime() - now) * 1e6}}));
        m_on.store(true);
    } catch (...) {
        m_owner.tell(LogLevel::Warning,
                     trainingReason("training.not-traced", errorReason(currentError("write the trace"))));
        return;
    }
    m_owner.tell(LogLevel::Info, trainingReason("training.tracing", m_first, m_last));
    startKernels();
}

void StepTrace::startKernels()
{
    m_kernelsBegin = steadyTime();
    if (m_owner.kernels && !m_kernels.start())
        m_owner.tell(LogLevel::Warning, trainingReason("training.kernels-not-traced", m_kernels.why()));
}

void StepTrace::addKernels()
{
    if (!m_kernels.running())
        return;
    const double end = steadyTime();
    const std::vector<KernelRun> kernels = m_kernels.stop();
    std::set<int> gpus;
    for (const KernelRun& kernel : kernels) {
        gpus.insert(kernel.gpu);
        addKernel(kernel);
    }
    for (const int gpu : gpus) {
        const double percent = estimatedOccupancy(kernels, gpu, m_kernelsBegin, end);
        m_owner.tell(LogLevel::Info, trainingReason("training.occupancy", gpu, static_cast<int>(percent + 0.5)));
        if (m_owner.occupancy)
            m_owner.occupancy(gpu, percent);
    }
}

void StepTrace::addKernel(const KernelRun& kernel)
{
    const std::lock_guard lock(m_mutex);
    const int tid = kFirstGpuThread + kernel.gpu;
    if (!m_file || m_full || tid > 31)
        return;
    nameThread(tid, "GPU " + std::to_string(kernel.gpu) + " kernels");
    m_line.assign("{\"ph\":\"X\",\"name\":");
    appendText(m_line, kernel.name);
    m_line.append(",\"cat\":\"kernel\",\"pid\":").append(std::to_string(m_owner.rank));
    m_line.append(",\"tid\":").append(std::to_string(tid)).append(",\"ts\":");
    appendMicroseconds(m_line, kernel.begin);
    m_line += ",\"dur\":";
    appendMicroseconds(m_line, std::max(0.0, kernel.end - kernel.begin));
    m_line.append(",\"args\":{\"occupancy\":")
        .append(std::to_string(static_cast<int>(100.0 * kernel.occupancy + 0.5)))
        .append("}}");
    addLine();
}

void StepTrace::finish()
{
    m_wanted.clear();
    if (on())
        close();
}

void StepTrace::close()
{
    addKernels();
    std::unique_ptr<TraceFile> file;
    bool full = false;
    {
        const std::lock_guard lock(m_mutex);
        m_on.store(false);
        file = std::move(m_file);
        full = m_full;
    }
    file->append("\n]\n");
    const std::optional<Error> error = file->close();
    const std::string folder = file->path().parent_path().string();
    if (error)
        m_owner.tell(LogLevel::Warning,
                     trainingReason("training.trace-incomplete", m_first, m_last, errorReason(*error)));
    else if (full)
        m_owner.tell(LogLevel::Warning, trainingReason("training.trace-long", PathText{folder}, m_last));
    else
        m_owner.tell(LogLevel::Info,
                     trainingReason("training.traced", m_first, std::min(m_last, m_step), PathText{folder}));
}

void StepTrace::nameThread(TraceThread thread)
{
    nameThread(static_cast<int>(thread), threadName(thread));
}

void StepTrace::nameThread(int tid, const std::string& name)
{
    if ((m_named >> tid & 1U) != 0)
        return;
    m_named |= 1U << tid;
    add(metadata("thread_name", m_owner.rank, tid, {{"name", name}}));
    add(metadata("thread_sort_index", m_owner.rank, tid, {{"sort_index", tid}}));
}

void StepTrace::add(std::string text)
{
    text.insert(0, ",\n");
    m_left -= static_cast<std::int64_t>(text.size());
    m_file->append(text);
}

void StepTrace::span(const TraceSpan& span)
{
    if (!on())
        return;
    const std::lock_guard lock(m_mutex);
    if (!m_file || m_full)
        return;
    nameThread(span.thread);
    m_line.assign("{\"ph\":\"X\",\"name\":");
    appendText(m_line, span.name);
    m_line.append(",\"cat\":\"").append(span.category).append("\",\"pid\":").append(std::to_string(m_owner.rank));
    m_line.append(",\"tid\":").append(std::to_string(static_cast<int>(span.thread))).append(",\"ts\":");
    appendMicroseconds(m_line, span.begin);
    m_line += ",\"dur\":";
    appendMicroseconds(m_line, std::max(0.0, span.end - span.begin));
    if (span.key || !span.operation.empty()) {
        m_line += ",\"args\":{";
        if (span.key)
            m_line.append("\"").append(span.key).append("\":").append(std::to_string(span.value));
        if (!span.operation.empty()) {
            m_line += span.key ? ",\"op\":" : "\"op\":";
            appendText(m_line, span.operation);
        }
        m_line += '}';
    }
    m_line += '}';
    addLine();
}

void StepTrace::addLine()
{
    if (static_cast<std::int64_t>(m_line.size()) + 2 > m_left) {
        m_full = true;
        return;
    }
    add(m_line);
}

} // namespace trainyard
