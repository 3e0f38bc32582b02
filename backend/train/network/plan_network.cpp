// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/graph/arena_plan.h"
#include "backend/models/describe_net.h"
#include "backend/models/model_options.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/network/network.h"
#include "backend/train/network/run_time_overhead.h"

namespace trainyard {
namespace {

constexpr auto kFloat = static_cast<std::int64_t>(sizeof(float));

std::int64_t bytesOf(const ScheduledTensor& tensor)
{
    return tensor.shape.elements() * static_cast<std::int64_t>(sizeOf(tensor.type));
}

/// Plain NHWC for every value and gradient; a device's padding and workspaces come on top.
std::int64_t activationBytes(const Graph& graph, const NetworkOptions& options, bool training)
{
    const bool joins = joinsLayers(options);
    const Schedule schedule =
        buildSchedule(graph.fused(joins), options.microBatchSize(), training, activationType(options.precision), joins);
    std::vector<Lifetime> lives = lifetimes(schedule);
    for (std::size_t t = 0; t < lives.size(); ++t)
        lives[t].bytes = lives[t].first < 0 ? 0 : bytesOf(schedule.tensors[t]);
    for (const ScheduledKernel& kernel : schedule.kernels) {
        for (std::size_t k = 0; k < kernel.tensors.saved.size(); ++k) {
            const auto saved = static_cast<std::size_t>(kernel.tensors.saved[k].value);
            lives[saved].bytes =
                savedBytes(kernel.op, static_cast<int>(k), kernel.inputShapes, schedule.tensors[saved].shape);
        }
        lives[static_cast<std::size_t>(kernel.tensors.workspace.value)].bytes = 0;
    }
    return planArena(lives).bytes;
}

} // namespace

PlanAnswer planNetwork(const NetworkOptions& options)
{
    if (options.batchSize < 1)
        throw Failure(ErrorKind::BadInput, "build the network", {}, runReason("run.batch-size"));
    const Graph graph = options.graph
                            ? *options.graph
                            : buildModel({options.model, options.image, options.classes, options.labelSmoothing,
                                          options.mean, options.deviation, options.loss, options.features});
    PlanAnswer answer;
    NetDescription net = describeNet(graph);
    const std::int64_t parameters = net.parameters();
    answer.parameters = parameters;
    answer.flopsPerSample = net.flops();
    MemoryPlan memory;
    memory.parameters = (parameters + net.statistics()) * kFloat;
    memory.gradients = parameters * kFloat * (options.microBatches > 1 ? 2 : 1);
    memory.optimizerState = static_cast<std::int64_t>(options.updateRule().stateNames().size()) * parameters * kFloat;
    memory.activations = activationBytes(graph, options, true);
    if (options.validatesBeside) {
        memory.parameters *= 2;
        memory.activations += activationBytes(graph, options, false);
    }
    memory.total = memory.parameters + memory.gradients + memory.optimizerState + memory.activations +
                   runTimeOverhead(options, parameters);
    answer.memory = memory;
    answer.layers = std::move(net.layers);
    return answer;
}

} // namespace trainyard
