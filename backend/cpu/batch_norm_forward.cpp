// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_lanes.h"
#include "backend/cpu/batch_norm_loops.h"

#include <cmath>

namespace trainyard::cpu {
namespace {

/// Mean and Σ(x − mean)² of each lane over the pixels: shifted by the first pixel to keep the difference of squares
/// well conditioned.
template <int kLanes, typename T>
TRAINYARD_INLINE void fixedMoments(const T* x, std::int64_t pixels, std::int64_t stride, float* mean, float* squares)
{
    float first[kLanes], sum[2][kLanes], square[2][kLanes];
    for (int c = 0; c < kLanes; ++c) {
        first[c] = loaded(x[c]);
        sum[0][c] = sum[1][c] = square[0][c] = square[1][c] = 0.0f;
    }
    std::int64_t i = 0;
    for (; i + 2 <= pixels; i += 2)
        for (int k = 0; k < 2; ++k)
            for (int c = 0; c < kLanes; ++c) {
                const float d = loaded(x[(i + k) * stride + c]) - first[c];
                sum[k][c] += d;
                square[k][c] += d * d;
            }
    for (; i < pixels; ++i)
        for (int c = 0; c < kLanes; ++c) {
            const float d = loaded(x[i * stride + c]) - first[c];
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

template <typename T>
TRAINYARD_INLINE void momentsTaskOf(const T* x, std::int64_t pixels, std::int64_t stride, std::int64_t lanes,
                                    float* mean, float* squares)
{
    withLanes(
        lanes, [&](auto fixed) __attribute__((always_inline)) {
            if constexpr (fixed.value > 0) {
                fixedMoments<fixed.value>(x, pixels, stride, mean, squares);
            } else {
                const auto count = static_cast<float>(pixels);
                for (std::int64_t c = 0; c < lanes; ++c)
                    mean[c] = squares[c] = 0.0f;
                for (std::int64_t i = 0; i < pixels; ++i)
                    for (std::int64_t c = 0; c < lanes; ++c) {
                        const float d = loaded(x[i * stride + c]) - loaded(x[c]);
                        mean[c] += d;
                        squares[c] += d * d;
                    }
                for (std::int64_t c = 0; c < lanes; ++c) {
                    squares[c] = std::max(squares[c] - mean[c] * mean[c] / count, 0.0f);
                    mean[c] = loaded(x[c]) + mean[c] / count;
                }
            }
        });
}

TRAINYARD_VECTORISED void momentsTask(const float* x, std::int64_t pixels, std::int64_t stride, std::int64_t lanes,
                                      float* mean, float* squares)
{
    momentsTaskOf(x, pixels, stride, lanes, mean, squares);
}
TRAINYARD_VECTORISED void momentsTask(const Bfloat16* x, std::int64_t pixels, std::int64_t stride, std::int64_t lanes,
                                      float* mean, float* squares)
{
    momentsTaskOf(x, pixels, stride, lanes, mean, squares);
}

/// y = act((x − mean) · scale + shift)
template <typename T>
TRAINYARD_INLINE void normaliseTaskOf(const T* x, T* y, std::int64_t pixels, std::int64_t stride, std::int64_t lanes,
                                      const float* mean, const float* scale, const float* shift, Activation activation)
{
    const Bounds bounds(activation);
    withLanes(
        lanes, [&](auto fixed) __attribute__((always_inline)) {
            const Constants<fixed.value> m(mean), a(scale), b(shift);
            const std::int64_t width = fixed.value > 0 ? fixed.value : lanes;
            for (std::int64_t i = 0; i < pixels; ++i)
#pragma GCC ivdep
                for (std::int64_t c = 0; c < width; ++c) {
                    float value = (loaded(x[i * stride + c]) - m[c]) * a[c] + b[c];
                    value = value < bounds.floor ? bounds.floor : value; // keeps NaN
                    y[i * stride + c] = stored<T>(value > bounds.ceiling ? bounds.ceiling : value);
                }
        });
}

TRAINYARD_VECTORISED void normaliseTask(const float* x, float* y, std::int64_t pixels, std::int64_t stride,
                                        std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                        Activation activation)
{
    normaliseTaskOf(x, y, pixels, stride, lanes, mean, scale, shift, activation);
}
TRAINYARD_VECTORISED void normaliseTask(const Bfloat16* x, Bfloat16* y, std::int64_t pixels, std::int64_t stride,
                                        std::int64_t lanes, const float* mean, const float* scale, const float* shift,
                                        Activation activation)
{
    normaliseTaskOf(x, y, pixels, stride, lanes, mean, scale, shift, activation);
}

template <typename T>
void normalise(const NormForward& at)
{
    const auto* x = static_cast<const T*>(at.x);
    auto* y = static_cast<T*>(at.y);
    const ChannelLayout& layout = at.layout;
    forEachTask(layout, at.threads, [&](std::int64_t, std::int64_t offset, std::int64_t c) {
        normaliseTask(x + offset, y + offset, layout.pixels, layout.pixelStride, layout.lanes, at.mean + c,
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

template <typename T>
void training(const NormForward& at)
{
    const auto* x = static_cast<const T*>(at.x);
    const ChannelLayout& layout = at.layout;
    const std::int64_t padded = layout.paddedChannels();
    float* squares = at.partial + layout.batch * padded;
    forEachTask(layout, at.threads, [&](std::int64_t task, std::int64_t offset, std::int64_t) {
        momentsTask(x + offset, layout.pixels, layout.pixelStride, layout.lanes, at.partial + task * layout.lanes,
                    squares + task * layout.lanes);
    });
    // Every sample has the same number of pixels, so the mean is an average of means and Chan's formula simplifies.
    const auto pixels = static_cast<double>(layout.pixels);
    const auto momentsOf = [&](std::int64_t c) {
        double mean = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n)
            mean += static_cast<double>(at.partial[n * padded + c]);
        mean /= static_cast<double>(layout.batch);
        double square = 0.0;
        for (std::int64_t n = 0; n < layout.batch; ++n) {
            const double distance = static_cast<double>(at.partial[n * padded + c]) - mean;
            square += static_cast<double>(squares[n * padded + c]) + pixels * distance * distance;
        }
        return std::pair(mean, square);
    };
    ChannelMoments whole{pixels * static_cast<double>(layout.batch), {}, {}};
    if (at.ranks) {
        for (std::int64_t c = 0; c < layout.channels; ++c) {
            const auto [mean, square] = momentsOf(c);
            whole.means.push_back(mean);
            whole.squares.push_back(square);
        }
        syncMoments(*at.ranks, whole);
    }
    const double count = whole.count;
    const double correction = count > 1.0 ? count / (count - 1.0) : 1.0;
    const auto keep = static_cast<double>(at.momentum);
    for (std::int64_t c = 0; c < padded; ++c) {
        const bool summed = at.ranks && c < layout.channels;
        const auto [mean, square] =
            summed ? std::pair(whole.means[static_cast<std::size_t>(c)], whole.squares[static_cast<std::size_t>(c)])
                   : momentsOf(c);
        const double variance = square / count;
        at.mean[c] = static_cast<float>(mean);
        at.inverse[c] = c < layout.channels
                            ? static_cast<float>(1.0 / std::sqrt(variance + static_cast<double>(at.epsilon)))
                            : 0.0f;
        if (c < layout.channels) {
            at.runningMean[c] = static_cast<float>(keep * static_cast<double>(at.runningMean[c]) + (1.0 - keep) * mean);
            at.runningVariance[c] = static_cast<float>(keep * static_cast<double>(at.runningVariance[c]) +
                                                       (1.0 - keep) * variance * correction);
        }
        setAffine(at, c);
    }
    normalise<T>(at);
}

template <typename T>
void inference(const NormForward& at)
{
    for (std::int64_t c = 0; c < at.layout.paddedChannels(); ++c) {
        const bool padding = c >= at.layout.channels;
        at.mean[c] = padding ? 0.0f : at.runningMean[c];
        at.inverse[c] = padding ? 0.0f
                                : static_cast<float>(1.0 / std::sqrt(static_cast<double>(at.runningVariance[c]) +
                                                                     static_cast<double>(at.epsilon)));
        setAffine(at, c);
    }
    normalise<T>(at);
}

} // namespace

void normTraining(const NormForward& at)
{
    at.type == DataType::BF16 ? training<Bfloat16>(at) : training<float>(at);
}

void normInference(const NormForward& at)
{
    at.type == DataType::BF16 ? inference<Bfloat16>(at) : inference<float>(at);
}

} // namespace trainyard::cpu
