// SPDX-License-Identifier: Apache-2.0
// What reads the batch: normalisation of its images or features.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/each_item.h"

namespace trainyard::cuda {
namespace {

/// mean and deviation of each channel, one behind the other.
__global__ void normalise(const StepState* state, bool features, const float* constants, std::int64_t channels, View y,
                          std::int64_t count)
{
    const std::uint8_t* images = state->images;
    const float* values = state->features;
    forEachItem(count, [&](std::int64_t i) {
        const std::int64_t c = i % channels;
        const float value = features ? values[i] : static_cast<float>(images[i]) / 255.0f;
        y.set(i, (value - constants[c]) / constants[channels + c]);
    });
}

} // namespace

std::unique_ptr<Kernel> makeKernel(const NormalizeInput& op, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const Shape shape = request.slots.output->shape;
    std::vector<float> constants = op.mean;
    constants.insert(constants.end(), op.deviation.begin(), op.deviation.end());
    kernel->kept = allocateDevice(constants.size() * sizeof(float));
    context.upload(kernel->kept.get(), constants.data(), constants.size() * sizeof(float));
    kernel->onFeed = [shape, features = op.features, &context](const Frame&, const StepContext& step) {
        const auto count = static_cast<std::size_t>(shape.elements());
        features ? context.inputs().stage(Input::Features, step.features, count * sizeof(float))
                 : context.inputs().stage(Input::Images, step.images, count);
    };
    kernel->onRun = [shape, features = op.features, &context, memory = kernel->kept](const Frame& frame) {
        launchItems(context, normalise, shape.elements(), context.inputs().state(), features,
                    static_cast<const float*>(memory.get()), shape.c, frame.output(), shape.elements());
    };
    return kernel;
}

} // namespace trainyard::cuda
