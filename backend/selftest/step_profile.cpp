// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/step_profile.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/base/median.h"
#include "backend/graph/program.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network.h"

#include <algorithm>

namespace trainyard::selftest {
namespace {

/// A batch of random data, because zeros would be faster than real data.
struct RandomBatch {
    std::vector<std::uint8_t> images;
    std::vector<float> features;
    std::vector<std::int32_t> labels;

    RandomBatch(const Shape& sample, std::int64_t classes, int batch)
    {
        KeyedRandom random(7, RandomPurpose::Synthetic, 0);
        const auto values = static_cast<std::size_t>(sample.elements()) * static_cast<std::size_t>(batch);
        for (std::size_t i = 0; i < values; ++i) {
            images.push_back(static_cast<std::uint8_t>(random.below(256)));
            features.push_back(static_cast<float>(images.back()) / 128.0f - 1.0f);
        }
        for (int i = 0; i < batch; ++i)
            labels.push_back(static_cast<std::int32_t>(
                random.below(static_cast<std::uint32_t>(std::max<std::int64_t>(classes, 2)))));
        if (classes < 2)
            std::transform(labels.begin(), labels.end(), labels.begin(), [](std::int32_t label) { return label % 2; });
    }
    Batch view() const { return {images.data(), labels.data(), static_cast<int>(labels.size()), features.data()}; }
};

double bytesTouched(const Schedule& schedule, const ScheduledKernel& kernel)
{
    double bytes = 0.0;
    forEachTensor(kernel.tensors, [&](TensorId id) {
        const ScheduledTensor& tensor = schedule.tensors[static_cast<std::size_t>(id.value)];
        bytes += static_cast<double>(tensor.shape.elements()) * static_cast<double>(sizeOf(tensor.type));
    });
    return bytes;
}

double flopsOfKernel(const ScheduledKernel& kernel, int batch)
{
    std::vector<Shape> samples;
    for (const Shape& shape : kernel.inputShapes)
        samples.push_back(shape.withBatch(1));
    const double forward = static_cast<double>(flopsOf(kernel.op, samples)) * batch;
    if (kernel.direction != Direction::Backward)
        return forward;
    const bool weights = !kernel.tensors.parameterGradients.empty();
    const bool input = std::any_of(kernel.tensors.inputGradients.begin(), kernel.tensors.inputGradients.end(),
                                   [](TensorId id) { return static_cast<bool>(id); });
    return forward * (weights && input ? 2.0 : 1.0);
}

/// The optimizer on a program's parameters, with its own state and sums.
class TimedUpdate {
public:
    TimedUpdate(Device& device, ParameterStore& store, const OptimizerSettings& settings)
        : m_device(device), m_store(store), m_rule(makeOptimizerRule(settings, store)),
          m_kernel(device.createOptimizer(m_rule))
    {
        const auto bytes = static_cast<std::size_t>(store.trainableLength()) * sizeof(float);
        for (std::size_t s = 0; s <= m_rule.settings.stateNames().size(); ++s)
            m_buffers.push_back(device.allocate(bytes));
    }

    void run(int step)
    {
        OptimizerArguments arguments{m_store.weights(), m_store.gradients(), {}, m_store.trainableLength(), step};
        for (std::size_t s = 1; s < m_buffers.size(); ++s)
            arguments.state.push_back(static_cast<float*>(m_buffers[s].get()));
        m_kernel->feed(arguments, 1e-3);
        m_device.finish(); // otherwise this would measure the enqueuing
        const double start = steadyTime();
        m_kernel->accumulate(static_cast<float*>(m_buffers[0].get()), m_store.gradients(), m_store.trainableLength(),
                             0.5, false);
        m_device.finish();
        const double between = steadyTime();
        m_kernel->run(arguments, 1e-3);
        m_device.finish();
        accumulateSeconds.push_back(between - start);
        updateSeconds.push_back(steadyTime() - between);
    }

    std::vector<double> accumulateSeconds;
    std::vector<double> updateSeconds;

private:
    Device& m_device;
    ParameterStore& m_store;
    const OptimizerRule m_rule;
    std::unique_ptr<OptimizerKernel> m_kernel;
    std::vector<std::shared_ptr<void>> m_buffers; ///< sums, then the state
};

} // namespace

StepProfile profileStep(const Graph& graph, const StepProfileOptions& options)
{
    const std::unique_ptr<Device> device = makeDevice(options.device, options.threads);
    const bool joins = joinsLayers(options.device);
    const Graph fused = graph.fused(joins);
    ParameterStore store(fused);
    Arena arena(*device);
    if (const Reason reason = device->whyNot(activationType(options.precision)); !reason.empty())
        throw Failure(ErrorKind::Unsupported, "measure in", std::string(name(options.precision)),
                      engineReason("engine.use-fp32", reason));
    Program program(buildSchedule(fused, options.batch, true, activationType(options.precision), joins), *device, store,
                    arena, 1);
    TimedUpdate update(*device, store, options.optimizer);
    const RandomBatch data(fused.layer(0).output, fused.layer(fused.logits()).output.elements(), options.batch);
    StepProfile profile;
    for (const ScheduledKernel& kernel : program.schedule().kernels)
        profile.kernels.push_back({kernel.name, std::string(kindOf(kernel.op)), kernel.direction == Direction::Backward,
                                   0.0, 0.0, flopsOfKernel(kernel, options.batch),
                                   bytesTouched(program.schedule(), kernel)});
    std::vector<std::vector<double>> seconds(profile.kernels.size()); // by kernel and step
    for (int step = 0; step < options.steps; ++step) {
        LossSums sums;
        const std::vector<double> taken = program.profile({data.view(), 1, step, &sums});
        for (std::size_t k = 0; k < taken.size(); ++k)
            seconds[k].push_back(taken[k]);
        update.run(step);
    }
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        profile.kernels[k].seconds = *std::min_element(seconds[k].begin(), seconds[k].end());
        profile.kernels[k].usualSeconds = median(seconds[k]);
    }
    profile.updateSeconds = median(update.updateSeconds);
    profile.accumulateSeconds = median(update.accumulateSeconds);
    return profile;
}

double rooflineSeconds(const KernelProfile& kernel, double flopsPerSecond, double bytesPerSecond)
{
    return std::max(flopsPerSecond > 0.0 ? kernel.flops / flopsPerSecond : 0.0,
                    bytesPerSecond > 0.0 ? kernel.bytes / bytesPerSecond : 0.0);
}

} // namespace trainyard::selftest
