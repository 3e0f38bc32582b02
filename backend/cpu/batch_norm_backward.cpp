// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_lanes.h"
#include "backend/cpu/batch_norm_loops.h"

namespace trainyard::cpu {
namespace {

/// The gradient if the activation is open, else 0. The load must not depend on the condition, or the loop is not
/// vectorised.
TRAINYARD_INLINE float passed(float before, float gradient, const Bounds& bounds)
{
    const float opened = before > bounds.floor ? gradient : 0.0f;
    return before < bounds.ceiling ? opened : 0.0f;
}

/// sum = Σ g and product = Σ g · (x − mean) of each lane, where g is the gradient of the activation's input.
template <int kLanes, typename T>
TRAINYARD_INLINE void fixedGradientSums(const T* x, const T* g, std::int64_t pixels, std::int64_t stride,
                                        const float* mean, const float* scale, const float* shift, const Bounds& bounds,
                                        float* sum, float* product)
{
    float s[kLanes], p[kLanes], m[kLanes], a[kLanes], b[kLanes];
    for (int c = 0; c < kLanes; ++c) {
        s[c] = p[c] = 0.0f;
        m[c] = mean[c];
        a[c] = scale[c];
        b[c] = shift[c];
    }
    for (std::int64_t i = 0; i < pixels; ++i)
        for (int c = 0; c < kLanes; ++c) {
            const float d = loaded(x[i * stride + c]) - m[c];
            const float before = d * a[c] + b[c];
            const float gradient = passed(before, loaded(g[i * stride + c]), bounds);
            s[c] += gradient;
            p[c] += gradient * d;
        }
    for (int c = 0; c < kLanes; ++c) {
        sum[c] = s[c];
        product[c] = p[c];
    }
}

template <typename T>
TRAINYARD_INLINE void gradientSumsTaskOf(const T* x, const T* g, std::int64_t pixels, std::int64_t stride,
                                         std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                         Activation activation, float* sum, float* product)
{
    const Bounds bounds(activation);
    withLanes(
        lanes, [&](auto fixed) __attribute__((always_inline)) {
            if constexpr (fixed.value > 0) {
                fixedGradientSums<fixed.value>(x, g, pixels, stride, mean, scale, shift, bounds, sum, product);
            } else {
                for (std::int64_t c = 0; c < lanes; ++c)
                    sum[c] = product[c] = 0.0f;
                for (std::int64_t i = 0; i < pixels; ++i)
                    for (std::int64_t c = 0; c < lanes; ++c) {
                        const float d = loaded(x[i * stride + c]) - mean[c];
                        const float before = d * scale[c] + shift[c];
                        const float gradient = passed(before, loaded(g[i * stride + c]), bounds);
                        sum[c] += gradient;
                        product[c] += gradient * d;
                    }
            }
        });
}

TRAINYARD_VECTORISED void gradientSumsTask(const float* x, const float* g, std::int64_t pixels, std::int64_t stride,
                                           std::int64_t lanes, const float* mean, const float* scale,
                                           const float* shift, Activation activation, float* sum, float* product)
{
    gradientSumsTaskOf(x, g, pixels, stride, lanes, mean, scale, shift, activation, sum, product);
}
TRAINYARD_VECTORISED void gradientSumsTask(const Bfloat16* x, const Bfloat16* g, std::int64_t pixels,
                                           std::int64_t stride, std::int64_t lanes, const float* mean,
                                           const float* scale, const float* shift, Activation activation, float* sum,
                                           float* product)
{
    gradientSumsTaskOf(x, g, pixels, stride, lanes, mean, scale, shift, activation, sum, product);
}

/// dx (+)= scale · g + slope · (x − mean) + offset
template <typename T>
TRAINYARD_INLINE void inputGradientTaskOf(const T* x, const T* g, T* dx, std::int64_t pixels, std::int64_t stride,
                                          std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                          const float* slope, const float* offset, Activation activation,
                                          bool accumulate)
{
    const Bounds bounds(activation);
    const auto loop = [&](auto fixed, auto adds) __attribute__((always_inline))
    {
        const Constants<fixed.value> m(mean), a(scale), b(shift), s(slope), o(offset);
        const std::int64_t width = fixed.value > 0 ? fixed.value : lanes;
        for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
            for (std::int64_t c = 0; c < width; ++c) {
                const std::int64_t at = i * stride + c;
                const float d = loaded(x[at]) - m[c];
                const float gradient = passed(d * a[c] + b[c], loaded(g[at]), bounds);
                const float value = a[c] * gradient + (s[c] * d + o[c]);
                dx[at] = stored<T>(adds.value ? loaded(dx[at]) + value : value);
            }
    };
    withLanes(
        lanes, [&](auto fixed) __attribute__((always_inline)) {
            if (accumulate)
                loop(fixed, std::true_type());
            else
                loop(fixed, std::false_type());
        });
}

TRAINYARD_VECTORISED void inputGradientTask(const float* x, const float* g, float* dx, std::int64_t pixels,
                                            std::int64_t stride, std::int64_t lanes, const float* mean,
                                            const float* scale, const float* shift, const float* slope,
                                            const float* offset, Activation activation, bool accumulate)
{
    inputGradientTaskOf(x, g, dx, pixels, stride, lanes, mean, scale, shift, slope, offset, activation, accumulate);
}
TRAINYARD_VECTORISED void inputGradientTask(const Bfloat16* x, const Bfloat16* g, Bfloat16* dx, std::int64_t pixels,
                                            std::int64_t stride, std::int64_t lanes, const float* mean,
                                            const float* scale, const float* shift, const float* slope,
                                            const float* offset, Activation activation, bool accumulate)
{
    inputGradientTaskOf(x, g, dx, pixels, stride, lanes, mean, scale, shift, slope, offset, activation, accumulate);
}

template <typename T>
void backward(const NormBackward& at)
{
    const auto* x = static_cast<const T*>(at.x);
    const auto* gradient = static_cast<const T*>(at.outputGradient);
    const ChannelLayout& layout = at.layout;
    const std::int64_t padded = layout.paddedChannels();
    float* scale = at.factors;
    float* shift = at.factors + padded;
    float* slope = at.factors + 2 * padded;
    float* offsets = at.factors + 3 * padded;
    for (std::int64_t c = 0; c < padded; ++c) {
        scale[c] = c < layout.channels ? at.gamma[c] * at.inverse[c] : 0.0f;
        shift[c] = c < layout.channels ? at.beta[c] : 0.0f;
    }
    float* products = at.partial + layout.batch * padded;
    forEachTask(layout, at.threads, [&](std::int64_t task, std::int64_t offset, std::int64_t c) {
        gradientSumsTask(x + offset, gradient + offset, layout.pixels, layout.pixelStride, layout.lanes, at.mean + c,
                         scale + c, shift + c, at.activation, at.partial + task * layout.lanes,
                         products + task * layout.lanes);
    });
    const double count = static_cast<double>(layout.pixels * layout.batch);
    const auto setInput = [&](std::int64_t c, double sum, double product) {
        const auto inverse = static_cast<double>(at.inverse[c]);
        const double outer = static_cast<double>(scale[c]) / count;
        slope[c] = static_cast<float>(-outer * inverse * inverse * product);
        offsets[c] = static_cast<float>(-outer * sum);
    };
    std::vector<double> sums, scaledSums; // per channel, for the other ranks
    for (std::int64_t c = 0; c < padded; ++c) {
        double sum = 0.0;
        double product = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n) {
            sum += static_cast<double>(at.partial[n * padded + c]);
            product += static_cast<double>(products[n * padded + c]);
        }
        setInput(c, sum, product);
        if (c < layout.channels) {
            at.gammaGradient[c] = static_cast<float>(product * static_cast<double>(at.inverse[c]));
            at.betaGradient[c] = static_cast<float>(sum);
            if (at.ranks) {
                sums.push_back(sum);
                scaledSums.push_back(product);
            }
        }
    }
    if (at.ranks) {
        syncGradientSums(*at.ranks, count, sums, scaledSums);
        for (std::size_t c = 0; c < sums.size(); ++c)
            setInput(static_cast<std::int64_t>(c), sums[c], scaledSums[c]);
    }
    if (!at.inputGradient)
        return;
    forEachTask(layout, at.threads, [&](std::int64_t, std::int64_t offset, std::int64_t c) {
        inputGradientTask(x + offset, gradient + offset, static_cast<T*>(at.inputGradient) + offset, layout.pixels,
                          layout.pixelStride, layout.lanes, at.mean + c, scale + c, shift + c, slope + c, offsets + c,
                          at.activation, at.accumulate);
    });
}

} // namespace

void normBackward(const NormBackward& at)
{
    at.type == DataType::BF16 ? backward<Bfloat16>(at) : backward<float>(at);
}

} // namespace trainyard::cpu
