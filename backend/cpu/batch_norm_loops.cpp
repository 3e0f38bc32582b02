// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_loops.h"

#include "backend/cpu/loops.h"

#include <cmath>

// One pass over memory for the moments, one to normalise and rectify; backward the same. What the rectifier let pass is
// recomputed from x, so that y need not be read again. Work is split into tasks (a group of channels of a sample) whose
// results are combined in a fixed order, so the thread count does not change a bit.

namespace trainyard::cpu {
namespace {

/// Calls body(std::integral_constant<int, lanes>) for the lane counts of blocked layouts, or with 0 = any.
template <typename Body>
__attribute__((always_inline)) inline void withLanes(std::int64_t lanes, Body&& body)
{
    if (lanes == 16)
        body(std::integral_constant<int, 16>());
    else if (lanes == 8)
        body(std::integral_constant<int, 8>());
    else
        body(std::integral_constant<int, 0>());
}

/// Mean and Σ(x − mean)² of each lane over the pixels: shifted by the first pixel, which keeps the difference of squares
/// well conditioned.
template <int kLanes>
__attribute__((always_inline)) inline void momentsOf(const float* x, std::int64_t pixels, std::int64_t stride,
                                                     float* mean, float* squares)
{
    float first[kLanes], sum[2][kLanes], square[2][kLanes];
    for (int c = 0; c < kLanes; ++c) {
        first[c] = x[c];
        sum[0][c] = sum[1][c] = square[0][c] = square[1][c] = 0.0f;
    }
    std::int64_t i = 0;
    for (; i + 2 <= pixels; i += 2)
        for (int k = 0; k < 2; ++k)
            for (int c = 0; c < kLanes; ++c) {
                const float d = x[(i + k) * stride + c] - first[c];
                sum[k][c] += d;
                square[k][c] += d * d;
            }
    for (; i < pixels; ++i)
        for (int c = 0; c < kLanes; ++c) {
            const float d = x[i * stride + c] - first[c];
            sum[0][c] += d;
            square[0][c] += d * d;
        }
    const auto count = static_cast<float>(pixels);
    for (int c = 0; c < kLanes; ++c) {
        const float total = sum[0][c] + sum[1][c];
        mean[c] = first[c] + total / count;
        squares[c] = std::max(square[0][c] + square[1][c] - total * total / count, 0.0f);
    }
}

TRAINYARD_VECTORISED void momentsTask(const float* x, std::int64_t pixels, std::int64_t stride, std::int64_t lanes,
                                      float* mean, float* squares)
{
    withLanes(lanes, [&](auto fixed) __attribute__((always_inline)) {
        if constexpr (fixed.value > 0) {
            momentsOf<fixed.value>(x, pixels, stride, mean, squares);
        } else {
            const auto count = static_cast<float>(pixels);
            for (std::int64_t c = 0; c < lanes; ++c)
                mean[c] = squares[c] = 0.0f;
            for (std::int64_t i = 0; i < pixels; ++i)
                for (std::int64_t c = 0; c < lanes; ++c) {
                    const float d = x[i * stride + c] - x[c];
                    mean[c] += d;
                    squares[c] += d * d;
                }
            for (std::int64_t c = 0; c < lanes; ++c) {
                squares[c] = std::max(squares[c] - mean[c] * mean[c] / count, 0.0f);
                mean[c] = x[c] + mean[c] / count;
            }
        }
    });
}

/// A vector of per-channel constants: a copy on the stack where the number of lanes is fixed, so that the compiler knows
/// that no store changes it and keeps it in registers.
template <int kLanes>
struct Constants {
    __attribute__((always_inline)) explicit Constants(const float* from)
    {
        for (int c = 0; c < kLanes; ++c)
            values[c] = from[c];
    }
    float operator[](std::int64_t c) const { return values[c]; }
    float values[kLanes];
};
template <>
struct Constants<0> {
    explicit Constants(const float* from) : values(from) {}
    float operator[](std::int64_t c) const { return values[c]; }
    const float* values;
};

/// y = act((x − mean) · scale + shift)
TRAINYARD_VECTORISED void normaliseTask(const float* x, float* y, std::int64_t pixels, std::int64_t stride,
                                        std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                        Activation activation)
{
    const float floor = activation == Activation::None ? -__builtin_inff() : 0.0f;
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    withLanes(lanes, [&](auto fixed) __attribute__((always_inline)) {
        const Constants<fixed.value> m(mean), a(scale), b(shift);
        const std::int64_t width = fixed.value > 0 ? fixed.value : lanes;
        for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
            for (std::int64_t c = 0; c < width; ++c) {
                float value = (x[i * stride + c] - m[c]) * a[c] + b[c];
                value = value < floor ? floor : value; // keeps NaN
                y[i * stride + c] = value > ceiling ? ceiling : value;
            }
    });
}

/// The gradient where the activation is open. Its load must not depend on the condition, or nothing is vectorised.
__attribute__((always_inline)) inline float passed(float before, float gradient, float floor, float ceiling)
{
    const float opened = before > floor ? gradient : 0.0f;
    return before < ceiling ? opened : 0.0f;
}

/// sum = Σ g and product = Σ g · (x − mean) of each lane, g behind the activation.
template <int kLanes>
__attribute__((always_inline)) inline void gradientSums(const float* x, const float* g, std::int64_t pixels,
                                                        std::int64_t stride, const float* mean, const float* scale,
                                                        const float* shift, float floor, float ceiling, float* sum,
                                                        float* product)
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
            const float d = x[i * stride + c] - m[c];
            const float before = d * a[c] + b[c];
            const float gradient = passed(before, g[i * stride + c], floor, ceiling);
            s[c] += gradient;
            p[c] += gradient * d;
        }
    for (int c = 0; c < kLanes; ++c) {
        sum[c] = s[c];
        product[c] = p[c];
    }
}

