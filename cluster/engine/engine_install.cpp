// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_install.h"

#include "backend/protocol/reasons_link.h"
#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/version.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace trainyard {
namespace {

constexpr double kInstallDeadline = 60.0;
constexpr double kUnpackDeadline = 600.0;
constexpr double kJobPause = 2.0;
constexpr double kBuildSeconds = 3600.0;
using Phase = EngineInstallNews::Phase;

} // namespace

EngineInstall::EngineInstall(EnginePackage package, EngineCommand machine, JobRequest jobRequest, Transport& there,
                             Scheduler& scheduler)
    : m_package(std::move(package)), m_machine(std::move(machine)), m_jobRequest(std::move(jobRequest)),
      m_transport(there), m_scheduler(scheduler)
{
}

EngineInstallNews EngineInstall::advance(const Progress& progress)
{
    switch (m_step) {
    case Step::Look: look(); return {Phase::Looking, -1.0, {}, {}, 0.0};
    case Step::Send: send(progress); return {Phase::Sending, 1.0, {}, {}, 0.0};
    case Step::Start: start(); return {Phase::Waiting, -1.0, {}, {}, 0.0};
    case Step::Follow: return follow();
    case Step::Unpack: unpack(); return {Phase::Placing, -1.0, {}, {}, 0.0};
    case Step::Done: break;
    }
    return {Phase::Done, 1.0, m_path, {}, 0.0};
}

bool EngineInstall::runs(const std::string& path)
{
    const ExecResult said = m_transport.exec(shellQuoted(path) + " --version </dev/null", kInstallDeadline);
    return said.exitCode == 0 && parseEngineVersion(said.output) &&
           trimmed(said.output).find(engineVersionLine()) != std::string::npos;
}

void EngineInstall::look()
{
    const EngineSurvey survey = surveyEngines(m_transport, m_machine);
    if (const auto misfit = packageMisfit(m_package, survey))
        throw Failure(*misfit);
    m_folder = survey.folder;
    m_path = m_folder + "/" + m_package.id + "/bin/trainyard-engine";
    if (survey.installed(m_package.id) && runs(m_path)) {
        m_step = Step::Done;
        return;
    }
    m_archive = m_folder + "/.packages/" + m_package.file.filename().native();
    m_step = Step::Send;
}

void EngineInstall::send(const Progress& progress)
{
    m_transport.makeFolders(m_folder + "/.packages");
    struct Quiet {
        Transport& transport;
        ~Quiet() { transport.setProgress({}); }
    } quiet{m_transport};
    if (progress)
        m_transport.setProgress([&](std::int64_t done, std::int64_t total) {
            return progress({Phase::Sending,
                             total > 0 ? static_cast<double>(done) / static_cast<double>(total) : -1.0,
                             {},
                             {},
                             0.0});
        });
    m_transport.put(m_package.file.native(), m_archive);
    m_step = m_package.sources ? Step::Start : Step::Unpack;
}

void EngineInstall::start()
{
    m_job = unfinishedOrNext(m_transport, m_scheduler, m_folder + "/.jobs", "ty-engine-" + m_package.id);
    EngineBuild build;
    build.archive = m_archive;
    build.final = m_folder + "/" + m_package.id;
    build.version = engineVersionLine();
    JobRequest jobRequest = m_jobRequest;
    jobRequest.name = "engine";
    jobRequest.restartLimit = 1; // each start builds from scratch
    if (!(jobRequest.timeLimit > 0.0))
        jobRequest.timeLimit = kBuildSeconds;
    // The module command is a function of a bash login shell.
    m_job->start(afterPrologue(m_machine.prologue, "{\n" + engineBuildScript(build) + "\n}", {}, "exec ") + "\n", {},
                 jobRequest);
    m_step = Step::Follow;
}

