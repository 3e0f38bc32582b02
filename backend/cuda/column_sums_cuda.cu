// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/elementwise.h"

namespace trainyard::cuda {
namespace {

template <typename T, int W>
__global__ void __launch_bounds__(kThreads) columnPartials(const T* values, Tiling tiling, float* partial)
{
    const std::int64_t column = firstChannel<W>();
    float sums[1][W] = {};
    forEachRow<W>(tiling, column, [&](std::int64_t at) {
        float row[W];
        loadPack<T, W>(values + at, row);
        for (int k = 0; k < W; ++k)
            sums[0][k] += row[k];
    });
    writePartials(sums, tiling, 0, 1, partial);
}

__global__ void __launch_bounds__(kSplitThreads) addColumns(const float* partial, Tiling tiling, float* sums)
{
    addSplits<1>(partial, tiling.splits, tiling.channels,
                 [&](std::int64_t c, const double(&sum)[1]) { sums[c] = static_cast<float>(sum[0]); });
}

} // namespace

void enqueueAddColumns(const CudaContext& context, const float* partial, const Tiling& tiling, float* sums)
{
    launchSplits(context, addColumns, tiling.channels, partial, tiling, sums);
}

std::size_t columnSumBytes(const CudaContext& context, std::int64_t rows, std::int64_t columns)
{
    return static_cast<std::size_t>(mostSplits(context, rows, columns) * columns) * sizeof(float);
}

void enqueueColumnSums(const CudaContext& context, View values, std::int64_t rows, std::int64_t columns, float* sums,
                       void* workspace)
{
    auto* partial = static_cast<float*>(workspace);
    withPacks(values.type, values.type, columns, [&]<typename T, typename, int W>() {
        const Tiling tiling = tilingOf(context, rows, columns, W);
        launch(context, columnPartials<T, W>, tiling.blocks(), tiling.threads(), static_cast<const T*>(values.data),
               tiling, partial);
        enqueueAddColumns(context, partial, tiling, sums);
    });
}

} // namespace trainyard::cuda
