// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Loops over {images, rows, columns, channels} without divisions: a block takes columns of one row; its threads are
/// spread over packs of channels, then over columns.
#include "backend/cuda/launch.h"
#include "backend/ops/shape.h"

namespace trainyard::cuda {

/// A batch of images. Offsets inside one image fit into 32 bits, those of images may not.
struct Images {
    std::int64_t count = 0;
    std::int64_t sample = 0;
    int height = 0, width = 0, channels = 0;

    Images() = default;
    explicit Images(const Shape& shape)
        : count(shape.n), sample(shape.sample()), height(static_cast<int>(shape.h)), width(static_cast<int>(shape.w)),
          channels(static_cast<int>(shape.c))
    {
    }
    /// Offset of a pixel's first channel in its image.
    __device__ int at(int row, int column) const { return (row * width + column) * channels; }
};

/// Calls body(image, row, column, first channel of a pack of W) for this thread's share of the grid from
/// launchImages().
template <int W, typename Body>
__device__ inline void forEachPixel(const Images& images, Body&& body)
{
    const int row = static_cast<int>(blockIdx.x);
    for (std::int64_t image = blockIdx.y; image < images.count; image += gridDim.y)
        for (int column = static_cast<int>(blockIdx.z * blockDim.y + threadIdx.y); column < images.width;
             column += static_cast<int>(gridDim.z * blockDim.y))
            for (int channel = static_cast<int>(threadIdx.x) * W; channel < images.channels;
                 channel += static_cast<int>(blockDim.x) * W)
                body(image, row, column, channel);
}

/// Launches a kernel that uses forEachPixel<wide>() on `images`.
template <typename... Parameters, typename... Arguments>
void launchImages(const CudaContext& context, void (*kernel)(Parameters...), const Images& images, int wide,
                  Arguments&&... arguments)
{
    if (images.count <= 0)
        return;
    constexpr std::int64_t kMost = 65535; // blocks in y and z
    const std::int64_t lanes = std::min<std::int64_t>(images.channels / wide, kThreads);
    const std::int64_t columns = std::clamp<std::int64_t>(kThreads / lanes, 1, images.width);
    const dim3 blocks(static_cast<unsigned>(images.height), static_cast<unsigned>(std::min(images.count, kMost)),
                      static_cast<unsigned>(std::min(dividedUp(images.width, 2 * columns), kMost)));
    launch(context, kernel, blocks, dim3(static_cast<unsigned>(lanes), static_cast<unsigned>(columns)),
           std::forward<Arguments>(arguments)...);
}

} // namespace trainyard::cuda