TRAINYARD_VECTORISED void gradientSumsTask(const float* x, const float* g, std::int64_t pixels, std::int64_t stride,
                                           std::int64_t lanes, const float* mean, const float* scale,
                                           const float* shift, Activation activation, float* sum, float* product)
{
    const float floor = activation == Activation::None ? -__builtin_inff() : 0.0f;
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    withLanes(lanes, [&](auto fixed) __attribute__((always_inline)) {
        if constexpr (fixed.value > 0) {
            gradientSums<fixed.value>(x, g, pixels, stride, mean, scale, shift, floor, ceiling, sum, product);
        } else {
            for (std::int64_t c = 0; c < lanes; ++c)
                sum[c] = product[c] = 0.0f;
            for (std::int64_t i = 0; i < pixels; ++i)
                for (std::int64_t c = 0; c < lanes; ++c) {
                    const float d = x[i * stride + c] - mean[c];
                    const float before = d * scale[c] + shift[c];
                    const float gradient = passed(before, g[i * stride + c], floor, ceiling);
                    sum[c] += gradient;
                    product[c] += gradient * d;
                }
        }
    });
}

/// dx (+)= scale · g + slope · (x − mean) + offset
TRAINYARD_VECTORISED void inputGradientTask(const float* x, const float* g, float* dx, std::int64_t pixels,
                                            std::int64_t stride, std::int64_t lanes, const float* mean,
                                            const float* scale, const float* shift, const float* slope,
                                            const float* offset, Activation activation, bool accumulate)
{
    const float floor = activation == Activation::None ? -__builtin_inff() : 0.0f;
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    const auto loop = [&](auto fixed, auto adds) __attribute__((always_inline)) {
        const Constants<fixed.value> m(mean), a(scale), b(shift), s(slope), o(offset);
        const std::int64_t width = fixed.value > 0 ? fixed.value : lanes;
        for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
            for (std::int64_t c = 0; c < width; ++c) {
                const std::int64_t at = i * stride + c;
                const float d = x[at] - m[c];
                const float gradient = passed(d * a[c] + b[c], g[at], floor, ceiling);
                const float value = a[c] * gradient + (s[c] * d + o[c]);
                dx[at] = adds.value ? dx[at] + value : value;
            }
    };
    withLanes(lanes, [&](auto fixed) __attribute__((always_inline)) {
        if (accumulate)
            loop(fixed, std::true_type());
        else
            loop(fixed, std::false_type());
    });
}

/// Runs body(task, offset, first channel) for every task, spread over the threads.
template <typename Body>
void forEachTask(const ChannelLayout& layout, int threads, Body&& body)
{
    parallelRange(layout.tasks(), threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t task = begin; task < end; ++task)
            body(task, layout.taskOffset(task), task % layout.groups * layout.lanes);
    });
}

void normalise(const NormForward& at)
{
    const ChannelLayout& layout = at.layout;
    forEachTask(layout, at.threads, [&](std::int64_t, std::int64_t offset, std::int64_t c) {
        normaliseTask(at.x + offset, at.y + offset, layout.pixels, layout.pixelStride, layout.lanes, at.mean + c,
                      at.scale + c, at.shift + c, at.activation);
    });
}

