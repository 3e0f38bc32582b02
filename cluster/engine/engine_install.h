// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/engine/engine_build.h"
#include "cluster/engine/engine_package.h"
#include "cluster/engine/engine_survey.h"
#include "cluster/jobs/script_job.h"

#include <functional>
#include <memory>
#include <string>

namespace trainyard {

/// Progress of an installation.
struct EngineInstallNews {
    enum class Phase { Looking, Sending, Waiting, Building, Placing, Done };
    Phase phase = Phase::Looking;
    double share = -1.0;      ///< 0 … 1; negative: not known
    Reason text;              ///< Waiting: why; Building: the step, "compile: g++ 12.2.0, CUDA 12.4"
    std::string log;          ///< what the build printed since the last news
    double waitSeconds = 0.0; ///< how long the caller may do something else before the next step
};

/// Installs an engine on a machine: uploads sources, which a job of the machine's scheduler builds, or unpacks a built
/// engine. Never leaves an incomplete engine under its final name. Uses a working engine with the same id if there is
/// one; other engines stay. Resumes what another process, or this one before a crash, has begun. Used by one thread.
class EngineInstall {
public:
    using Progress =
        std::function<bool(const EngineInstallNews&)>; ///< for uploads; returning false ends the step with Cancelled

    /// `machine`: its prologue runs before the build. `jobRequest`: cores, partition, account, time … of the job.
    EngineInstall(EnginePackage package, EngineCommand machine, JobRequest jobRequest, Transport& there,
                  Scheduler& scheduler);

    /// Performs the next step. Throws Failure: after Transport or Timeout the step may be retried; anything else ends
    /// the installation.
    EngineInstallNews advance(const Progress& progress = {});
    bool done() const { return m_step == Step::Done; }
    /// Once done: the engine's path on the machine.
    const std::string& path() const { return m_path; }
    /// What the installed engine lacks, as reported by its build; one item per line.
    const std::string& missing() const { return m_build.missing; }
    /// Cancels the job, if there is one.
    void cancel();

private:
    enum class Step { Look, Send, Start, Follow, Unpack, Done };
    void look();
    void send(const Progress& progress);
    void start();
    EngineInstallNews follow();
    void unpack();
    bool runs(const std::string& path);

    EnginePackage m_package;
    EngineCommand m_machine;
    JobRequest m_jobRequest;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Step m_step = Step::Look;
    std::string m_folder;  ///< on the machine: contains all engines
    std::string m_archive; ///< on the machine
    std::string m_path;
    std::unique_ptr<ScriptJob> m_job;
    EngineBuildLog m_build;
    std::string m_line; ///< an incomplete line
};

/// Performs all steps, with the waits between them. Returns the engine's path on the machine.
std::string installEngine(const EnginePackage& package, const EngineCommand& machine, const JobRequest& jobRequest,
                          Transport& there, Scheduler& scheduler, const EngineInstall::Progress& progress = {});

} // namespace trainyard
