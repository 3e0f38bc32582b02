// SPDX-License-Identifier: Apache-2.0
#include "backend/program/program_session.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/memory_kills.h"
#include "backend/foreign/log_base.h"
#include "backend/program/code_state.h"
#include "backend/program/given_devices.h"
#include "backend/program/left_processes.h"
#include "backend/program/process_tree.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/series.h"
#include "backend/protocol/set_up_failures.h"
#include "backend/protocol/version.h"
#include "backend/train/checkpoint/spec_changes.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/record/run_failure.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr int kTick = 50;             // milliseconds
constexpr double kBarSeconds = 0.5;   // between progress events of bars
constexpr double kDiskSeconds = 10.0; // between looks at the free space
constexpr double kFilesSeconds = 2.0; // between looks for checkpoints
constexpr double kDrainSeconds = 2.0; // for what is left in the pipes
constexpr double kBusyPercent = 1.0;  // of a core; less is no work
constexpr std::int64_t kLowDisk = std::int64_t{512} << 20;
constexpr std::size_t kMostLast = 5000;

std::string enginePathHere()
{
    return std::filesystem::read_symlink("/proc/self/exe").string();
}

void nonBlocking(int descriptor)
{
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// A program that announces nothing and cannot be told where to go on starts anew.
ResumePoint usablePoint(const RunDirectory& directory, const RunSpec& spec)
{
    const ResumePoint point = findResumePoint(directory, spec);
    return point.announced || !spec.program->resume.empty() ? point : ResumePoint();
}

/// The text of the spec with which the attempt before was started; empty: there is none.
std::string specBefore(const RunDirectory& directory, int attempt)
{
    const std::filesystem::path file = directory.attempt(attempt - 1) / "program" / kAttemptSpec;
    std::error_code failed;
    return std::filesystem::exists(file, failed) ? readFile(file) : std::string();
}

/// Series of the machine; what the program reports counts as its own.
bool isDeviceSeries(const std::string& series)
{
    return series.starts_with("cpu/") || series.starts_with("gpu/");
}

} // namespace

ProgramSession::ProgramSession(const RunDirectory& directory, const RunSpec& spec, Attempt& attempt)
    : m_directory(directory), m_spec(spec), m_wanted(*spec.program), m_attempt(attempt),
      m_name(programName(*spec.program)), m_from(usablePoint(directory, spec)), m_begun(unixTime()),
      m_kills(memoryKills())
{
}

ProgramSession::~ProgramSession()
{
    if (m_environment.joinable())
        m_environment.join();
}

double ProgramSession::elapsed() const
{
    return m_from.elapsed + (unixTime() - m_begun);
}

ProgramEnd ProgramSession::run()
{
    m_startStep = m_step = m_from.step;
    m_checkpoint = m_from.file;
    LoopState begin;
    begin.step = m_startStep;
    begin.elapsed = m_from.elapsed;
    m_attempt.resumesFrom(m_from.file, begin);
    m_start = prepareProgram(m_directory, m_spec, m_attempt.number(), m_from);
    m_inbox = std::make_unique<Inbox>(m_start.folder, InboxClock{m_begun, m_from.elapsed},
                                      CopyRules(m_directory.root(), true));
    m_followed = std::make_unique<FollowedLogs>(m_directory, m_spec, m_attempt.number(), m_begun, m_from.elapsed);
    m_started.device = givenDevicesHere(m_spec.resources);
    m_attempt.uses(m_started.device, m_spec.resources.threads, 0);
    announce();
    m_attempt.trainsOtherwise(changedSettings(specBefore(m_directory, m_attempt.number()), m_spec));
    keepCodeState();
    start();
    follow();
    waitForRoom();
    return conclude(*m_program->ended());
}

void ProgramSession::announce()
{
    StartedEvent& started = m_started;
    started.runId = m_spec.id;
    started.attempt = m_attempt.number();
    started.ranks = m_spec.resources.ranks;
    started.host = hostName();
    started.pid = ::getpid();
    started.engine = engineVersionLine();
    started.startStep = m_startStep;
    m_attempt.events().push(m_started);
    m_attempt.message(LogLevel::Info, programReason("program.started", PathText{m_start.command.folder},
                                                    Quotation{shellLine(m_start.command.arguments)}));
    for (const Reason& what : setUpFailuresHere())
        m_attempt.message(LogLevel::Warning, what);
    if (m_from.exists())
        m_attempt.message(LogLevel::Info, programReason("program.resumes", PathText{m_from.file}, m_from.step));
    else if (m_attempt.number() > 1)
        m_attempt.message(LogLevel::Warning, programReason("program.anew"));
    for (const std::string& variable : m_start.missing)
        m_attempt.message(LogLevel::Warning, programReason("program.not-set", variable));
    ProgressEvent progress;
    progress.step = m_step;
    progress.elapsed = m_from.elapsed;
    progress.phase = "training";
    m_attempt.events().push(progress);
}

