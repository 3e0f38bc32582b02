// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/run_staging.h"

#include "cluster/scheduler/slurm_scheduler.h"
#include "gui/services/job_requests.h"

#include <filesystem>

namespace trainyard {
namespace {

EngineCommand engineThere(const Machine& machine)
{
    EngineCommand command;
    if (const auto* slurm = dynamic_cast<const SlurmScheduler*>(machine.scheduler.get()))
        command = {slurm->machine().engine, slurm->machine().prologue, slurm->machine().prefix};
    if (!machine.places.engine.empty())
        command.engine = machine.places.engine;
    return command;
}

/// One core on one node is enough to prepare data; where it may be done is as for the run.
JobRequest wishesFor(const RunSpec& spec)
{
    JobRequest wishes = clusterRequest(spec, 0);
    wishes.nodes = wishes.ranks = wishes.ranksPerNode = 1;
    wishes.gpusPerNode = 0;
    wishes.gpuType.clear();
    return wishes;
}

} // namespace

RunSpec stageRun(const RunSpec& spec, Machine& machine, const std::string& engineHere,
                 const Staging::Progress& progress)
{
    RunSpec there = spec;
    const auto bring = [&](std::string& path) {
        std::error_code ignored;
        if (path.starts_with('/') && std::filesystem::is_regular_file(path, ignored))
            path = stageFile(path, *machine.transport, machine.places.data, progress);
    };
    bring(there.model.file);
    bring(there.model.weights);
    if (there.parent)
        bring(there.parent->checkpoint);
    if (isGenerated(spec.data.format))
        return there;
    StagingRequest request;
    request.data = spec.data;
    request.engineHere = engineHere;
    request.engineThere = engineThere(machine);
    request.root = machine.places.data;
    request.wishes = wishesFor(spec);
    there.data = stageData(request, *machine.transport, *machine.scheduler, progress);
    return there;
}

} // namespace trainyard
