// SPDX-License-Identifier: Apache-2.0
// Gradients on their way to a sum over ranks in 16 bits, and back.
#include "backend/cuda/cuda_lane.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/launch.h"
#include "backend/cuda/packs.h"
#include "backend/cuda/warp.h"

namespace trainyard::cuda {
namespace {

constexpr int kPack = 4; ///< floats per thread and iteration

/// Calls body.operator()<W>(i) for packs of `length` values from i on, and for the rest one by one.
template <typename Body>
__device__ inline void forEachPack(std::int64_t length, Body&& body)
{
    forEachItem(length / kPack, [&](std::int64_t i) { body.template operator()<kPack>(i * kPack); });
    forEachItem(length % kPack, [&](std::int64_t i) { body.template operator()<1>(length / kPack * kPack + i); });
}

/// Magnitudes are not negative, so they are in the order of their bits; a maximum does not depend on the order.
__global__ void largestMagnitude(const float* values, std::int64_t length, float factor, float* largest)
{
    float most = 0.0f;
    forEachPack(length, [&]<int W>(std::int64_t at) {
        float found[W];
        loadPack<float, W>(values + at, found);
        for (int k = 0; k < W; ++k) {
            const float magnitude = fabsf(__fmul_rn(factor, found[k]));
            most = magnitude > most && magnitude <= 3.402823466e38f ? magnitude : most;
        }
    });
    most = warpMax(most);
    if (threadIdx.x % 32 == 0)
        atomicMax(reinterpret_cast<unsigned*>(largest), __float_as_uint(most));
}

/// The exponent k of the largest 2^k with 2^k · largest < 2^15, in fp32's range; 0 for no values but zeros.
__device__ inline int exponentFor(const float* largest)
{
    if (!largest || *largest == 0.0f)
        return 0;
    const int exponent = static_cast<int>(__float_as_uint(*largest) >> 23 & 0xFFu) - 126; // largest < 2^exponent
    const int wanted = 15 - exponent;
    return wanted > 126 ? 126 : wanted;
}

__device__ inline float powerOfTwo(int exponent)
{
    return __uint_as_float(static_cast<unsigned>(exponent + 127) << 23);
}

template <typename T>
__global__ void roundValues(const float* values, std::int64_t length, float factor, const float* largest, T* to)
{
    const float scale = powerOfTwo(exponentFor(largest));
    forEachPack(length, [&]<int W>(std::int64_t at) {
        float found[W];
        loadPack<float, W>(values + at, found);
        for (int k = 0; k < W; ++k)
            found[k] = __fmul_rn(__fmul_rn(factor, found[k]), scale);
        storePack<T, W>(to + at, found);
    });
}

template <typename T>
__global__ void restoreValues(const T* from, std::int64_t length, const float* largest, float* values)
{
    const float back = powerOfTwo(-exponentFor(largest));
    forEachPack(length, [&]<int W>(std::int64_t at) {
        float found[W];
        loadPack<T, W>(from + at, found);
        for (int k = 0; k < W; ++k)
            found[k] *= back;
        storePack<float, W>(values + at, found);
    });
}

/// Calls body(T{}), where T is the C++ type of a 16-bit `type`.
template <typename Body>
void withHalf(DataType type, Body&& body)
{
    type == DataType::BF16 ? body(__nv_bfloat16{}) : body(__half{});
}

} // namespace

void enqueueLargest(const CudaContext& context, cudaStream_t stream, const float* values, std::int64_t length,
                    float factor, float* largest)
{
    check(cudaMemsetAsync(largest, 0, sizeof *largest, stream), "write to");
    launchItemsIn(stream, context, largestMagnitude, dividedUp(length, kPack), values, length, factor, largest);
}

void enqueueRounding(const CudaContext& context, cudaStream_t stream, const float* values, std::int64_t length,
                     float factor, const float* largest, DataType type, void* to)
{
    withHalf(type, [&]<typename T>(T) {
        launchItemsIn(stream, context, roundValues<T>, dividedUp(length, kPack), values, length, factor, largest,
                      static_cast<T*>(to));
    });
}

void enqueueRestoring(const CudaContext& context, cudaStream_t stream, const void* from, std::int64_t length,
                      const float* largest, DataType type, float* values)
{
    withHalf(type, [&]<typename T>(T) {
        launchItemsIn(stream, context, restoreValues<T>, dividedUp(length, kPack), static_cast<const T*>(from), length,
                      largest, values);
    });
}

} // namespace trainyard::cuda
