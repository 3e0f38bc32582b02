// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_loops.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/vector_activation.h"

namespace trainyard::cpu {
namespace {

TRAINYARD_VECTORISED void gradientTask(const float* x, const float* g, float* out, std::int64_t pixels,
                                       std::int64_t stride, std::int64_t lanes, const float* mean, const float* scale,
                                       const float* shift, Activation activation)
{
    withActivation(activation, [&](auto fixed) __attribute__((always_inline)) {
        for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
            for (std::int64_t c = 0; c < lanes; ++c) {
                const std::int64_t at = i * stride + c;
                out[at] = passedAt<fixed.value>((x[at] - mean[c]) * scale[c] + shift[c], g[at]);
            }
    });
}

} // namespace

void normActivationGradient(const NormBackward& at, Activation activation, float* out)
{
    const ChannelLayout& layout = at.layout;
    float* scale = at.factors;
    float* shift = at.factors + layout.paddedChannels();
    for (std::int64_t c = 0; c < layout.paddedChannels(); ++c) {
        scale[c] = c < layout.channels ? at.gamma[c] * at.inverse[c] : 0.0f;
        shift[c] = c < layout.channels ? at.beta[c] : 0.0f;
    }
    parallelRange(layout.tasks(), at.threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t task = begin; task < end; ++task) {
            const std::int64_t offset = layout.taskOffset(task);
            const std::int64_t c = task % layout.groups * layout.lanes;
            gradientTask(at.x + offset, at.outputGradient + offset, out + offset, layout.pixels, layout.pixelStride,
                         layout.lanes, at.mean + c, scale + c, shift + c, activation);
        }
    });
    clearPadding(layout, out);
}

} // namespace trainyard::cpu
