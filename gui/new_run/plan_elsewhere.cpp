// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_elsewhere.h"

#include "backend/protocol/reasons.h"
#include "gui/formats/format.h"
#include "gui/formats/machine_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

struct Elsewhere {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Elsewhere)
};

bool below(const SpecProblem& problem, std::string_view path)
{
    return std::string_view(problem.path).starts_with(path);
}

/// Whether the problem concerns the machine's cores, memory or GPUs.
bool ofMachine(const SpecProblem& problem)
{
    return below(problem, "/resources/") || problem.path == "/training/validation_threads";
}

bool hasBelow(const PlanAnswer& plan, std::string_view path)
{
    return std::any_of(plan.problems.begin(), plan.problems.end(),
                       [&](const SpecProblem& one) { return below(one, path); });
}

/// Whether the files exist here and still have to be uploaded.
bool isOnlyHere(const PlanAnswer& here, const PlanAnswer& there)
{
    const bool data = here.dataset && !there.dataset;
    const bool model = hasBelow(there, "/model") && !hasBelow(here, "/model");
    return data || model;
}

/// Of a program whose folder is here, the machine gets a copy: what is wrong with the folder is what `here` says.
void useFolderOf(const PlanAnswer& here, PlanAnswer& plan)
{
    const auto ofFolder = [](const SpecProblem& one) { return one.path == "/program/folder"; };
    if (std::any_of(here.problems.begin(), here.problems.end(), ofFolder))
        return;
    const auto ofScript = [](const SpecProblem& one) { return one.found.code == "program.script-absent"; };
    std::erase_if(plan.problems, [&](const SpecProblem& one) { return ofFolder(one) || ofScript(one); });
    std::copy_if(here.problems.begin(), here.problems.end(), std::back_inserter(plan.problems), ofScript);
}

/// The largest working node of a partition.
const NodeGroup* largestNode(const ClusterPartition* partition)
{
    const NodeGroup* largest = nullptr;
    if (partition)
        for (const NodeGroup& group : partition->groups)
            if (group.usable && (!largest || group.memory > largest->memory))
                largest = &group;
    return largest;
}

} // namespace

PlanAnswer planElsewhere(const RunSpec& spec, const PlanAnswer& here, const MachinePlan& there, bool cluster)
{
    const bool brought = isOnlyHere(here, there.plan);
    PlanAnswer plan = brought ? here : there.plan;
    const bool automatic = spec.training.batchSize == kAutoBatch;
    if (brought) {
        std::erase_if(plan.problems, ofMachine);
        std::erase_if(plan.warnings, ofMachine);
        std::copy_if(there.plan.problems.begin(), there.plan.problems.end(), std::back_inserter(plan.problems),
                     ofMachine);
        std::copy_if(there.plan.warnings.begin(), there.plan.warnings.end(), std::back_inserter(plan.warnings),
                     ofMachine);
        plan.cores = there.plan.cores;
        if (plan.memory) {
            const bool gpu = spec.resources.device == DeviceKind::Cuda && !there.devices.gpus.empty();
            plan.memory->gpu = gpu ? there.devices.gpus.front().name : std::string();
            plan.memory->gpuTotal = gpu ? std::max<std::int64_t>(0, there.devices.gpus.front().memoryTotal) : 0;
        }
    }
    if (spec.program)
        useFolderOf(here, plan);
    if (cluster && spec.program) { // the nodes may have what the login node lacks, and more GPUs
        const auto ofProgram = [](const SpecProblem& one) { return one.path.starts_with("/program/"); };
        std::erase_if(plan.problems, [](const SpecProblem& one) { return below(one, "/resources/placement/gpus"); });
        for (const SpecProblem& one : plan.problems)
            if (ofProgram(one) && one.allowed.code == kRemedyReason)
                plan.warnings.push_back({one.path, {}, one.found});
        std::erase_if(plan.problems,
                      [&](const SpecProblem& one) { return ofProgram(one) && one.allowed.code == kRemedyReason; });
    }
    // "auto" depends on the free memory of the machine that answered.
    if ((brought || cluster) && !automatic)
        std::erase_if(plan.warnings, [](const SpecProblem& one) { return one.path == "/training/batch_size"; });
    if (!cluster)
        return plan;
    const auto ofNode = [](const SpecProblem& one) {
        return one.path == "/resources/device" || one.path == "/resources/threads" ||
               one.path == "/training/validation_threads" || one.allowed.code == "plan.wants-cores";
    };
    std::erase_if(plan.problems, ofNode); // the nodes' resources are checked against Slurm's data
    std::erase_if(plan.warnings, ofNode);
    plan.cores.reset(); // the login node's
    if (plan.memory) {
        plan.memory->gpu.clear();
        plan.memory->gpuTotal = 0;
    }
    return plan;
}

PlanAnswer planUnasked(PlanAnswer here, const QString& machine)
{
    here.cores.reset();
    // What the program finds here says nothing of another machine.
    std::erase_if(here.problems, [](const SpecProblem& one) {
        return one.path.starts_with("/program/") && one.allowed.code == kRemedyReason;
    });
    std::erase_if(here.problems, [](const SpecProblem& one) { return below(one, "/resources/placement/gpus"); });
    std::erase_if(here.warnings, [](const SpecProblem& one) { return one.path.starts_with("/program/"); });
    const auto path = [](const SpecProblem& one) { return one.path == "/data/path"; };
    const bool missing = !here.dataset && std::any_of(here.problems.begin(), here.problems.end(), path);
    if (!missing)
        return here;
    std::erase_if(here.problems, path);
    here.warnings.push_back(
        {"/data/path", Elsewhere::tr("not found on this workstation").toStdString(),
         Elsewhere::tr("whether it exists on %1 is checked when the run starts").arg(machine).toStdString()});
    return here;
}

std::int64_t memoryElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const ClusterFacts* cluster)
{
    if (cluster) {
        const NodeGroup* node = largestNode(cluster->partition(spec.resources.placement.partition));
        return node ? node->memory << 20 : 0;
    }
    return there ? there->devices.cpu.memoryTotal : 0;
}

QString machineElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const ClusterFacts* cluster)
{
    QStringList parts;
    if (cluster) {
        const ClusterPartition* partition = cluster->partition(spec.resources.placement.partition);
        const NodeGroup* node = largestNode(partition);
        if (!node)
            return {};
        int nodes = 0;
        for (const NodeGroup& group : partition->groups)
            nodes += group.nodes;
        parts << QString::fromStdString(partition->name) << Elsewhere::tr("%Ln node(s)", nullptr, nodes)
              << coresText(node->cpus) << format::bytes(node->memory << 20);
        for (const NodeGpus& gpus : node->gpus)
            parts << gpuText(gpus.type, gpus.count);
    } else if (there) {
        parts << QString::fromStdString(there->devices.host) << coresText(there->devices.cpu.cores)
              << format::bytes(there->devices.cpu.memoryTotal);
        for (const GpuInfo& gpu : there->devices.gpus)
            parts << QString::fromStdString(gpu.name);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace trainyard
