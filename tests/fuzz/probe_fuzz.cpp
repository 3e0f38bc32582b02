// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/scheduler/slurm_probe.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/section_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// What a cluster tells about itself, and what the window concludes from it.
void trainyard::fuzz::probe(const std::uint8_t* data, std::size_t size)
{
    const FramedAnswer answer =
        answerOf(textOf(data, size), {"clock", "user", "config", "partitions", "nodes", "gpus", "associations",
                                      "account", "qos", "mpi", "tools", "disk", "quota", "engine"});
    read([&] {
        const ClusterFacts facts = parseProbe(answer);
        JobRequest request = defaultRequest(facts);
        request.token = "ty-a-1";
        request.runDirectory = "/runs/a";
        for (const Error& problem : requestProblems(request, facts))
            must(!problem.reason.empty(), "a problem without a reason");
        must(jobsAtOnce(request, facts) >= 0, "fewer than no jobs at once");
        launcherWorks(fittingTemplate({}, facts), facts);
    });
}
