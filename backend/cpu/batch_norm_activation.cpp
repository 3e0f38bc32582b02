// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_loops.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/vector_activation.h"
#include "backend/ops/bfloat16.h"

namespace trainyard::cpu {
namespace {

template <typename T>
TRAINYARD_INLINE void gradientTaskOf(const T* x, const T* g, T* out, std::int64_t pixels, std::int64_t stride,
                                     std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                     Activation activation)
{
    withActivation(
        activation, [&](auto fixed) __attribute__((always_inline)) {
            for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
                for (std::int64_t c = 0; c < lanes; ++c) {
                    const std::int64_t at = i * stride + c;
                    out[at] = stored<T>(
                        passedAt<fixed.value>((loaded(x[at]) - mean[c]) * scale[c] + shift[c], loaded(g[at])));
                }
        });
}

TRAINYARD_VECTORISED void gradientTask(const float* x, const float* g, float* out, std::int64_t pixels,
                                       std::int64_t stride, std::int64_t lanes, const float* mean, const float* scale,
                                       const float* shift, Activation activation)
{
    gradientTaskOf(x, g, out, pixels, stride, lanes, mean, scale, shift, activation);
}
TRAINYARD_VECTORISED void gradientTask(const Bfloat16* x, const Bfloat16* g, Bfloat16* out, std::int64_t pixels,
                                       std::int64_t stride, std::int64_t lanes, const float* mean, const float* scale,
                                       const float* shift, Activation activation)
{
    gradientTaskOf(x, g, out, pixels, stride, lanes, mean, scale, shift, activation);
}

template <typename T>
void gradientOf(const NormBackward& at, Activation activation, const float* scale, const float* shift, T* out)
{
    const ChannelLayout& layout = at.layout;
    parallelRange(layout.tasks(), at.threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t task = begin; task < end; ++task) {
            const std::int64_t offset = layout.taskOffset(task);
            const std::int64_t c = task % layout.groups * layout.lanes;
            gradientTask(static_cast<const T*>(at.x) + offset, static_cast<const T*>(at.outputGradient) + offset,
                         out + offset, layout.pixels, layout.pixelStride, layout.lanes, at.mean + c, scale + c,
                         shift + c, activation);
        }
    });
    clearPadding(layout, out);
}

} // namespace

void normActivationGradient(const NormBackward& at, Activation activation, void* out)
{
    const ChannelLayout& layout = at.layout;
    float* scale = at.factors;
    float* shift = at.factors + layout.paddedChannels();
    for (std::int64_t c = 0; c < layout.paddedChannels(); ++c) {
        scale[c] = c < layout.channels ? at.gamma[c] * at.inverse[c] : 0.0f;
        shift[c] = c < layout.channels ? at.beta[c] : 0.0f;
    }
    at.type == DataType::BF16 ? gradientOf(at, activation, scale, shift, static_cast<Bfloat16*>(out))
                              : gradientOf(at, activation, scale, shift, static_cast<float*>(out));
}

} // namespace trainyard::cpu