EngineInstallNews EngineInstall::follow()
{
    const ScriptJob::News told = m_job->poll();
    if (told.gone) { // another process saw its end first
        m_step = runs(m_path) ? Step::Done : Step::Start;
        return {Phase::Waiting, -1.0, {}, {}, kJobPause};
    }
    if (told.restarted) {
        m_build = {};
        m_line.clear();
    }
    m_line += told.output;
    for (std::size_t end; (end = m_line.find('\n')) != std::string::npos; m_line.erase(0, end + 1))
        readEngineBuild(std::string_view(m_line).substr(0, end), m_build);
    EngineInstallNews now{Phase::Building, -1.0, m_build.text, told.output + told.errors, kJobPause};
    if (m_build.step == 0) {
        now.phase = Phase::Waiting;
        now.text = told.reason;
    } else if (m_build.total > 0) {
        now.share = static_cast<double>(m_build.done) / m_build.total;
    }
    if (!isFinal(told.state))
        return now;
    if (told.state == JobState::Done && !m_build.error && runs(m_path)) {
        m_job->clean();
        m_step = Step::Done;
        return now;
    }
    if (told.state == JobState::Cancelled)
        throw Failure(ErrorKind::Cancelled, "build the engine there", {}, machineReason("machine.job-cancelled"));
    if (m_build.error)
        throw Failure(*m_build.error);
    Reason reason = told.reason;
    if (const std::string said = trimmed(told.errors); reason.empty() && !said.empty())
        reason = linkReason("link.shell-says", Quotation{said});
    if (reason.empty())
        reason =
            told.exitCode ? machineReason("machine.job-code", *told.exitCode) : machineReason("machine.job-silent");
    if (reason.remedy.empty())
        reason = machineReason("machine.see-log", std::move(reason));
    throw Failure(ErrorKind::Io, "build the engine there", m_job->folder(), std::move(reason));
}

void EngineInstall::unpack()
{
    const std::string whole = m_folder + "/" + m_package.id;
    const std::string part = m_folder + "/." + m_package.id + ".tmp-";
    // Renamed once complete and tested; if another process was faster, its engine is as good.
    const ExecResult done = m_transport.exec(
        std::string(kPrivateUmask) + "part=" + shellQuoted(part) +
            "$(hostname)-$$\ntrap 'rm -rf \"$part\"' EXIT\nmkdir -p \"$part\" && tar -xzf " + shellQuoted(m_archive) +
            " -C \"$part\" || exit 1\nsaid=$(\"$part/bin/trainyard-engine\" --version </dev/null 2>&1)\n[ \"$said\" "
            "= " +
            shellQuoted(engineVersionLine()) + " ] || { printf '%s\\n' \"$said\" >&2; exit 3; }\n[ \"$(" +
            shellQuoted(m_path) + " --version 2>/dev/null </dev/null)\" = \"$said\" ] || [ ! -d " + shellQuoted(whole) +
            " ] || mv -T " + shellQuoted(whole) + " \"$part.old\"\n[ -d " + shellQuoted(whole) +
            " ] || mv -T \"$part\" " + shellQuoted(whole) + " || [ -d " + shellQuoted(whole) + " ]\n",
        kUnpackDeadline);
    const std::string said = trimmed(done.errorOutput);
    if (done.exitCode == 3)
        throw Failure(ErrorKind::Unsupported, "install the engine built here", m_folder,
                      machineReason("machine.does-not-run", Quotation{said}));
    if (done.exitCode != 0 || !runs(m_path))
        throw Failure(
            said.find("No space left") != std::string::npos || said.find("quota") != std::string::npos
                ? ErrorKind::NoSpace
            : said.find("Permission denied") != std::string::npos || said.find("Read-only") != std::string::npos
                ? ErrorKind::Permission
                : ErrorKind::Io,
            "install the engine built here", m_folder,
            said.empty() ? machineReason("machine.installed-does-not-run")
                         : machineReason("machine.check-home", linkReason("link.shell-says", Quotation{said})));
    m_step = Step::Done;
}

void EngineInstall::cancel()
{
    if (m_job)
        m_job->cancel();
}

std::string installEngine(const EnginePackage& package, const EngineCommand& machine, const JobRequest& jobRequest,
                          Transport& there, Scheduler& scheduler, const EngineInstall::Progress& progress)
{
    EngineInstall install(package, machine, jobRequest, there, scheduler);
    while (!install.done()) {
        const EngineInstallNews now = install.advance(progress);
        if (progress && !progress(now))
            throw Failure(ErrorKind::Cancelled, "install the engine", package.id, machineReason("machine.cancelled"));
        if (now.waitSeconds > 0.0)
            std::this_thread::sleep_for(std::chrono::duration<double>(now.waitSeconds));
    }
    return install.path();
}

} // namespace trainyard
