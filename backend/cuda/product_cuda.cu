// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/product.h"

namespace trainyard::cuda {
namespace {

constexpr int kTile = 16;

/// One block per tile of C; tiles of rows, which may be many, are in the grid's x. Sums are fp32.
__global__ void multiplyTiles(View a, View b, View c, ProductShape shape)
{
    __shared__ float left[kTile][kTile + 1];
    __shared__ float right[kTile][kTile + 1];
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kTile + threadIdx.y;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.y) * kTile + threadIdx.x;
    float sum = 0.0f;
    for (std::int64_t first = 0; first < shape.k; first += kTile) {
        const std::int64_t ka = first + threadIdx.x;
        const std::int64_t kb = first + threadIdx.y;
        left[threadIdx.y][threadIdx.x] =
            row < shape.m && ka < shape.k ? a.get(shape.transposedA ? ka * shape.m + row : row * shape.k + ka) : 0.0f;
        right[threadIdx.y][threadIdx.x] = column < shape.n && kb < shape.k
                                              ? b.get(shape.transposedB ? column * shape.k + kb : kb * shape.n + column)
                                              : 0.0f;
        __syncthreads();
        for (int k = 0; k < kTile; ++k)
            sum += left[threadIdx.y][k] * right[k][threadIdx.x];
        __syncthreads();
    }
    if (row >= shape.m || column >= shape.n)
        return;
    const std::int64_t at = row * shape.n + column;
    c.set(at, shape.adds ? c.get(at) + sum : sum);
}

class OwnProduct final : public ProductPlan {
public:
    OwnProduct(CudaContext& context, const ProductShape& shape) : m_context(context), m_shape(shape) {}
    std::size_t workspaceBytes() const override { return 0; }
    void run(cudaStream_t, const void* a, const void* b, void* c, void*) override
    {
        launch(m_context, multiplyTiles,
               dim3(static_cast<unsigned>(dividedUp(m_shape.m, kTile)),
                    static_cast<unsigned>(dividedUp(m_shape.n, kTile))),
               dim3(kTile, kTile), View{const_cast<void*>(a), m_shape.operands},
               View{const_cast<void*>(b), m_shape.operands}, View{c, m_shape.result}, m_shape);
    }

private:
    CudaContext& m_context;
    ProductShape m_shape;
};

} // namespace

std::unique_ptr<ProductPlan> planProduct(CudaContext& context, const ProductShape& shape)
{
    ProductShape wanted = shape;
    wanted.tf32 = context.tf32 && shape.operands == DataType::F32;
    if (auto plan = context.vendor().product(wanted))
        return plan;
    return std::make_unique<OwnProduct>(context, wanted);
}

} // namespace trainyard::cuda
