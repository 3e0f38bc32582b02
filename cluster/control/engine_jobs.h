// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine.h"
#include "cluster/control/machine_check.h"
#include "cluster/control/machine_entry.h"
#include "cluster/engine/engine_install.h"
#include "cluster/engine/engine_survey.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace trainyard {

/// How the engine of a machine is called, by its entry.
EngineCommand engineCommandOf(const MachineEntry& entry, const MachinePlaces& places);
/// The same for surveyEngines(), to which an engine that the entry does not name is none that was chosen.
EngineCommand surveyCommandOf(const MachineEntry& entry, const MachinePlaces& places);
/// What building and checking ask of the machine's scheduler: some cores, no GPU, an hour. May ask a Slurm once.
JobRequest engineJobRequest(Machine& machine);
/// The sources that came with this program, or its own engine packed. Blocking. Throws Failure with what to do;
/// Cancelled once `giveUp` says yes.
EnginePackage enginePackage(bool sources, const std::function<bool()>& giveUp = {});

/// A self-test as a job of a machine, followed step by step. Used by one thread.
class EngineCheckJob {
public:
    EngineCheckJob(const EngineCommand& command, const JobRequest& jobRequest, const std::string& folder,
                   Transport& there, Scheduler& scheduler,
                   const std::string& device = {}); ///< "cpu", "cuda" …; empty: the engine's choice
    /// The report once it is over, else nullopt. Throws Failure: of kind Transport or Timeout it may be tried again.
    std::optional<MachineCheck> poll();
    int done() const { return m_done; }
    int total() const { return m_total; }
    const Reason& waits() const { return m_waits; } ///< why the job waits
    void cancel() { m_job->cancel(); }

private:
    std::unique_ptr<ScriptJob> m_job;
    std::string m_report;
    std::string m_errors;
    std::string m_messages;
    Reason m_waits;
    int m_done = 0;
    int m_total = 0;
};

} // namespace trainyard
