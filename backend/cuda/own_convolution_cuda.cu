// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/each_item.h"
#include "backend/cuda/own_convolution.h"

namespace trainyard::cuda {
namespace {

__global__ void directForward(View x, const float* w, View y, ConvolutionShape s)
{
    const std::int64_t groupFilters = s.y.c / s.groups;
    forEachItem(s.y.elements(), [&](std::int64_t i) {
        const std::int64_t k = i % s.y.c;
        const std::int64_t q = i / s.y.c % s.y.w;
        const std::int64_t p = i / (s.y.c * s.y.w) % s.y.h;
        const std::int64_t n = i / s.y.sample();
        const std::int64_t first = k / groupFilters * s.w.c;
        float sum = 0.0f;
        for (std::int64_t r = 0; r < s.w.h; ++r)
            for (std::int64_t t = 0; t < s.w.w; ++t) {
                const std::int64_t row = p * s.strideHeight + r - s.placement.top;
                const std::int64_t column = q * s.strideWidth + t - s.placement.left;
                if (row < 0 || row >= s.x.h || column < 0 || column >= s.x.w)
                    continue;
                const std::int64_t from = ((n * s.x.h + row) * s.x.w + column) * s.x.c + first;
                const std::int64_t weight = ((k * s.w.h + r) * s.w.w + t) * s.w.c;
                for (std::int64_t c = 0; c < s.w.c; ++c)
                    sum += x.get(from + c) * w[weight + c];
            }
        y.set(i, sum);
    });
}

__global__ void directDataGradient(View dy, const float* w, View dx, ConvolutionShape s)
{
    const std::int64_t groupFilters = s.y.c / s.groups;
    forEachItem(s.x.elements(), [&](std::int64_t i) {
        const std::int64_t channel = i % s.x.c;
        const std::int64_t column = i / s.x.c % s.x.w + s.placement.left;
        const std::int64_t row = i / (s.x.c * s.x.w) % s.x.h + s.placement.top;
        const std::int64_t n = i / s.x.sample();
        const std::int64_t firstFilter = channel / s.w.c * groupFilters;
        const std::int64_t c = channel % s.w.c;
        float sum = 0.0f;
        for (std::int64_t r = 0; r < s.w.h && r <= row; ++r)
            for (std::int64_t t = 0; t < s.w.w && t <= column; ++t) {
                if ((row - r) % s.strideHeight != 0 || (column - t) % s.strideWidth != 0)
                    continue;
                const std::int64_t p = (row - r) / s.strideHeight;
                const std::int64_t q = (column - t) / s.strideWidth;
                if (p >= s.y.h || q >= s.y.w)
                    continue;
                const std::int64_t from = ((n * s.y.h + p) * s.y.w + q) * s.y.c + firstFilter;
                for (std::int64_t k = 0; k < groupFilters; ++k)
                    sum += dy.get(from + k) * w[(((firstFilter + k) * s.w.h + r) * s.w.w + t) * s.w.c + c];
            }
        dx.set(i, sum);
    });
}

__global__ void directWeightGradient(View x, View dy, float* dw, ConvolutionShape s)
{
    const std::int64_t groupFilters = s.y.c / s.groups;
    forEachItem(s.w.elements(), [&](std::int64_t i) {
        const std::int64_t c = i % s.w.c;
        const std::int64_t t = i / s.w.c % s.w.w;
        const std::int64_t r = i / (s.w.c * s.w.w) % s.w.h;
        const std::int64_t k = i / s.w.sample();
        const std::int64_t channel = k / groupFilters * s.w.c + c;
        double sum = 0.0;
        for (std::int64_t n = 0; n < s.y.n; ++n)
            for (std::int64_t p = 0; p < s.y.h; ++p) {
                const std::int64_t row = p * s.strideHeight + r - s.placement.top;
                if (row < 0 || row >= s.x.h)
                    continue;
                float part = 0.0f;
                for (std::int64_t q = 0; q < s.y.w; ++q) {
                    const std::int64_t column = q * s.strideWidth + t - s.placement.left;
                    if (column >= 0 && column < s.x.w)
                        part += x.get(((n * s.x.h + row) * s.x.w + column) * s.x.c + channel) *
                                dy.get(((n * s.y.h + p) * s.y.w + q) * s.y.c + k);
                }
                sum += static_cast<double>(part);
            }
        dw[i] = static_cast<float>(sum);
    });
}

} // namespace

void OwnConvolution::forward(const CudaContext& context, View x, const float* w, View y) const
{
    launchItems(context, directForward, shape.y.elements(), x, w, y, shape);
}

void OwnConvolution::dataGradient(const CudaContext& context, View dy, const float* w, View dx) const
{
    launchItems(context, directDataGradient, shape.x.elements(), dy, w, dx, shape);
}

void OwnConvolution::weightGradient(const CudaContext& context, View x, View dy, float* dw) const
{
    launchItems(context, directWeightGradient, shape.w.elements(), x, dy, dw, shape);
}

} // namespace trainyard::cuda
