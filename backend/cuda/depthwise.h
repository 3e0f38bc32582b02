// SPDX-License-Identifier: Apache-2.0
#pragma once

/// What the kernels of depthwise 3 × 3 convolutions share. A thread walks along a row of an image with a pack of
/// adjacent channels and reads each column of three rows once.
#include "backend/cuda/image_grid.h"
#include "backend/cuda/own_convolution.h"
#include "backend/cuda/packs.h"

#include <utility>

namespace trainyard::cuda {

constexpr int kTaps = 9;
constexpr int kDepthwisePack = 4; ///< channels of a thread: with more, the taps' sums would take all registers

/// What the kernels need to know of a convolution's shape.
struct Depthwise {
    Images x, y;
    int top = 0, left = 0;
    int strideHeight = 1, strideWidth = 1;

    explicit Depthwise(const ConvolutionShape& s)
        : x(s.x), y(s.y), top(static_cast<int>(s.placement.top)), left(static_cast<int>(s.placement.left)),
          strideHeight(s.strideHeight), strideWidth(s.strideWidth)
    {
    }
    /// With stride 1 the gradient of x is a convolution of y's gradient by the turned filter.
    Depthwise turned() const
    {
        Depthwise out = *this;
        std::swap(out.x, out.y);
        out.top = 2 - top;
        out.left = 2 - left;
        return out;
    }
};

/// A thread's row of an image and its channels.
struct RowOfThread {
    std::int64_t image = 0;
    int row = 0, channel = 0;
    bool there = false;

    template <int W>
    __device__ static RowOfThread of(const Images& images)
    {
        const auto packs = static_cast<unsigned>(images.channels / W);
        const std::int64_t thread = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
        const std::int64_t line = thread / packs;
        RowOfThread out;
        out.image = line / images.height;
        out.row = static_cast<int>(line - out.image * images.height);
        out.channel = static_cast<int>(thread - line * packs) * W;
        out.there = out.image < images.count;
        return out;
    }
};

/// The filter of a thread's channels.
template <int W>
struct Filter {
    float taps[3][3][W];

    __device__ Filter(const float* w, int channels, int channel)
    {
#pragma unroll
        for (int tap = 0; tap < kTaps; ++tap)
            loadPack<float, W>(w + tap * channels + channel, taps[tap / 3][tap % 3]);
    }
};

/// A column of three rows, some of which may lie outside of the image: zeros.
template <typename T, int W>
struct Column {
    float values[3][W];

    __device__ Column(const T* const (&rows)[3], int column, int width, int channels)
    {
#pragma unroll
        for (int r = 0; r < 3; ++r) {
            if (rows[r] && column >= 0 && column < width) {
                loadPack<T, W>(rows[r] + column * channels, values[r]);
            } else {
#pragma unroll
                for (int k = 0; k < W; ++k)
                    values[r][k] = 0.0f;
            }
        }
    }
    /// sums += column t of the filter
    __device__ void addTo(float (&sums)[W], const Filter<W>& filter, int t) const
    {
#pragma unroll
        for (int r = 0; r < 3; ++r)
#pragma unroll
            for (int k = 0; k < W; ++k)
                sums[k] += values[r][k] * filter.taps[r][t][k];
    }
};

/// The rows of an image that a result's row reads; null outside.
template <typename T, int W>
__device__ inline void rowsAbove(const T* (&rows)[3], const T* x, const RowOfThread& at, const Depthwise& s)
{
#pragma unroll
    for (int r = 0; r < 3; ++r) {
        const int above = at.row * s.strideHeight - s.top + r;
        rows[r] =
            above >= 0 && above < s.x.height ? x + at.image * s.x.sample + s.x.at(above, 0) + at.channel : nullptr;
    }
}

/// 1 or 2 if the strides in both directions are that, else 0.
inline int strideOf(const ConvolutionShape& shape)
{
    return shape.strideHeight == shape.strideWidth && shape.strideHeight <= 2 ? shape.strideHeight : 0;
}

/// Calls body.operator()<T, W>().
template <typename Body>
void withDepthwisePacks(const ConvolutionShape& shape, Body&& body)
{
    withType(shape.type, [&](auto type) {
        using T = decltype(type);
        if (shape.x.c % kDepthwisePack == 0)
            body.template operator()<T, kDepthwisePack>();
        else
            body.template operator()<T, 1>();
    });
}

} // namespace trainyard::cuda