void ProgramSession::announceCopy(const BroughtCode& code)
{
    const CodeState& state = code.state;
    m_attempt.message(
        LogLevel::Info,
        state.commit.empty()
            ? programReason("program.brought", PathText{code.folder}, Count{code.files}, ByteCount{code.bytes})
            : programReason("program.brought-commit", state.changedFiles, PathText{code.folder},
                            state.commit.substr(0, 10), state.branch, state.subject));
}

/// The code as it is now; the packages take longer and are listed beside the program.
void ProgramSession::keepCodeState()
{
    const std::filesystem::path folder = m_directory.attempt(m_attempt.number()) / "code";
    try {
        makeFolders(folder);
        const std::optional<BroughtCode> brought = keepBroughtCode(m_directory.root(), folder);
        if (brought)
            announceCopy(*brought);
        const CodeState code = brought ? CodeState() : keepCode(m_start.command, folder);
        if (!code.commit.empty())
            m_attempt.message(LogLevel::Info,
                              programReason("program.code", code.changedFiles, code.commit.substr(0, 10), code.branch,
                                            code.subject, ByteCount{code.diffBytes}));
        if (code.diffCut)
            m_attempt.message(LogLevel::Warning, programReason("program.diff-cut", ByteCount{code.diffBytes}));
        if (code.untracked > 0)
            m_attempt.message(LogLevel::Info, programReason("program.untracked", code.untracked));
    } catch (...) {
        log(LogLevel::Warning, currentError("keep the state of the code").text());
    }
    if (!m_start.python.empty())
        m_environment = std::thread([command = m_start.command, python = m_start.python, folder] {
            try {
                keepEnvironment(command, python, folder);
            } catch (...) {
                log(LogLevel::Warning, currentError("keep the list of packages").text());
            }
        });
}

void ProgramSession::start()
{
    const OutputReader::Sink sink{[this](const std::string& line) { printed(line); },
                                  [this](const BarLine& bar) { takeBar(bar); },
                                  [this](int epoch, int epochs) {
                                      m_barEpoch = epoch;
                                      m_epochs = epochs;
                                  }};
    m_output = std::make_unique<OutputReader>(sink, m_wanted.progressBars);
    m_errors = std::make_unique<OutputReader>(sink, m_wanted.progressBars);
    m_program =
        atStage(ExitCode::BadSpec, [&] { return std::make_unique<GuardedProgram>(m_start.command, enginePathHere()); });
    recordProcesses(m_directory, m_attempt.number(), *m_program);
    nonBlocking(m_program->output());
    nonBlocking(m_program->errors());
    m_busyAt = m_secondAt = m_filesAt = steadyTime();
    const bool steps = m_start.allocation && startsSteps(m_spec, *m_start.allocation);
    const char* job = steps ? std::getenv("SLURM_JOB_ID") : nullptr;
    const std::string stepsOf = job ? job : "";
    m_resources = std::make_unique<ResourceMonitor>(
        [load = std::make_shared<TreeLoad>(m_program->guard(), stepsOf)]() -> ResourceMonitor::Values {
            const TreeLoad::Use use = load->look();
            return {{series::kCpuUtilization, use.utilization},
                    {series::kCpuMemory, static_cast<double>(use.memory)},
                    {series::kCpuProcesses, static_cast<double>(use.processes)}};
        },
        1.0);
}

void ProgramSession::follow()
{
    while (!m_program->ended()) {
        readOutput(kTick);
        readInbox();
        passRequests();
        if (steadyTime() - m_secondAt >= 1.0)
            eachSecond();
    }
    const double until = steadyTime() + kDrainSeconds;
    while (steadyTime() < until && (drain(m_program->output(), *m_output) || drain(m_program->errors(), *m_errors))) {
    }
    m_output->end();
    m_errors->end();
    followLogs(true);
    readInbox();
    m_inbox->finish([this](Event&& event) { take(std::move(event)); }, true);
    lookForCheckpoints();
    lookForCheckpoints(); // a file counts once it has kept its size between two looks
}

