// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_staging.h"

#include "cluster/control/job_requests.h"
#include "cluster/control/program_courier.h"

#include <filesystem>

namespace trainyard {
namespace {

EngineCommand engineThere(const Machine& machine)
{
    EngineCommand command;
    if (const JobTemplate* jobs = machine.scheduler->jobTemplate())
        command = {jobs->engine, jobs->prologue, jobs->prefix};
    if (!machine.places.engine.empty())
        command.engine = machine.places.engine;
    return command;
}

/// One core on one node is enough to prepare data; where it may be done is as for the run.
JobRequest preparationRequest(const RunSpec& spec)
{
    JobRequest jobRequest = clusterRequest(spec, 0);
    jobRequest.nodes = jobRequest.ranks = jobRequest.ranksPerNode = 1;
    jobRequest.gpusPerNode = 0;
    jobRequest.gpuType.clear();
    return jobRequest;
}

} // namespace

RunSpec stageRun(const RunSpec& spec, Machine& machine, const std::string& engineHere, const std::string& runDirectory,
                 ProgramCourier& programs, const Staging::Progress& progress)
{
    if (spec.program)
        return programs.bring(spec, machine, runDirectory, progress);
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
    request.jobRequest = preparationRequest(spec);
    there.data = stageData(request, *machine.transport, *machine.scheduler, progress);
    return there;
}

} // namespace trainyard
