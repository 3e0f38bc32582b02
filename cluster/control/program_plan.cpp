// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/program_plan.h"

#include "backend/protocol/program_command.h"
#include "backend/protocol/reasons_program.h"
#include "cluster/control/program_courier.h"
#include "cluster/jobs/program_files.h"
#include "cluster/jobs/program_staging.h"

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace {

constexpr std::size_t kMostNames = 3;
constexpr int kUsualPort = 29500;

std::vector<std::string> firstOf(const std::vector<std::string>& names)
{
    std::vector<std::string> some(names.begin(),
                                  names.begin() + static_cast<std::ptrdiff_t>(std::min(kMostNames, names.size())));
    if (some.size() < names.size())
        some.emplace_back("…");
    return some;
}

/// What stands for the job's allocation before there is one.
ProgramAllocation expectedAllocation(const RunSpec& spec, const JobTemplate& jobs)
{
    ProgramAllocation allocation;
    allocation.job = "JOB";
    allocation.nodes = std::max(1, spec.resources.placement.nodes);
    allocation.firstHost = "FIRST-NODE";
    allocation.port = kUsualPort;
    const std::string ranks = std::to_string(spec.resources.ranks);
    if (spec.resources.ranks > 1 && jobs.launcher == RankLauncher::Srun)
        allocation.mpiWords = {"srun", "--mpi=" + jobs.mpiType, "--ntasks=" + ranks};
    else if (spec.resources.ranks > 1 && jobs.launcher == RankLauncher::Mpirun)
        allocation.mpiWords = {"mpirun", "-n", ranks};
    return allocation;
}

} // namespace

std::vector<Reason> programPlan(const RunSpec& spec, const JobTemplate* jobs)
{
    std::vector<Reason> plan;
    const std::string& folder = spec.program->folder;
    RunSpec there = spec;
    ProgramPlace place;
    place.run = "RUN";
    std::error_code code;
    if (std::filesystem::is_directory(folder, code)) {
        const ProgramFiles files = programFiles(folder);
        const std::size_t count = files.fileCount();
        plan.push_back(files.git
                           ? programReason("program.plan-brings", count, PathText{folder}, ByteCount{files.bytes})
                           : programReason("program.plan-brings-all", count, PathText{folder}, ByteCount{files.bytes}));
        if (!files.linksOut.empty())
            plan.push_back(programReason("program.plan-links", files.linksOut.size(), firstOf(files.linksOut)));
        if (!files.special.empty())
            plan.push_back(programReason("program.plan-special", files.special.size(), firstOf(files.special)));
        there = relocatedProgram(spec, folder, place.run + "/" + kProgramCopy);
    } else {
        plan.push_back(programReason("program.plan-there", PathText{folder}));
    }
    if (jobs)
        place.allocation = expectedAllocation(spec, *jobs);
    plan.push_back(programReason("program.plan-starts", Quotation{shellLine(programCommand(there, place).arguments)}));
    return plan;
}

} // namespace trainyard