void ProgramSession::readOutput(int milliseconds)
{
    pollfd waiting[] = {{m_program->output(), POLLIN, 0}, {m_program->errors(), POLLIN, 0}};
    ::poll(waiting, 2, milliseconds);
    const bool output = (waiting[0].revents & POLLIN) && drain(m_program->output(), *m_output);
    const bool errors = (waiting[1].revents & POLLIN) && drain(m_program->errors(), *m_errors);
    if (!output && !errors && ((waiting[0].revents | waiting[1].revents) & POLLHUP))
        ::poll(nullptr, 0, milliseconds); // it has closed its output and goes on
}

/// Reads what is there, of one block at most; false when there is nothing.
bool ProgramSession::drain(int descriptor, OutputReader& reader)
{
    char buffer[1 << 16];
    const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
    if (count <= 0)
        return false;
    m_busyAt = steadyTime();
    reader.take({buffer, static_cast<std::size_t>(count)});
    return true;
}

void ProgramSession::printed(const std::string& line)
{
    const LogAllowance::Answer answer = m_allowance.take(line);
    if (answer != LogAllowance::Answer::Leave)
        log(LogLevel::Info, answer == LogAllowance::Answer::Keep ? line : "The program's further output is not kept.");
}

void ProgramSession::readInbox()
{
    while (m_inbox->read([this](Event&& event) { take(std::move(event)); })) {
    }
}

/// A log that cannot be read does not end the run; it is told once.
void ProgramSession::followLogs(bool ended)
{
    const auto unread = [this](const Error& error) {
        if (m_unread.insert(error.subject).second)
            m_attempt.message(LogLevel::Warning, foreignReason("foreign.unread", PathText{error.subject}, error.why()));
    };
    try {
        m_followed->poll(
            ended,
            [this](const foreign::LogDamage& damage) {
                m_attempt.message(LogLevel::Warning, foreign::damageReason(damage));
            },
            unread);
    } catch (...) {
        unread(currentError("read the program's logs"));
    }
}

void ProgramSession::take(Event&& event)
{
    m_busyAt = steadyTime();
    if (const auto* metrics = std::get_if<MetricsEvent>(&event.body)) {
        takeMetrics(*metrics);
    } else if (auto* progress = std::get_if<ProgressEvent>(&event.body)) {
        m_progressSeen = true;
        m_totalSteps = progress->totalSteps > 0 ? progress->totalSteps : m_totalSteps;
        m_epochs = progress->epochs > 0 ? progress->epochs : m_epochs;
        m_epoch = std::max(m_epoch, progress->epoch);
        progress->elapsed = elapsed();
    } else if (auto* checkpoint = std::get_if<CheckpointEvent>(&event.body)) {
        checkpoint->file = checkpointName(m_directory, m_directory.root() / checkpoint->file);
        m_checkpoint = checkpoint->file;
    }
    m_attempt.events().push(std::move(event.body), event.time, std::move(event.from));
}

void ProgramSession::takeMetrics(const MetricsEvent& metrics)
{
    if (!m_stepKnown && m_startStep > 0 && metrics.step <= m_startStep)
        correctStart(metrics.step);
    m_stepKnown = true;
    m_step = std::max(m_step, metrics.step);
    m_samples = std::max(m_samples, metrics.samples);
    m_epoch = std::max(m_epoch, std::isfinite(metrics.epoch) ? metrics.epoch : 0.0);
    for (const auto& [series, value] : metrics.values)
        if (!isDeviceSeries(series) && (m_last.contains(series) || m_last.size() < kMostLast))
            m_last[series] = value.mean;
}

/// The program went on from an earlier step than its checkpoint's: its points replace those from there on.
void ProgramSession::correctStart(std::int64_t firstStep)
{
    m_startStep = m_step = std::max<std::int64_t>(0, firstStep - 1);
    LoopState begin;
    begin.step = m_startStep;
    begin.elapsed = m_from.elapsed;
    m_attempt.resumesFrom(m_startStep > 0 ? m_from.file : std::string(), begin);
    m_started.startStep = m_startStep;
    m_attempt.events().push(m_started);
}

