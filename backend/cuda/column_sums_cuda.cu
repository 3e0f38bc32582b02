// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"

namespace trainyard::cuda {
namespace {

constexpr int kLanes = 32; ///< columns per block
constexpr int kRows = 8;

/// Block (x, y) sums its part of the rows of 32 columns.
__global__ void partialSums(View values, std::int64_t rows, std::int64_t columns, float* partial)
{
    __shared__ float shared[kRows][kLanes];
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * kLanes + threadIdx.x;
    float sum = 0.0f;
    if (column < columns)
        for (std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * kRows + threadIdx.y; row < rows;
             row += static_cast<std::int64_t>(gridDim.y) * kRows)
            sum += values.get(row * columns + column);
    shared[threadIdx.y][threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.y != 0 || column >= columns)
        return;
    for (int row = 1; row < kRows; ++row)
        sum += shared[row][threadIdx.x];
    partial[blockIdx.y * columns + column] = sum;
}

__global__ void addPartials(const float* partial, int parts, std::int64_t columns, float* sums)
{
    forEachItem(columns, [&](std::int64_t c) {
        double sum = 0.0;
        for (int part = 0; part < parts; ++part)
            sum += static_cast<double>(partial[part * columns + c]);
        sums[c] = static_cast<float>(sum);
    });
}

int partsOf(const CudaContext& context, std::int64_t rows, std::int64_t columns)
{
    const std::int64_t tiles = dividedUp(columns, kLanes);
    const std::int64_t wanted = std::max<std::int64_t>(1, std::int64_t{4} * context.multiprocessors() / tiles);
    return static_cast<int>(std::clamp<std::int64_t>(dividedUp(rows, kRows * 4), 1, wanted));
}

} // namespace

std::size_t columnSumBytes(const CudaContext& context, std::int64_t rows, std::int64_t columns)
{
    return static_cast<std::size_t>(partsOf(context, rows, columns) * columns) * sizeof(float);
}

void enqueueColumnSums(const CudaContext& context, View values, std::int64_t rows, std::int64_t columns, float* sums,
                       void* workspace)
{
    const int parts = partsOf(context, rows, columns);
    auto* partial = static_cast<float*>(workspace);
    launch(context, partialSums, dim3(static_cast<unsigned>(dividedUp(columns, kLanes)), static_cast<unsigned>(parts)),
           dim3(kLanes, kRows), values, rows, columns, partial);
    launchItems(context, addPartials, columns, static_cast<const float*>(partial), parts, columns, sums);
}

} // namespace trainyard::cuda
