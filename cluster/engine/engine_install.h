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

/// Where an installation stands.
struct EngineInstallNews {
    enum class Phase { Looking, Sending, Waiting, Building, Placing, Done };
    Phase phase = Phase::Looking;
    double share = -1.0;      ///< 0 … 1; negative: not known
    Reason text;              ///< Waiting: why; Building: the step, "compile: g++ 12.2.0, CUDA 12.4"
    std::string log;          ///< what the build printed since the last news
    double waitSeconds = 0.0; ///< how long the caller may do something else before the next step
};

/// Brings an engine to a machine: sources are sent and built by a job of the machine's scheduler, a built one is
/// unpacked. Nothing half-done is left under its name; one of the same id that is there and runs is taken as it is;
/// others stay. What another process began, or this one before a crash, is gone on with. Used by one thread.
class EngineInstall {
public:
    using Progress = std::function<bool(const EngineInstallNews&)>; ///< of sending; false ends the step with Cancelled

    /// `machine`: its prologue is what the build runs after. `wishes`: cores, partition, account, time … of the job.
    EngineInstall(EnginePackage package, EngineCommand machine, JobRequest wishes, Transport& there,
                  Scheduler& scheduler);

    /// The next step. Throws Failure: of kind Transport or Timeout it may be tried again; all else ends the
    /// installation.
    EngineInstallNews advance(const Progress& progress = {});
    bool done() const { return m_step == Step::Done; }
    /// Once done: the engine there.
    const std::string& path() const { return m_path; }
    /// What the engine there lacks, as its build said; one a line.
    const std::string& missing() const { return m_build.missing; }
    /// Ends the job, if there is one.
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
    JobRequest m_wishes;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Step m_step = Step::Look;
    std::string m_folder;  ///< of all engines there
    std::string m_archive; ///< there
    std::string m_path;
    std::unique_ptr<ScriptJob> m_job;
    EngineBuildLog m_build;
    std::string m_line; ///< the beginning of one
};

/// All steps, with the waits between them; the engine's path there.
std::string installEngine(const EnginePackage& package, const EngineCommand& machine, const JobRequest& wishes,
                          Transport& there, Scheduler& scheduler, const EngineInstall::Progress& progress = {});

} // namespace trainyard