void ProgramSession::takeBar(const BarLine& bar)
{
    const double now = steadyTime();
    if (m_progressSeen || (now - m_barAt < kBarSeconds && bar.done < bar.total))
        return;
    m_barAt = now;
    const int before = std::max(0, m_barEpoch - 1);
    ProgressEvent progress;
    progress.step = m_stepKnown ? m_step : before * bar.total + bar.done;
    progress.totalSteps = m_epochs > 0 ? m_epochs * bar.total : bar.total;
    progress.epochs = m_epochs;
    progress.epoch = before + static_cast<double>(bar.done) / static_cast<double>(bar.total);
    progress.elapsed = elapsed();
    progress.etaSeconds =
        bar.etaSeconds < 0.0 ? -1.0
        : m_epochs > 0 && bar.perSecond > 0.0
            ? bar.etaSeconds + static_cast<double>((m_epochs - before - 1) * bar.total) / bar.perSecond
            : bar.etaSeconds;
    progress.phase = "training";
    m_totalSteps = progress.totalSteps;
    if (!m_stepKnown)
        m_step = std::max(m_step, progress.step);
    m_attempt.events().push(progress);
}

MetricsEvent ProgramSession::here() const
{
    MetricsEvent metrics;
    metrics.step = m_step;
    metrics.samples = m_samples;
    metrics.epoch = m_epoch;
    metrics.elapsed = elapsed();
    return metrics;
}

void ProgramSession::eachSecond()
{
    m_secondAt = steadyTime();
    recordResources();
    followLogs(false);
    if (m_secondAt - m_diskAt >= kDiskSeconds)
        lookAtDisk();
    if (m_secondAt - m_filesAt >= kFilesSeconds)
        lookForCheckpoints();
}

void ProgramSession::recordResources()
{
    const ResourceMonitor::Values values = m_resources->take();
    for (const GpuNotice& notice : m_resources->takeNotices())
        m_attempt.message(notice.warns() ? LogLevel::Warning : LogLevel::Info, reasonOf(notice));
    if (values.empty())
        return;
    MetricsEvent metrics = here();
    for (const auto& [series, value] : values) {
        metrics.values.emplace_back(series, SeriesValue::of(value));
        if (series == series::kCpuUtilization)
            lookForHang(value);
    }
    m_attempt.events().push(std::move(metrics));
}

/// A notice, and no more: only the person knows whether a quiet program works.
void ProgramSession::lookForHang(double utilization)
{
    const double now = steadyTime();
    if (utilization >= kBusyPercent)
        m_busyAt = now;
    const double quiet = now - m_busyAt;
    if (m_hangs && quiet < 1.5) {
        m_hangs = false;
        m_attempt.message(LogLevel::Info, programReason("program.goes-on", m_name));
    } else if (!m_hangs && m_wanted.hangMinutes > 0.0 && quiet >= m_wanted.hangMinutes * 60.0) {
        m_hangs = true;
        m_attempt.message(LogLevel::Warning, programReason("program.hangs", m_name, Duration{quiet}));
    }
}

void ProgramSession::lookAtDisk()
{
    m_diskAt = steadyTime();
    struct statvfs disk {};
    if (m_diskTold || ::statvfs(m_directory.root().c_str(), &disk) != 0)
        return;
    const auto free = static_cast<std::int64_t>(disk.f_bavail) * static_cast<std::int64_t>(disk.f_frsize);
    if (free >= kLowDisk)
        return;
    m_diskTold = true;
    m_attempt.message(LogLevel::Warning, programReason("program.disk-low", ByteCount{free}));
}

/// Announces the files of program/checkpoints that are new or have changed, once they have kept their size.
void ProgramSession::lookForCheckpoints()
{
    m_filesAt = steadyTime();
    for (const std::filesystem::path& path : checkpointFiles(m_spec, m_directory)) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0)
            continue;
        const double time =
            static_cast<double>(status.st_mtim.tv_sec) + 1e-9 * static_cast<double>(status.st_mtim.tv_nsec);
        auto& [seenTime, seenSize] = m_files[path.string()];
        if (time < m_begun || (seenTime == time && seenSize < 0))
            continue; // an earlier attempt's, or told
        if (seenTime != time || seenSize != status.st_size) {
            seenTime = time;
            seenSize = status.st_size;
            continue;
        }
        seenSize = -1;
        CheckpointEvent event;
        event.file = checkpointName(m_directory, path);
        event.step = m_step;
        event.epoch = m_epoch;
        event.bytes = status.st_size;
        event.reason = "epoch";
        m_checkpoint = event.file;
        m_attempt.events().push(std::move(event));
    }
}

} // namespace trainyard