/// scale and shift of a channel from its mean and inverse deviation.
void setAffine(const NormForward& at, std::int64_t c)
{
    const bool padding = c >= at.layout.channels;
    at.scale[c] = padding ? 0.0f : at.gamma[c] * at.inverse[c];
    at.shift[c] = padding ? 0.0f : at.beta[c];
}

} // namespace

void normTraining(const NormForward& at)
{
    const ChannelLayout& layout = at.layout;
    const std::int64_t padded = layout.paddedChannels();
    float* squares = at.partial + layout.batch * padded;
    forEachTask(layout, at.threads, [&](std::int64_t task, std::int64_t offset, std::int64_t) {
        momentsTask(at.x + offset, layout.pixels, layout.pixelStride, layout.lanes, at.partial + task * layout.lanes,
                    squares + task * layout.lanes);
    });
    // Every sample has the same number of pixels, so means average and Chan's formula is short.
    const auto pixels = static_cast<double>(layout.pixels);
    const double count = pixels * static_cast<double>(layout.batch);
    const double correction = count > 1.0 ? count / (count - 1.0) : 1.0;
    const auto keep = static_cast<double>(at.momentum);
    for (std::int64_t c = 0; c < padded; ++c) {
        double mean = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n)
            mean += static_cast<double>(at.partial[n * padded + c]);
        mean /= static_cast<double>(layout.batch);
        double square = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n) {
            const double distance = static_cast<double>(at.partial[n * padded + c]) - mean;
            square += static_cast<double>(squares[n * padded + c]) + pixels * distance * distance;
        }
        const double variance = square / count;
        at.mean[c] = static_cast<float>(mean);
        at.inverse[c] =
            c < layout.channels ? static_cast<float>(1.0 / std::sqrt(variance + static_cast<double>(at.epsilon))) : 0.0f;
        if (c < layout.channels) {
            at.runningMean[c] = static_cast<float>(keep * static_cast<double>(at.runningMean[c]) + (1.0 - keep) * mean);
            at.runningVariance[c] = static_cast<float>(keep * static_cast<double>(at.runningVariance[c])
                                                       + (1.0 - keep) * variance * correction);
        }
        setAffine(at, c);
    }
    normalise(at);
}

void normInference(const NormForward& at)
{
    for (std::int64_t c = 0; c < at.layout.paddedChannels(); ++c) {
        const bool padding = c >= at.layout.channels;
        at.mean[c] = padding ? 0.0f : at.runningMean[c];
        at.inverse[c] = padding ? 0.0f
                                : static_cast<float>(1.0 / std::sqrt(static_cast<double>(at.runningVariance[c])
                                                                     + static_cast<double>(at.epsilon)));
        setAffine(at, c);
    }
    normalise(at);
}

void normBackward(const NormBackward& at)
{
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
        gradientSumsTask(at.x + offset, at.outputGradient + offset, layout.pixels, layout.pixelStride, layout.lanes,
                         at.mean + c, scale + c, shift + c, at.activation, at.partial + task * layout.lanes,
                         products + task * layout.lanes);
    });
    const double count = static_cast<double>(layout.pixels * layout.batch);
    for (std::int64_t c = 0; c < padded; ++c) {
        double sum = 0.0;
        double product = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n) {
            sum += static_cast<double>(at.partial[n * padded + c]);
            product += static_cast<double>(products[n * padded + c]);
        }
        const auto inverse = static_cast<double>(at.inverse[c]);
        const double outer = static_cast<double>(scale[c]) / count;
        slope[c] = static_cast<float>(-outer * inverse * inverse * product);
        offsets[c] = static_cast<float>(-outer * sum);
        if (c < layout.channels) {
            at.gammaGradient[c] = static_cast<float>(product * inverse);
            at.betaGradient[c] = static_cast<float>(sum);
        }
    }
    if (!at.inputGradient)
        return;
    forEachTask(layout, at.threads, [&](std::int64_t, std::int64_t offset, std::int64_t c) {
        inputGradientTask(at.x + offset, at.outputGradient + offset, at.inputGradient + offset, layout.pixels,
                          layout.pixelStride, layout.lanes, at.mean + c, scale + c, shift + c, slope + c, offsets + c,
                          at.activation, at.accumulate);
    });
}

} // namespace trainyard::cpu
